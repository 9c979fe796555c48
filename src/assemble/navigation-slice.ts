import { memoize } from '../memo/memoize.ts';
import type { NavigationItem, NavigationNode, NavigationSlice, NavigationTree } from '../model/navigation.ts';

/** Makes the link of an entry ready for `href`: language and base are put in front of what is a page of the site. */
export type Localise = (href: string) => string;

/**
 * The part of a tree that one page carries: the top level, and the groups on the way to the page opened, each cut to what is near. What lies
 * in the other groups is in the product's fragment, so that a page neither grows nor changes with the rest of the tree.
 */
export function navigationSlice(
  tree: NavigationTree,
  trail: readonly NavigationNode[],
  localise: Localise,
): Omit<NavigationSlice, 'fragment'> {
  return { product: tree.product, items: nearItems(tree.nodes, { open: new Set(trail), localise }) };
}

/** The entries on the trail of a page, and the language of its links. */
interface Slicing {
  readonly open: ReadonlySet<NavigationNode>;
  readonly localise: Localise;
}

/** Entries that a reader still looks through. */
const longest = 120;

/** Longer lists are cut into blocks of so many; pages of one block show the same: this block, the one before, and the one after. */
const block = 20;

/** The entries of a list around the open one. A list of four hundred would take 90 kB of every page, and nobody looks through it. */
function nearItems(nodes: readonly NavigationNode[], slicing: Slicing): NavigationItem[] {
  const items = (some: readonly NavigationNode[]) => some.map((node) => sliceItem(node, slicing));
  if (nodes.length <= longest) return items(nodes);
  const at = nodes.findIndex((node) => slicing.open.has(node));
  const from = Math.max(0, (Math.floor(at / block) - 1) * block);
  const to = from + 3 * block;
  const before = leftOut('before', nodes.slice(0, from), slicing.localise);
  const after = leftOut('after', nodes.slice(to), slicing.localise);
  return [
    ...(before ?? items(nodes.slice(0, from))),
    ...items(nodes.slice(from, to)),
    ...(after ?? items(nodes.slice(to))),
  ];
}

/** What stands for entries that are left out; undefined where they are few, or where no page among them has them in its navigation. */
function leftOut(
  side: 'before' | 'after',
  nodes: readonly NavigationNode[],
  localise: Localise,
): NavigationItem[] | undefined {
  // `/api/#part` leads to a page whose own entry is elsewhere, `/llms.txt` to none.
  const isPage = ({ href, outward }: NavigationNode) => href?.endsWith('/') === true && !outward;
  const nearest = side === 'before' ? nodes.findLast(isPage) : nodes.find(isPage);
  if (nearest?.href === undefined || nodes.length < block) return undefined;
  return [{ kind: 'more', side, count: nodes.length, href: localise(nearest.href) }];
}

function sliceItem(node: NavigationNode, slicing: Slicing): NavigationItem {
  const { open, localise } = slicing;
  if (!open.has(node)) return closedItems(localise)(node);
  return toItem(node, 'open', localise, (nodes) => nearItems(nodes, slicing));
}

/** Returns items of entries off the trail in one language. All pages share them, so that they are made and hashed once. */
const closedItems = memoize((localise: Localise) =>
  memoize((node: NavigationNode) =>
    toItem(node, 'shut', localise, (nodes) => nearItems(nodes, { open: new Set(), localise })),
  ),
);

/** Name of the asset that holds a product's whole tree in a language. */
export function navigationFragment(
  product: string,
  language: string,
  [first]: readonly [string, ...string[]],
): string {
  return language === first ? `navigation:${product}` : `navigation:${product}:${language}`;
}

/** The whole tree, every group open and no page current: what the fragment is drawn from. */
export function wholeNavigation(tree: NavigationTree, localise: Localise): NavigationItem[] {
  const whole = (nodes: readonly NavigationNode[]): NavigationItem[] =>
    nodes.map((node) => toItem(node, 'whole', localise, whole));
  return whole(tree.nodes);
}

/** Where an entry is: on the way to the page, off it, or in a tree that is of no page. */
type Standing = 'open' | 'shut' | 'whole';

/** @param itemsOf makes what lies below an entry that shows it */
function toItem(
  node: NavigationNode,
  standing: Standing,
  localise: Localise,
  itemsOf: (nodes: readonly NavigationNode[]) => NavigationItem[],
): NavigationItem {
  const { id, title, badges, linkProps, outward } = node;
  const icon = node.icon === undefined ? {} : { icon: node.icon };
  if (node.kind === 'subheader') return { kind: 'subheader', id, title, items: itemsOf(node.children) };
  if (node.kind === 'group') {
    const isOpen = standing !== 'shut';
    const href = node.href === undefined ? {} : { href: localise(node.href) };
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
  return { kind: 'page', id, title, href, outward, badges, ...icon, current: standing === 'open', linkProps };
}
