import type { Html, Root } from 'mdast';
import { isDirectiveMark } from '../directives/scan-lines.ts';
import type { PageContext } from '../page/page-context.ts';
import { visitMarkdown } from './visit-markdown.ts';

/**
 * Cuts raw HTML at the lines of the dialect that touch it. Markdown takes everything up to the next blank line for one block, so a
 * directive right after `</div>` would be lost in it.
 */
export function splitHtml(tree: Root, context: PageContext): void {
  if (context.scanned.size === 0) return;
  visitMarkdown(tree, (node, index, parent) => {
    if (node.type !== 'html' || !node.value.includes('\n')) return undefined;
    const pieces = cut(node.value.split('\n'), node.position?.start.line ?? 1, context);
    // A block that is whole keeps its exact position.
    if (pieces.length === 1) return undefined;
    parent.children.splice(index, 1, ...pieces);
    return { goOnAt: index + pieces.length };
  });
}

/** The lines as pieces of raw HTML; a line that stands for one of the dialect is a piece of its own. */
function cut(lines: readonly string[], firstLine: number, context: PageContext): Html[] {
  const pieces: Html[] = [];
  let open: Html | undefined;
  for (const [index, text] of lines.entries()) {
    const line = firstLine + index;
    const isDialect = isDirectiveMark(text) && context.scanned.has(line);
    if (open && !isDialect) open.value += `\n${text}`;
    else {
      const point = { line, column: 1 };
      const piece: Html = { type: 'html', value: text, position: { start: point, end: point } };
      pieces.push(piece);
      open = isDialect ? undefined : piece;
    }
  }
  return pieces;
}
