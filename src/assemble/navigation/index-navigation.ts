import { comparablePath } from '../../lib/navigation-path.ts';
import { toSitePath } from '../../lib/path.ts';
import type { NavigationNode, NavigationTree } from '../../model/navigation.ts';
import type { SitePath } from '../../model/path.ts';

/** The look-ups of one navigation tree, so that a page finds its entry without walking the tree. */
export interface NavigationIndex {
  readonly tree: NavigationTree;
  /** The trail of each page: the parents of its entry, outermost first, then the entry. */
  readonly trails: ReadonlyMap<SitePath, readonly NavigationNode[]>;
  /** The pages in reading order, depth first, without links out of the site, hashes and files. */
  readonly order: readonly NavigationNode[];
  /** The position of each page in this order. */
  readonly positions: ReadonlyMap<NavigationNode, number>;
}

/** Creates the look-ups of a tree. If two entries have one path, the first counts. */
export function indexNavigation(tree: NavigationTree): NavigationIndex {
  const trails = new Map<SitePath, readonly NavigationNode[]>();
  const order: NavigationNode[] = [];
  const visit = (node: NavigationNode, parents: readonly NavigationNode[]) => {
    const trail = [...parents, node];
    const path = pagePath(node);
    if (path !== undefined && !trails.has(path)) trails.set(path, trail);
    if (path !== undefined && node.ordered && node.href?.endsWith('/')) order.push(node);
    for (const child of node.children) visit(child, trail);
  };
  for (const node of tree.nodes) visit(node, []);
  return { tree, trails, order, positions: new Map(order.map((node, position) => [node, position])) };
}

/** Returns the comparable path of a page; undefined if the entry is not its own, such as one with a hash. */
function pagePath(node: NavigationNode): SitePath | undefined {
  const { kind, outward, href } = node;
  if (kind !== 'page' || outward || href === undefined || href.includes('#')) return undefined;
  return comparablePath(toSitePath(href));
}

/**
 * Returns the trail of a path without language: the parents of its entry, outermost first, then the entry. It
 * ignores the suffixes of API tabs. Empty if the tree does not contain the path.
 */
export function findTrail(index: NavigationIndex, path: SitePath): readonly NavigationNode[] {
  return index.trails.get(comparablePath(path)) ?? [];
}

/** The previous and the next page in reading order; absent at the ends, and for a page outside the order. */
export interface AdjacentPages {
  readonly previous?: NavigationNode;
  readonly next?: NavigationNode;
}

/** Returns the pages before and after an entry of the tree. */
export function adjacentPages(index: NavigationIndex, entry: NavigationNode | undefined): AdjacentPages {
  const position = entry && index.positions.get(entry);
  if (position === undefined) return {};
  const previous = index.order[position - 1];
  const next = index.order[position + 1];
  return { ...(previous && { previous }), ...(next && { next }) };
}
