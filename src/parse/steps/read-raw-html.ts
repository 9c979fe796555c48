import type { Root } from 'mdast';
import { placeholderNames } from '../../lib/placeholders.ts';
import type { PageContext } from '../page/page-context.ts';
import { visitMarkdown } from './visit-markdown.ts';

/** Notes the ids in raw HTML. Where raw HTML is not trusted it becomes text. */
export function readRawHtml(tree: Root, context: PageContext): void {
  visitMarkdown(tree, (node, index, parent) => {
    if (node.type !== 'html' || placeholderNames(node.value, 'p').length > 0) return undefined;
    for (const [, , id] of node.value.matchAll(/\s(?:id|name)=(["'])(.*?)\1/g)) {
      if (id !== undefined) context.anchors.push(id);
    }
    if (context.trust) return undefined;
    const text = { type: 'text', value: node.value } as const;
    const inline = parent.type === 'paragraph' || parent.type === 'heading' || parent.type === 'tableCell';
    parent.children[index] = inline ? text : { type: 'paragraph', children: [text] };
    return 'skip';
  });
}
