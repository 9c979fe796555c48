import { groupBy } from '../../lib/group-by.ts';
import { displayPath, isInside, toSitePath } from '../../lib/path.ts';
import { titleWords } from '../../lib/title-words.ts';
import type { ProductConfig } from '../../model/config.ts';
import type { NavigationDocument, NavigationEntry } from '../../model/navigation.ts';
import type { SitePath, SourcePath } from '../../model/path.ts';
import type { PlacedPage } from '../place-pages.ts';

/** The page of an API document in a navigation. A list, so that other edits leave it the same. */
export type ListedReference = readonly [
  path: SitePath,
  name: string,
  section: string,
  deprecated: boolean,
  product: string | undefined,
  source: SourcePath,
];

/** Returns the page of an API document for navigations; undefined for other pages, and for translations. */
export function listedReference({
  reference,
  path,
  product,
  translationOf,
  flags,
}: PlacedPage): ListedReference | undefined {
  if (!reference || translationOf !== undefined || flags.unlisted) return undefined;
  const { name, section, deprecation, source } = reference;
  return [path, name, section, deprecation !== undefined, product, source];
}

/** Fills in the children of entries with `children: auto`. */
export function withApiEntries(
  document: NavigationDocument,
  listed: readonly ListedReference[],
): NavigationDocument {
  if (!document.entries.some(hasAuto)) return document;
  const written = new Set(document.entries.flatMap(pathnamesIn));
  const free = listed.filter(([path]) => !written.has(path));
  const fill = (entry: NavigationEntry): NavigationEntry =>
    entry.auto
      ? { ...entry, children: apiEntries(free, entry) }
      : { ...entry, children: entry.children.map(fill) };
  return { ...document, entries: document.entries.map(fill) };
}

function hasAuto({ auto, children }: NavigationEntry): boolean {
  return auto === true || children.some(hasAuto);
}

function pathnamesIn({ pathname, children }: NavigationEntry): string[] {
  return [pathname, ...children.flatMap(pathnamesIn)];
}

/** Returns the group of the API pages of a product whose navigation follows from its pages; none without any. */
export function apiGroup(
  { id, roots: [root = '/'] }: Pick<ProductConfig, 'id' | 'roots'>,
  listed: readonly ListedReference[],
): NavigationEntry[] {
  const own = listed.filter(([, , , , product]) => product === id);
  const [first] = own;
  if (first === undefined) return [];
  const place = { file: displayPath(first[5]), line: 1, column: 1 };
  const group = { pathname: toSitePath(`${root}/api`), ordered: true, flags: {}, place };
  return [groupOf('API', groupedEntries(own, group), { ...group, pathname: `${group.pathname}-group` })];
}

/** What the entries of API pages take over from the group that lists them. */
export type ApiGroupEntry = Pick<NavigationEntry, 'pathname' | 'ordered' | 'flags' | 'place'>;

/**
 * Returns entries for the pages of API documents below the pathname of a group, by name. Documents in several
 * sections get a group for each; a long list is divided by first letters.
 */
export function apiEntries(listed: readonly ListedReference[], group: ApiGroupEntry): NavigationEntry[] {
  return groupedEntries(
    listed.filter(([path]) => path !== group.pathname && isInside(group.pathname, path)),
    group,
  );
}

function groupedEntries(listed: readonly ListedReference[], group: ApiGroupEntry): NavigationEntry[] {
  const sections = [...groupBy(listed, ([, , section]) => section)].sort(([a], [b]) => compare(a, b));
  if (sections.length < 2) return lettered(listed, group);
  return sections.flatMap(([section, pages]) => {
    const pathname = `${group.pathname}/${section}-group`;
    return section === ''
      ? lettered(pages, group)
      : [groupOf(titleWords(section), lettered(pages, { ...group, pathname }), { ...group, pathname })];
  });
}

/** More entries than a reader finds a name in at a glance. */
const longest = 60;

/** Entries in a group of first letters, unless one letter has more. */
const groupSize = 24;

function lettered(pages: readonly ListedReference[], group: ApiGroupEntry): NavigationEntry[] {
  const sorted = pages.toSorted(([, a], [, b]) => compareNames(a, b));
  const entries = sorted.map((page) => pageEntry(page, group));
  if (entries.length <= longest) return entries;
  const ranges: { letters: string[]; entries: readonly NavigationEntry[] }[] = [];
  for (const [letter, own] of groupBy(entries, ({ title }) => String(title).charAt(0).toUpperCase())) {
    const last = ranges.at(-1);
    if (last && last.entries.length + own.length <= groupSize) {
      last.letters.push(letter);
      last.entries = [...last.entries, ...own];
    } else ranges.push({ letters: [letter], entries: own });
  }
  return ranges.map(({ letters: [first = '', ...others], entries: own }) => {
    const last = others.at(-1);
    const title = last === undefined ? first : `${first} – ${last}`;
    const pathname = `${group.pathname}/${[first, ...others.slice(-1)].join('-').toLowerCase()}-group`;
    return groupOf(title, own, { ...group, pathname });
  });
}

function pageEntry(
  [pathname, title, , deprecated]: ListedReference,
  { ordered, flags, place }: ApiGroupEntry,
): NavigationEntry {
  const badges = deprecated ? (['deprecated'] as const) : [];
  return { pathname, title, badges, linkProps: {}, inSideNav: true, ordered, flags, children: [], place };
}

function groupOf(
  title: string,
  children: readonly NavigationEntry[],
  { pathname, ordered, flags, place }: ApiGroupEntry,
): NavigationEntry {
  return { pathname, title, badges: [], linkProps: {}, inSideNav: true, ordered, flags, children, place };
}

function compareNames(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true }) || compare(a, b);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
