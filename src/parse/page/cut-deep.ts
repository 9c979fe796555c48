import type { Nodes, Root, RootContent } from 'mdast';
import type { Extension } from 'mdast-util-from-markdown';

/**
 * How many levels of quotes, lists, emphasis and the like a page may have; a list and its item are two, and so are a paragraph and its words.
 * What walks the tree calls itself for each level: the stack of the main thread (984 kB) lasts for 1,100, that of a worker for four times
 * as many, and browsers nest 512 elements.
 */
export const deepest = 100;

/** Gives the parser's tree without what lies too deep in it, before anything else walks it; `found` gets the first node of which something went. */
export function cutDeep(found: RootContent[]): Extension {
  return {
    transforms: [
      (tree: Root) => {
        let level: Nodes[] = [tree];
        for (let depth = 0; depth < deepest && level.length > 0; depth++)
          level = level.flatMap((node): Nodes[] => ('children' in node ? node.children : []));
        const cut = level.filter((node) => 'children' in node && node.children.length > 0);
        for (const node of cut) if ('children' in node) node.children = [];
        const [first] = cut;
        if (first && first.type !== 'root') found.push(first);
      },
    ],
  };
}
