import { memoize } from '../../memo/memoize.ts';
import type {
  NavigationItem,
  NavigationNode,
  NavigationSlice,
  NavigationTree,
} from '../../model/navigation.ts';

/** Adds language and base to a link of the site that leads to a page. */
export type Localise = (href: string) => string;

/**
 * Returns the slice of a tree for one page: the top level, and the open groups on its trail, each without
 * entries far from the page. Other items are in the product's fragment, so a page does not depend on the
 * whole tree. The pages of a group share its items, so these are made, hashed and rendered once.
 */
export function navigationSlice(
  tree: NavigationTree,
  trail: readonly NavigationNode[],
  localise: Localise,
): Omit<NavigationSlice, 'fragment'> {
  const known = sharedItems(localise)(tree);
  const key = slicePosition(tree, trail);
  const items = known.get(key) ?? itemsNearPage(tree.nodes, { open: new Set(trail), localise });
  known.set(key, items);
  const current = trail.at(-1)?.id;
  return { product: tree.product, items, ...(current !== undefined && { current }) };
}

/** The items of slices in a language, by tree and position. */
const sharedItems = memoize((_localise: Localise) =>
  memoize((_tree: NavigationTree) => new Map<string, readonly NavigationItem[]>()),
);

/** Returns the same text for pages whose slices have the same items: `'material-ui-components 0 2'`. */
function slicePosition(tree: NavigationTree, trail: readonly NavigationNode[]): string {
  const lists = [tree, ...trail].map((parent) => ('nodes' in parent ? parent.nodes : parent.children));
  const blocks = trail.map((node, depth) => blockOf(lists[depth] ?? [], node));
  return [trail.at(-2)?.id ?? '', ...blocks].join(' ');
}

/** Returns the index of the block of a list that contains an entry; 0 for a list that is shown completely. */
function blockOf(nodes: readonly NavigationNode[], node: NavigationNode | undefined): number {
  return nodes.length <= longestList || !node ? 0 : Math.max(0, Math.floor(nodes.indexOf(node) / blockSize));
}

interface Slicing {
  readonly open: ReadonlySet<NavigationNode>;
  readonly localise: Localise;
}

/**
 * Entries of a list that pages contain completely: a list of groups and one of pages fit into the 6 kB that
 * a page may have besides its article.
 */
const longestList = 80;

/** Longer lists are cut into blocks. All pages of a block show it, the one before, and the one after. */
const blockSize = 20;

/** Returns the items near the page. Without this, long lists would dominate the size of pages. */
function itemsNearPage(nodes: readonly NavigationNode[], slicing: Slicing): NavigationItem[] {
  const items = (some: readonly NavigationNode[]) => some.map((node) => sliceItem(node, slicing));
  if (nodes.length <= longestList) return items(nodes);
  const block = blockOf(
    nodes,
    nodes.find((node) => slicing.open.has(node)),
  );
  const from = Math.max(0, (block - 1) * blockSize);
  const to = from + 3 * blockSize;
  const before = moreItem('before', nodes.slice(0, from), slicing.localise);
  const after = moreItem('after', nodes.slice(to), slicing.localise);
  return [
    ...(before ?? items(nodes.slice(0, from))),
    ...items(nodes.slice(from, to)),
    ...(after ?? items(nodes.slice(to))),
  ];
}

/** Returns an item that replaces entries, unless these are few or contain no page that could show them. */
function moreItem(
  side: 'before' | 'after',
  nodes: readonly NavigationNode[],
  localise: Localise,
): NavigationItem[] | undefined {
  // An entry such as `/api/#part` or `/llms.txt` is not the page's own.
  const isPage = ({ href, outward }: NavigationNode) => href?.endsWith('/') === true && !outward;
  const nearest = side === 'before' ? nodes.findLast(isPage) : nodes.find(isPage);
  if (nearest?.href === undefined || nodes.length < blockSize) return undefined;
  return [{ kind: 'more', side, count: nodes.length, href: localise(nearest.href) }];
}

function sliceItem(node: NavigationNode, slicing: Slicing): NavigationItem {
  const { open, localise } = slicing;
  if (!open.has(node)) return closedItems(localise)(node);
  return toItem(node, 'open', localise, (nodes) => itemsNearPage(nodes, slicing));
}

/** Returns items off the trail. All pages in a language share them, so they are made and hashed once. */
const closedItems = memoize((localise: Localise) =>
  memoize((node: NavigationNode) =>
    toItem(node, 'closed', localise, (nodes) => itemsNearPage(nodes, { open: new Set(), localise })),
  ),
);

/** Returns the name of the asset with a product's whole tree in a language. */
export function navigationFragment(
  product: string,
  language: string,
  [first]: readonly [string, ...string[]],
): string {
  return language === first ? `navigation:${product}` : `navigation:${product}:${language}`;
}

/** Returns all items of a tree with open groups and without a current page, for the fragment. */
export function wholeNavigation(tree: NavigationTree, localise: Localise): NavigationItem[] {
  const whole = (nodes: readonly NavigationNode[]): NavigationItem[] =>
    nodes.map((node) => toItem(node, 'whole', localise, whole));
  return whole(tree.nodes);
}

/** `open`: on the trail of the page. `closed`: outside it. `whole`: in a tree without a page. */
type ItemState = 'open' | 'closed' | 'whole';

/** @param itemsOf makes the items of an entry's children */
function toItem(
  node: NavigationNode,
  state: ItemState,
  localise: Localise,
  itemsOf: (nodes: readonly NavigationNode[]) => NavigationItem[],
): NavigationItem {
  const { id, title, badges, linkProps, outward } = node;
  const icon = node.icon !== undefined && { icon: node.icon };
  if (node.kind === 'subheader') return { kind: 'subheader', id, title, items: itemsOf(node.children) };
  if (node.kind === 'group') {
    const isOpen = state !== 'closed';
    const href = node.href !== undefined && { href: localise(node.href) };
    return {
      kind: 'group',
      id,
      title,
      ...href,
      badges,
      ...icon,
      state: isOpen ? 'open' : 'closed',
      items: isOpen ? itemsOf(node.children) : [],
    };
  }
  const href = outward ? (node.href ?? '') : localise(node.href ?? '');
  return { kind: 'page', id, title, href, outward, badges, ...icon, linkProps };
}
