import type { Nodes, Root, RootContent } from 'mdast';
import type { Extension } from 'mdast-util-from-markdown';

/**
 * How deep quotes, lists, emphasis and the like may nest on a page. A list and its item are two levels. The
 * limit keeps recursive walks of the tree from overflowing the stack, and stays below the 512 elements that
 * browsers nest.
 */
export const maxDepth = 100;

/**
 * Removes nodes below `maxDepth` from the parser's tree, and adds the first node that lost children to `cut`.
 */
export function limitDepth(cut: RootContent[]): Extension {
  return {
    transforms: [
      (tree: Root) => {
        let level: Nodes[] = [tree];
        for (let depth = 0; depth < maxDepth && level.length > 0; depth++)
          level = level.flatMap((node): Nodes[] => ('children' in node ? node.children : []));
        const parents = level.filter((node) => 'children' in node && node.children.length > 0);
        for (const node of parents) if ('children' in node) node.children = [];
        const [first] = parents;
        if (first && first.type !== 'root') cut.push(first);
      },
    ],
  };
}
