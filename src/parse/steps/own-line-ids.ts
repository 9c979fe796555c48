import type { Root } from 'mdast';
import { escapeHtml } from '../../lib/html.ts';
import type { PageContext } from '../page/page-context.ts';
import { visitMarkdown } from './visit-markdown.ts';

/**
 * Turns `{#own-id}` on a line of its own into an anchor. VitePress gives the id to an empty paragraph there,
 * so authors name a list or a table that has no heading.
 */
export function placeOwnLineIds(tree: Root, context: PageContext): void {
  if (!context.text.includes('{#')) return;
  visitMarkdown(tree, (node, index, parent) => {
    const [only, ...others] = node.type === 'paragraph' ? node.children : [];
    if (only?.type !== 'text' || others.length > 0) return undefined;
    const [, id] = /^\{#([^\s{}]+)\}$/.exec(only.value) ?? [];
    if (id === undefined) return undefined;
    const value = `<a id="${escapeHtml(id)}"></a>`;
    parent.children[index] = { type: 'html', value, data: { trusted: true } };
    return 'skip';
  });
}
