import { compareTexts } from '../../lib/compare-texts.ts';
import { groupBy } from '../../lib/group-by.ts';
import { displayPath, isInside, toSitePath } from '../../lib/path.ts';
import { titleWords } from '../../lib/title-words.ts';
import type { Config } from '../../model/config.ts';
import type { NavigationDocument, NavigationEntry } from '../../model/navigation.ts';
import type { SitePath, SourcePath } from '../../model/path.ts';
import type { ProductConfig } from '../../model/product-config.ts';
import type { PlacedPage } from '../routes/place-pages.ts';
import { letterRanges, longestList } from './letter-ranges.ts';
import { changesFolder } from './releases/changes-folder.ts';

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

/** A page about changes of an API in a navigation. A list, as for API documents. */
export type ListedChanges = readonly [
  path: SitePath,
  label: string,
  order: number,
  product: string,
  source: SourcePath,
  title: string,
];

/**
 * Returns a page about the changes of an API for navigations; undefined for
 * other pages, and for translations.
 */
export function listedChanges(
  { path, document, product, translationOf, flags }: PlacedPage,
  { products }: Pick<Config, 'products'>,
): ListedChanges | undefined {
  const { source, title = '', frontMatter } = document;
  const owner = products.find(({ id }) => id === product);
  if (!owner?.api || translationOf !== undefined || flags.unlisted) return undefined;
  if (!isInside(changesFolder(owner), source)) return undefined;
  const { order = 0, title: label = title } = frontMatter.navigation ?? {};
  return [path, label, order, owner.id, source, title];
}

/** Fills in the children of entries with `children: auto`. */
export function withApiEntries(
  document: NavigationDocument,
  listed: readonly ListedReference[],
  changes: readonly ListedChanges[],
): NavigationDocument {
  if (!document.entries.some(hasAuto)) return document;
  const written = new Set(document.entries.flatMap(pathnamesIn));
  const free = listed.filter(([path]) => !written.has(path));
  const freeChanges = changes.filter(([path]) => !written.has(path));
  const fill = (entry: NavigationEntry): NavigationEntry =>
    entry.auto
      ? { ...entry, children: [...apiEntries(free, entry), ...changesEntries(freeChanges, entry)] }
      : { ...entry, children: entry.children.map(fill) };
  return { ...document, entries: document.entries.map(fill) };
}

function hasAuto({ auto, children }: NavigationEntry): boolean {
  return auto === true || children.some(hasAuto);
}

function pathnamesIn({ pathname, children }: NavigationEntry): string[] {
  return [pathname, ...children.flatMap(pathnamesIn)];
}

/**
 * Returns the group of the API pages of a product whose navigation follows from its pages; none without any.
 */
export function apiGroup(
  { id, roots: [root = '/'] }: Pick<ProductConfig, 'id' | 'roots'>,
  listed: readonly ListedReference[],
  changes: readonly ListedChanges[],
): NavigationEntry[] {
  const own = listed.filter(([, , , , product]) => product === id);
  const [first] = own;
  if (first === undefined) return [];
  const place = { file: displayPath(first[5]), line: 1, column: 1 };
  const group = { pathname: toSitePath(`${root}/api`), ordered: true, flags: {}, place };
  const ownChanges = changes.filter(([, , , product]) => product === id);
  const entries = [...groupedEntries(own, group), ...changesEntries(ownChanges, group)];
  return [groupOf('API', entries, { ...group, pathname: `${group.pathname}-group` })];
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
  const sections = [...groupBy(listed, ([, , section]) => section)].sort(([a], [b]) => compareTexts(a, b));
  if (sections.length < 2) return lettered(listed, group);
  return sections.flatMap(([section, pages]) => {
    const pathname = `${group.pathname}/${section}-group`;
    return section === ''
      ? lettered(pages, group)
      : [groupOf(titleWords(section), lettered(pages, { ...group, pathname }), { ...group, pathname })];
  });
}

/** Returns a group of the page that lists the releases of an API, and the pages of releases. */
function changesEntries(changes: readonly ListedChanges[], group: ApiGroupEntry): NavigationEntry[] {
  const own = changes.filter(([path]) => isInside(group.pathname, path));
  const index = own.find(([, , , , source]) => source.endsWith('/index.md'));
  if (index === undefined) return [];
  const [pathname, , , , , title] = index;
  const others = own.filter((one) => one !== index).sort(([, , a], [, , b]) => a - b);
  const pages = [index, ...others].map(([path, label]) => groupOf(label, [], { ...group, pathname: path }));
  return [groupOf(title, pages, { ...group, pathname: `${pathname}-group` })];
}

function lettered(pages: readonly ListedReference[], group: ApiGroupEntry): NavigationEntry[] {
  const sorted = pages.toSorted(([, a], [, b]) => compareNames(a, b));
  if (sorted.length <= longestList) return sorted.map((page) => pageEntry(page, group));
  return letterRanges(sorted, ([, name]) => name).map(({ first, last, items }) => {
    const title = last === undefined ? first : `${first} – ${last}`;
    const id = (last === undefined ? first : `${first}-${last}`).toLowerCase();
    const entries = items.map((page) => pageEntry(page, group));
    return groupOf(title, entries, { ...group, pathname: `${group.pathname}/${id}-group` });
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
  return a.localeCompare(b, 'en', { numeric: true }) || compareTexts(a, b);
}
