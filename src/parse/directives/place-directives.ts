import type { Root } from 'mdast';
import { placeholder } from '../../lib/placeholders.ts';
import type { PageContext } from '../page/page-context.ts';
import { visitMarkdown } from '../steps/visit-markdown.ts';
import { readDirective } from './read-directive.ts';
import { isDirectiveMark } from './scan-lines.ts';

/** Puts a part hole where the scanner found a directive; a malformed one is reported and leaves nothing. */
export function placeDirectives(tree: Root, context: PageContext): void {
  if (![...context.scanned.values()].some(({ kind }) => kind === 'directive')) return;
  visitMarkdown(tree, (node, index, parent) => {
    if (node.type !== 'html') return undefined;
    const scanned = context.scanned.get(node.position?.start.line ?? 0);
    if (scanned?.kind !== 'directive' || !isDirectiveMark(node.value)) return undefined;
    const part = readDirective(scanned, context);
    if (!part) {
      parent.children.splice(index, 1);
      return { goOnAt: index };
    }
    node.value = placeholder('p', context.parts.length);
    context.parts.push(part);
    return undefined;
  });
}
