import { type NavigationTarget, navigationTarget } from '../../lib/navigation-path.ts';
import { withTrailingSlash } from '../../lib/path.ts';
import { uniqueIds } from '../../lib/unique-ids.ts';
import type { TranslationDocument } from '../../model/language.ts';
import type {
  NavigationDocument,
  NavigationEntry,
  NavigationNode,
  NavigationTree,
} from '../../model/navigation.ts';

/** Resolves the kinds, titles, links and ids of navigation entries. Hidden entries are left out. */
export function assembleNavigation(
  product: string,
  document: NavigationDocument,
  translated?: TranslationDocument['navigation'],
): NavigationTree {
  const unique = uniqueIds();
  const toNode = (entry: NavigationEntry): NavigationNode => {
    const id = unique(nodeId(entry.pathname));
    const children = entry.children.filter(isShown).map(toNode);
    const kind = entry.subheader !== undefined ? 'subheader' : children.length > 0 ? 'group' : 'page';
    const target = navigationTarget(entry.pathname);
    const href = kind === 'page' ? targetHref(target) : firstHref(children);
    return {
      id,
      kind,
      title: entry.title === false ? '' : (translated?.get(entry.pathname)?.title ?? navigationTitle(entry)),
      ...(href !== undefined && { href }),
      outward: target.kind === 'outward',
      ...(entry.icon !== undefined && { icon: entry.icon }),
      badges: entry.badges,
      linkProps: entry.linkProps,
      ordered: entry.ordered,
      children,
    };
  };
  return { product, nodes: document.entries.filter(isShown).map(toNode) };
}

/** An entry that lists API pages is not shown without any: a partial site may lack them. */
function isShown({ inSideNav, auto, children }: NavigationEntry): boolean {
  return inSideNav && (!auto || children.length > 0);
}

function targetHref(target: NavigationTarget): string {
  if (target.kind === 'outward') return target.url;
  if (target.kind === 'anchor') return `${withTrailingSlash(target.path)}#${target.hash}`;
  return withTrailingSlash(target.path);
}

function firstHref(nodes: readonly NavigationNode[]): string | undefined {
  for (const node of nodes) {
    const href = node.kind === 'page' ? (node.outward ? undefined : node.href) : firstHref(node.children);
    if (href !== undefined) return href;
  }
  return undefined;
}

function nodeId(pathname: string): string {
  // The fast path for almost all of thousands of entries.
  if (simplePathname.test(pathname)) return pathname.slice(1).replaceAll('/', '-');
  // Unicode classes are slow, and few addresses need them.
  const other = /^[ -~]*$/.test(pathname) ? /[^a-z0-9]+/g : /[^\p{Letter}\p{Number}]+/gu;
  const words = pathname.toLowerCase().replace(other, '-').replace(/^-|-$/g, '');
  return words === '' ? 'home' : words;
}

/** `/material-ui/react-button` */
const simplePathname = /^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/;

/**
 * Returns the title of an entry, or else one derived from the last segment of its subheader or pathname.
 *
 * `/material-ui/react-text-field` → `Text field`; `/material-ui/api/icon-button` → `IconButton`;
 * `/base-ui/api/use-button` → `useButton`; a title of `false` → empty
 */
export function navigationTitle(entry: Pick<NavigationEntry, 'pathname' | 'title' | 'subheader'>): string {
  if (entry.title === false) return '';
  if (entry.title !== undefined) return entry.title;
  const path = entry.subheader ?? entry.pathname;
  const last =
    path
      .replace(/[?#].*$/, '')
      .replace(/\/$/, '')
      .split('/')
      .at(-1) ?? '';
  const name = last.replace(/^react-/, '').replace(/\.[a-z]\w*$/i, '');
  if (/\/api\//.test(path)) return name.startsWith('use-') ? camelCase(name) : upperFirst(camelCase(name));
  return upperFirst(name.replaceAll('-', ' '));
}

function camelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
