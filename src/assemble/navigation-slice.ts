import type { NavigationNode, NavigationTree } from '../model/navigation.ts';
import type { NavigationItem, NavigationSlice } from '../model/navigation-slice.ts';

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
  const open = new Set(trail);
  return { product: tree.product, items: nearItems(tree.nodes, open, localise) };
}

/** Entries that a reader still looks through. */
const longest = 120;

/** Longer lists are cut into blocks of so many; pages of one block show the same: this block, the one before, and the one after. */
const block = 20;

/** The entries of a list around the open one. A list of four hundred would take 90 kB of every page, and nobody looks through it. */
function nearItems(
  nodes: readonly NavigationNode[],
  open: ReadonlySet<NavigationNode>,
  localise: Localise,
): NavigationItem[] {
  const items = (some: readonly NavigationNode[]) => some.map((node) => sharedItem(node, open, localise));
  if (nodes.length <= longest) return items(nodes);
  const at = nodes.findIndex((node) => open.has(node));
  const from = Math.max(0, (Math.floor(at / block) - 1) * block);
  const to = from + 3 * block;
  const before = leftOut('before', nodes.slice(0, from), localise);
  const after = leftOut('after', nodes.slice(to), localise);
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

/** Items off every page's way are the same on all pages: four hundred groups on twenty thousand pages are four hundred items. */
const shut = new WeakMap<Localise, WeakMap<NavigationNode, NavigationItem>>();

function sharedItem(
  node: NavigationNode,
  open: ReadonlySet<NavigationNode>,
  localise: Localise,
): NavigationItem {
  if (open.has(node)) return toItem(node, open, localise);
  const known = shut.get(localise) ?? new WeakMap<NavigationNode, NavigationItem>();
  shut.set(localise, known);
  const item = known.get(node) ?? toItem(node, open, localise);
  known.set(node, item);
  return item;
}

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
  return tree.nodes.map((node) => toItem(node, 'all', localise));
}

function toItem(
  node: NavigationNode,
  open: ReadonlySet<NavigationNode> | 'all',
  localise: Localise,
): NavigationItem {
  const { id, title, badges, linkProps, outward } = node;
  const icon = node.icon === undefined ? {} : { icon: node.icon };
  const items = (nodes: readonly NavigationNode[]) =>
    open === 'all' ? nodes.map((below) => toItem(below, open, localise)) : nearItems(nodes, open, localise);
  if (node.kind === 'subheader') return { kind: 'subheader', id, title, items: items(node.children) };
  if (node.kind === 'group') {
    const isOpen = open === 'all' || open.has(node);
    const href = node.href === undefined ? {} : { href: localise(node.href) };
    return {
      kind: 'group',
      id,
      title,
      ...href,
      badges,
      ...icon,
      state: isOpen ? 'open' : 'closed',
      items: isOpen ? items(node.children) : [],
    };
  }
  const current = open !== 'all' && open.has(node);
  const href = outward ? (node.href ?? '') : localise(node.href ?? '');
  return { kind: 'page', id, title, href, outward, badges, ...icon, current, linkProps };
}
