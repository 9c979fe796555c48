import type { Parent, Root, RootContent } from 'mdast';

/**
 * How deep quotes, lists, emphasis and the like may nest on a page. A list and its item are two levels. The
 * limit keeps recursive walks of the tree from overflowing the stack, and stays below the 512 elements that
 * browsers nest.
 */
export const maxDepth = 100;

/**
 * Removes the nodes of a tree below `maxDepth`. Returns the first node that lost children; undefined
 * for a tree that is not so deep.
 */
export function limitDepth(tree: Root): RootContent | undefined {
  return removeBelow(tree, maxDepth);
}

function removeBelow(parent: Parent, levels: number): RootContent | undefined {
  let first: RootContent | undefined;
  for (const node of parent.children) {
    if (!('children' in node) || node.children.length === 0) continue;
    if (levels > 1) {
      const found = removeBelow(node, levels - 1);
      first ??= found;
    } else {
      node.children = [];
      first ??= node;
    }
  }
  return first;
}
