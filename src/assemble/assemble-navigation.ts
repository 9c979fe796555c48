import { type NavigationTarget, navigationTarget } from '../lib/navigation-path.ts';
import { withTrailingSlash } from '../lib/path.ts';
import { uniqueIds } from '../lib/unique-ids.ts';
import type { TranslationDocument } from '../model/language.ts';
import type {
  NavigationDocument,
  NavigationEntry,
  NavigationNode,
  NavigationTree,
} from '../model/navigation.ts';
import { navigationTitle } from './navigation-title.ts';

/** Resolves a navigation file: kinds, words, links and ids of its entries; entries that are not shown are left out. */
export function assembleNavigation(
  product: string,
  document: NavigationDocument,
  translated?: TranslationDocument['navigation'],
): NavigationTree {
  const unique = uniqueIds();
  const toNode = (entry: NavigationEntry): NavigationNode => {
    const id = unique(nodeId(entry.pathname));
    const children = entry.children.filter((child) => child.inSideNav).map(toNode);
    const kind = entry.subheader !== undefined ? 'subheader' : children.length > 0 ? 'group' : 'page';
    const target = navigationTarget(entry.pathname);
    const href = kind === 'page' ? targetHref(target) : firstHref(children);
    return {
      id,
      kind,
      title: entry.title === false ? '' : (translated?.get(entry.pathname)?.title ?? navigationTitle(entry)),
      ...(href === undefined ? {} : { href }),
      outward: target.kind === 'outward',
      ...(entry.icon === undefined ? {} : { icon: entry.icon }),
      badges: entry.badges,
      linkProps: entry.linkProps,
      ordered: entry.ordered,
      children,
    };
  };
  return { product, nodes: document.entries.filter((entry) => entry.inSideNav).map(toNode) };
}

/** The link of an entry that has no children. */
export function entryHref(entry: Pick<NavigationEntry, 'pathname'>): string {
  return targetHref(navigationTarget(entry.pathname));
}

function targetHref(target: NavigationTarget): string {
  if (target.kind === 'outward') return target.url;
  if (target.kind === 'anchor') return `${withTrailingSlash(target.path)}#${target.hash}`;
  return withTrailingSlash(target.path);
}

/** A group leads to its first page, at any depth. */
function firstHref(nodes: readonly NavigationNode[]): string | undefined {
  for (const node of nodes) {
    const href = node.kind === 'page' ? (node.outward ? undefined : node.href) : firstHref(node.children);
    if (href !== undefined) return href;
  }
  return undefined;
}

function nodeId(pathname: string): string {
  // Almost all are written like this, and there are thousands.
  if (plain.test(pathname)) return pathname.slice(1).replaceAll('/', '-');
  // Unicode's classes take four times as long, and few addresses need them.
  const other = /^[ -~]*$/.test(pathname) ? /[^a-z0-9]+/g : /[^\p{Letter}\p{Number}]+/gu;
  const words = pathname.toLowerCase().replace(other, '-').replace(/^-|-$/g, '');
  return words === '' ? 'home' : words;
}

/** `/material-ui/react-button` */
const plain = /^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/;
