import type { Html, Parent, PhrasingContent, Root, RootContent } from 'mdast';
import { decodeHtml } from '../../lib/html.ts';
import { replaceNode, visitMarkdown } from '../steps/visit-markdown.ts';

/**
 * Replaces the inline HTML that authors of doc comments use by the same in Markdown: `<br>`, and pairs of
 * `<code>`, `<kbd>`, `<strong>`, `<em>` and `<a href="…">`. Other HTML stays, and is shown as text:
 * `<button>` in a comment means the word.
 */
export function adoptHtml(tree: Root): void {
  visitMarkdown(tree, (node, index, parent) => {
    if (node.type !== 'html') return undefined;
    if (/^<br\s*\/?>$/i.test(node.value)) {
      replaceNode(parent, index, [{ type: 'break' }]);
      return undefined;
    }
    const adopted = adoptedAt(node, index, parent);
    if (adopted === undefined) return undefined;
    parent.children = [
      ...parent.children.slice(0, index),
      adopted.node,
      ...parent.children.slice(adopted.end + 1),
    ];
    return { continueAt: index };
  });
}

const opening = /^<(code|kbd|strong|b|em|i|a)(\s[^<>]*)?>$/i;

interface Adopted {
  readonly node: RootContent;
  /** Index of the node with the end tag. */
  readonly end: number;
}

function adoptedAt({ value, position }: Html, index: number, parent: Parent): Adopted | undefined {
  const [, written = '', attributes = ''] = opening.exec(value) ?? [];
  const name = written.toLowerCase();
  if (name === '') return undefined;
  const end = parent.children.findIndex(
    (node, at) => at > index && node.type === 'html' && node.value.toLowerCase() === `</${name}>`,
  );
  if (end === -1) return undefined;
  const node = elementOf(name, attributes, parent.children.slice(index + 1, end) as PhrasingContent[]);
  return node && { node: { ...node, ...(position && { position }) }, end };
}

function elementOf(
  name: string,
  attributes: string,
  children: PhrasingContent[],
): PhrasingContent | undefined {
  switch (name) {
    case 'code':
    case 'kbd': {
      const texts = children.map((child) => ('value' in child ? child.value : undefined));
      return texts.includes(undefined) ? undefined : { type: 'inlineCode', value: texts.join('') };
    }
    case 'strong':
    case 'b':
      return { type: 'strong', children };
    case 'em':
    case 'i':
      return { type: 'emphasis', children };
    default: {
      const [, first, second] = /\shref=(?:"([^"]*)"|'([^']*)')/i.exec(attributes) ?? [];
      const url = first ?? second;
      return url === undefined ? undefined : { type: 'link', url: decodeHtml(url), children };
    }
  }
}
