import { mayRepeat, navigationTarget } from '../../lib/navigation-path.ts';
import { toSitePath } from '../../lib/path.ts';
import type { SitePath } from '../../model/path.ts';
import type { NavigationInput } from '../../parse/navigation/navigation-schema.ts';
import { normalizePathname } from '../../parse/navigation/parse-navigation.ts';
import type { Unplaced } from '../inspected-tree.ts';

/** Navigation entries that the new site can show, and those that it cannot. */
export interface KeptEntries {
  readonly entries: NavigationInput[];
  readonly unplaced: readonly Unplaced[];
}

/** What entries are checked against. */
export interface KnownPaths {
  /** Addresses of pages, without trailing slash. */
  readonly paths: ReadonlySet<SitePath>;
  /** Returns why an address has no page, if that is known. */
  readonly reasonFor?: (path: SitePath) => string | undefined;
}

/**
 * Leaves out entries that lead to no page and groups without entries, which would be errors on the new site.
 * A pathname that occurs twice is kept once: a group gets another one.
 */
export function keepEntries(entries: readonly NavigationInput[], known: KnownPaths): KeptEntries {
  const unplaced: Unplaced[] = [];
  // A page wins over a group of the same address, since only the group can have another one.
  const pages = new Set(pagesIn(entries).filter((pathname) => problemOf(pathname, known) === undefined));
  const taken = new Set<string>();
  const keepPage = (entry: NavigationInput): NavigationInput[] => {
    const pathname = normalizePathname(entry.pathname);
    const isRepeated = taken.has(pathname) && !mayRepeat(pathname);
    const reason = problemOf(pathname, known) ?? (isRepeated ? 'listed twice' : undefined);
    taken.add(pathname);
    if (reason === undefined) return [entry];
    unplaced.push({ kind: 'entry', name: entry.pathname, reason });
    return [];
  };
  const keep = (entry: NavigationInput): NavigationInput[] => {
    const { children = [] } = entry;
    if (children.length === 0) return keepPage(entry);
    const pathname = freePathname(normalizePathname(entry.pathname), [pages, taken]);
    taken.add(pathname);
    const kept = children.flatMap(keep);
    return kept.length === 0 ? [] : [{ ...entry, pathname, children: kept }];
  };
  return { entries: entries.flatMap(keep), unplaced };
}

function problemOf(pathname: string, { paths, reasonFor }: KnownPaths): string | undefined {
  const target = navigationTarget(pathname);
  if (target.kind === 'outward' || target.kind === 'file') return undefined;
  if (target.path === '/' || paths.has(target.path)) return undefined;
  return reasonFor?.(target.path) ?? 'without a page';
}

function freePathname(pathname: string, taken: readonly ReadonlySet<string>[]): string {
  let candidate = pathname;
  for (let count = 1; taken.some((names) => names.has(candidate)); count += 1)
    candidate = `${pathname}-group${count === 1 ? '' : `-${count}`}`;
  return candidate;
}

function pagesIn(entries: readonly NavigationInput[]): string[] {
  return entries.flatMap(({ pathname, children = [] }) =>
    children.length === 0 ? [normalizePathname(pathname)] : pagesIn(children),
  );
}

/** Creates a group with a pathname that no page has. */
export function groupEntry(
  title: string,
  children: NavigationInput[],
  { below = '/', names }: { readonly below?: string; readonly names: Set<string> },
): NavigationInput {
  const words = title
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '');
  const base = `${below.replace(/\/$/, '')}/${words === '' ? 'group' : words}-group`;
  let pathname = base;
  for (let count = 2; names.has(pathname); count += 1) pathname = `${base}-${count}`;
  names.add(pathname);
  return { pathname, title, children };
}

/** Returns paths in the form in which entries are compared. */
export function knownPaths(paths: Iterable<string>): ReadonlySet<SitePath> {
  return new Set([...paths].map((path) => toSitePath(path)));
}
