import type { NavigationInput } from '../../parse/navigation/navigation-schema.ts';
import { isRecord } from '../evaluate/values.ts';
import { parseJsonRecord, textValue } from '../tree-pages.ts';
import { groupEntry } from './navigation-entries.ts';

/** Names of files such as `sidebarLearn.json`. */
export const sidebarEnd = /(?:^|\/)sidebar[\w-]*\.json$/;

/**
 * Reads navigation from files such as `sidebarLearn.json`, as the site of React has them: each is a tree of
 * `routes` with section headers between them, and becomes a group. A file for the path `/` repeats parts of
 * the others and gives them their order. Empty for files of another meaning.
 */
export function sidebarNavigation(texts: readonly string[]): NavigationInput[] {
  const all = texts.map(parseJsonRecord).filter(({ routes }) => Array.isArray(routes));
  const isOverview = ({ path }: SidebarRoute) => path === '/' && all.length > 1;
  const overview = all.filter(isOverview).flatMap((tree) => pathsIn([tree]));
  const position = ({ path }: SidebarRoute) => {
    const found = overview.indexOf(String(path));
    return found < 0 ? overview.length : found;
  };
  const trees = all.filter((tree) => !isOverview(tree)).sort((a, b) => position(a) - position(b));
  const names = new Set<string>();
  return trees.flatMap((tree) => {
    const entries = entriesOf(recordsOf(tree.routes), names);
    const title = textValue(tree.title);
    if (trees.length === 1 || title === undefined || entries.length === 0) return entries;
    return [groupEntry(title, unwrapped(entries, title), { names })];
  });
}

/** `Blog` with a group `Blog` in it is one group. */
function unwrapped(entries: NavigationInput[], title: string): NavigationInput[] {
  const [only] = entries;
  const isSame = entries.length === 1 && (only?.title === title || only?.subheader === title);
  return isSame && only?.children !== undefined ? unwrapped(only.children, title) : entries;
}

type SidebarRoute = Readonly<Record<string, unknown>>;

/** A section header makes a section of the routes that follow it. */
function entriesOf(routes: readonly SidebarRoute[], names: Set<string>): NavigationInput[] {
  const all: NavigationInput[] = [];
  let list = all;
  for (const route of routes) {
    // `react@{{version}}`: the site of React writes the version when it renders.
    const header =
      textValue(route.sectionHeader)
        ?.replace(/@?\{\{.*?\}\}/g, '')
        .trim() || undefined;
    if (header !== undefined) {
      list = [];
      all.push({ ...groupEntry(header, list, { names }), subheader: header });
    } else for (const entry of entryOf(route, names)) list.push(entry);
  }
  return all.filter(({ children }) => children === undefined || children.length > 0);
}

/** The page of a group comes first in it. */
function entryOf(
  { title: written, path, routes, ...route }: SidebarRoute,
  names: Set<string>,
): NavigationInput[] {
  const [title, pathname] = [textValue(written), textValue(path)];
  const isUnstable = route.canary === true || textValue(route.version) !== undefined;
  const own: NavigationInput[] =
    pathname === undefined
      ? []
      : [{ pathname, ...(title !== undefined && { title }), ...(isUnstable && { unstable: true }) }];
  const children = entriesOf(recordsOf(routes), names);
  if (children.length === 0 || title === undefined) return [...own, ...children];
  const isListed = pathname !== undefined && pathsIn(recordsOf(routes)).includes(pathname);
  return [groupEntry(title, isListed ? children : [...own, ...children], { names })];
}

/** Pathnames in order. */
function pathsIn(routes: readonly SidebarRoute[]): string[] {
  return routes.flatMap(({ path, routes: inner }) => [
    ...(typeof path === 'string' ? [path] : []),
    ...pathsIn(recordsOf(inner)),
  ]);
}

function recordsOf(value: unknown): readonly SidebarRoute[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}
