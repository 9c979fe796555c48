import type { Element, Parent as ElementParent, Root } from 'hast';
import type { Root as MarkdownRoot, Parent, RootContent } from 'mdast';

// unist-util-visit would do, but names a function after every node it meets: a tenth of the time that a page takes.

/** Answer of a visitor: do not look into the node, and with a number go on at that child of its parent. */
export type Skip = 'skip' | { readonly goOnAt: number };

interface TreeNode {
  readonly type: string;
  readonly children?: readonly TreeNode[];
}

/** Calls the visitor for every node below the root, in document order; it may change the node's parent from the node on. */
export function visitMarkdown(
  tree: MarkdownRoot,
  look: (node: RootContent, index: number, parent: Parent) => Skip | undefined,
): void {
  // A child of a tree of Markdown is one of its nodes, and what has children one of its parents.
  walk(tree, look as (node: TreeNode, index: number, parent: TreeNode) => Skip | undefined);
}

/** Calls the visitor for every element below the root, in document order; it may change the element's parent from the element on. */
export function visitElements(
  tree: Root,
  look: (element: Element, index: number, parent: ElementParent) => Skip | undefined,
): void {
  const lookAt = look as (node: TreeNode, index: number, parent: TreeNode) => Skip | undefined;
  walk(tree, (node, index, parent) => (node.type === 'element' ? lookAt(node, index, parent) : undefined));
}

function walk(
  parent: TreeNode,
  look: (node: TreeNode, index: number, parent: TreeNode) => Skip | undefined,
): void {
  for (let index = 0; index < (parent.children?.length ?? 0); index += 1) {
    const node = parent.children?.[index];
    if (node === undefined) continue;
    const skip = look(node, index, parent);
    if (typeof skip === 'object') index = skip.goOnAt - 1;
    else if (skip === undefined && node.children !== undefined) walk(node, look);
  }
}
