import type { Parent, RootContent } from 'mdast';

// unist-util-visit would do, but names a function after every node it meets: a tenth of the time that a page takes.

/** Answer of a visitor: do not look into the node, and with a number go on at that child of its parent. */
export type Skip = 'skip' | { readonly goOnAt: number };

/** Calls the visitor for every node below the root but words and code among them, in document order; it may change the node's parent from the node on. */
export function visitMarkdown(
  parent: Parent,
  look: (node: RootContent, index: number, parent: Parent) => Skip | undefined,
): void {
  for (let index = 0; index < parent.children.length; index += 1) {
    const node = parent.children[index];
    if (node === undefined || node.type === 'text' || node.type === 'inlineCode') continue;
    const skip = look(node, index, parent);
    if (typeof skip === 'object') index = skip.goOnAt - 1;
    else if (skip === undefined && 'children' in node) visitMarkdown(node, look);
  }
}
