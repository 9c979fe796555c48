import type { Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

/** The tree that remark makes of a text. */
export function referenceTree(text: string): Root {
  return fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
}

/** A tree with its fields in one order. */
export function ordered(node: Nodes): object {
  const { position, ...rest } = node;
  const fields = Object.entries(rest).filter(([name, value]) => name !== 'children' && value !== undefined);
  return {
    ...Object.fromEntries(fields.sort(([a], [b]) => (a < b ? -1 : 1))),
    position:
      position && [position.start, position.end].map(({ line, column, offset }) => [line, column, offset]),
    ...('children' in node && { children: node.children.map(ordered) }),
  };
}
