import { comparablePath } from '../lib/navigation-path.ts';
import { toSitePath } from '../lib/path.ts';
import type { NavigationNode, NavigationTree } from '../model/navigation.ts';
import type { SitePath } from '../model/path.ts';

/** The look-ups of one tree, so that a page finds its place without walking it. */
export interface NavigationIndex {
  readonly tree: NavigationTree;
  /** The way from the top to each page: its parents, outermost first, then the page's own entry. */
  readonly trails: ReadonlyMap<SitePath, readonly NavigationNode[]>;
  /** The pages in reading order, depth first, without outward links, hashes and files. */
  readonly order: readonly NavigationNode[];
  /** Where each page stands in the order. */
  readonly positions: ReadonlyMap<NavigationNode, number>;
}

/** Walks a tree once. Of two entries with one path the first counts. */
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

/** The comparable path of an entry that is a page of the site. An entry with a hash points into a page that has an entry of its own. */
function pagePath(node: NavigationNode): SitePath | undefined {
  const { kind, outward, href } = node;
  if (kind !== 'page' || outward || href === undefined || href.includes('#')) return undefined;
  return comparablePath(toSitePath(href));
}
