import type { Nodes, Root, RootContent } from 'mdast';

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
  let level: Nodes[] = [tree];
  for (let depth = 0; depth < maxDepth && level.length > 0; depth++)
    level = level.flatMap((node): Nodes[] => ('children' in node ? node.children : []));
  const parents = level.filter((node) => 'children' in node && node.children.length > 0);
  for (const node of parents) if ('children' in node) node.children = [];
  const [first] = parents;
  return first && first.type !== 'root' ? first : undefined;
}
