import { posix } from 'node:path';
import type { NavigationInput } from '../../parse/navigation/navigation-schema.ts';
import { isRecord } from '../evaluate/values.ts';
import { filesBelow, markdownEnd, type TreeFiles } from '../tree-files.ts';
import { parseJsonRecord, textValue, wordsOf } from '../tree-pages.ts';
import { groupEntry } from './navigation-entries.ts';

/** A page as navigation lists it. */
export interface ListedFile {
  readonly file: string;
  readonly path: string;
  readonly title?: string;
}

/**
 * Reads navigation from the `meta.json` of folders, as Fumadocs has them: the order of pages and folders,
 * with separators, links and the rest of the folder. Empty if no folder has one.
 */
export async function fumadocsNavigation(
  content: string,
  pages: readonly ListedFile[],
  tree: TreeFiles,
): Promise<NavigationInput[]> {
  const metas = new Map<string, Meta>();
  for (const file of filesBelow(tree, content, /(?:^|\/)meta\.json$/)) {
    const meta = metaOf(parseJsonRecord((await tree.textOf(file)) ?? ''));
    if (meta) metas.set(posix.dirname(file), meta);
  }
  if (metas.size === 0) return [];
  const root = content === '' ? '.' : content;
  const entries = childrenOf(root, contextOf(root, pages, metas), new Set());
  const [only] = entries;
  return entries.length === 1 && only?.children !== undefined ? only.children : entries;
}

/** A `meta.json`. */
interface Meta {
  readonly title?: string;
  readonly items?: readonly string[];
  /** A folder with navigation of its own, in which only listed pages appear. */
  readonly isRoot: boolean;
}

const knownKeys = new Set(
  '$schema title description icon pages pagesIndex root defaultOpen collapsible theme'.split(' '),
);

/** Undefined for a file of another meaning. */
function metaOf(value: Readonly<Record<string, unknown>>): Meta | undefined {
  const keys = Object.keys(value);
  const { pages } = value;
  if (keys.length === 0 || !keys.every((key) => knownKeys.has(key))) return undefined;
  if (pages !== undefined && !Array.isArray(pages)) return undefined;
  const title = textValue(value.title);
  return {
    ...(title !== undefined && { title }),
    ...(pages !== undefined && { items: pages.filter((item): item is string => typeof item === 'string') }),
    isRoot: value.root === true || isRecord(value.root),
  };
}

/** What the entries of all folders are made from. Paths of pages are without their ending. */
interface Context {
  readonly pages: ReadonlyMap<string, ListedFile>;
  /** Names of the pages and folders in each folder, sorted. */
  readonly names: ReadonlyMap<string, ReadonlySet<string>>;
  readonly metas: ReadonlyMap<string, Meta>;
  /** Paths that a folder above or beside their own one lists, with that folder. */
  readonly claims: ReadonlyMap<string, string>;
  /** Pathnames of groups. */
  readonly groups: Set<string>;
}

function contextOf(root: string, files: readonly ListedFile[], metas: ReadonlyMap<string, Meta>): Context {
  const pages = new Map(files.map((page) => [page.file.replace(markdownEnd, ''), page]));
  const names = new Map<string, Set<string>>();
  for (const page of [...pages.keys()].sort())
    for (let path = page; path !== root && path !== '.'; path = posix.dirname(path)) {
      const folder = posix.dirname(path);
      const known = names.get(folder) ?? new Set();
      names.set(folder, known.add(posix.basename(path)));
    }
  const claims = new Map<string, string>();
  for (const [folder, { items = [] }] of metas)
    for (const item of items) {
      const path = posix.join(folder, item.replace(/^\.\.\.(?=\S)/, ''));
      if (item !== rest && posix.dirname(path) !== folder && !claims.has(path)) claims.set(path, folder);
    }
  return { pages, names, metas, claims, groups: new Set() };
}

const rest = '...';
const restReversed = 'z...a';

/** The entries of a folder; `open` are the folders around it, which cannot be in it once more. */
function childrenOf(folder: string, context: Context, open: ReadonlySet<string>): NavigationInput[] {
  const { metas, names } = context;
  const meta = metas.get(folder);
  const isNested = open.size > 0;
  const inside = new Set([...open, folder]);
  const listed = meta?.items ?? [rest];
  const named = new Set(listed.map((item) => posix.join(folder, item.replace(/^(?:!|\.\.\.(?=\S))/, ''))));
  const index = posix.join(folder, 'index');
  const isShown = meta?.items === undefined || named.has(index) || (isNested && !meta.isRoot);
  const isFree = (path: string) => !named.has(path) && (context.claims.get(path) ?? folder) === folder;
  const others = [...(names.get(folder) ?? [])]
    .map((name) => posix.join(folder, name))
    .filter((path) => path !== index && isFree(path));
  // In a folder that nobody ordered, the ordered ones come before others, such as a blog.
  const rank = (path: string) => (context.pages.has(path) ? 0 : meta || metas.has(path) ? 1 : 2);
  const sorted = others.sort((a, b) => rank(a) - rank(b));
  const entriesFor = (item: string): (NavigationInput | string)[] => {
    if (item === rest) return sorted.flatMap((path) => entriesAt(path, context, inside));
    if (item === restReversed)
      return [...sorted].reverse().flatMap((path) => entriesAt(path, context, inside));
    return itemEntries(item, folder, context, inside);
  };
  const first = isShown && !named.has(index) ? entriesAt(index, context, inside) : [];
  return [...first, ...sectioned(listed.flatMap(entriesFor), folder, context)];
}

const link = /^(?:external:)?(?:\[[^\]]+\])?\[([^\]]+)\]\(([^)]+)\)$/;
const separator = /^---(?:\[[^\]]+\])?(.*?)(?:---)?$/;

/** The entries of an item of a list; a text is the title of a separator. */
function itemEntries(
  item: string,
  folder: string,
  context: Context,
  open: ReadonlySet<string>,
): (NavigationInput | string)[] {
  const [, title] = separator.exec(item) ?? [];
  if (title !== undefined) return [title.trim()];
  const [, label, pathname] = link.exec(item) ?? [];
  if (label !== undefined && pathname !== undefined) return [{ pathname, title: label }];
  if (item.startsWith('!')) return [];
  if (!item.startsWith(rest)) return entriesAt(posix.join(folder, item), context, open);
  const path = posix.join(folder, item.slice(rest.length));
  return open.has(path) ? [] : childrenOf(path, context, open);
}

/** The entry of a folder or page; none if there is neither. */
function entriesAt(path: string, context: Context, open: ReadonlySet<string>): NavigationInput[] {
  const { pages, names, groups } = context;
  const page = pages.get(path);
  if (!names.has(path)) return page ? [pageEntry(page)] : [];
  if (open.has(path)) return [];
  const index = pages.get(posix.join(path, 'index'));
  const title = titleOf(path, context) ?? index?.title ?? wordsOf(nameOf(path));
  const children = childrenOf(path, context, open);
  const [only] = children;
  if (only === undefined) return [];
  const isPage = children.length === 1 && only.pathname === index?.path;
  return isPage ? [{ ...only, title }] : [groupEntry(title, children, { names: groups })];
}

/** The title of a folder, unless a folder beside it has the same one: both are parts of a larger site. */
function titleOf(path: string, { names, metas }: Context): string | undefined {
  const title = metas.get(path)?.title;
  const folder = posix.dirname(path);
  const others = [...(names.get(folder) ?? [])].map((name) => posix.join(folder, name));
  const isShared = others.some((other) => other !== path && metas.get(other)?.title === title);
  return isShared ? undefined : title;
}

/** `ui/(framework)` → `framework` */
function nameOf(path: string): string {
  return posix.basename(path).replace(/^\((.+)\)$/, '$1');
}

function pageEntry({ path, title }: ListedFile): NavigationInput {
  return { pathname: path, ...(title !== undefined && { title }) };
}

/** Puts what follows a separator into a section. A separator without title ends one. */
function sectioned(
  entries: readonly (NavigationInput | string)[],
  folder: string,
  { groups }: Context,
): NavigationInput[] {
  const all: NavigationInput[] = [];
  let list = all;
  for (const entry of entries) {
    if (typeof entry !== 'string') list.push(entry);
    else if (entry === '') list = all;
    else {
      list = [];
      all.push({
        ...groupEntry(entry, list, { below: `/${nameOf(folder)}`, names: groups }),
        subheader: entry,
      });
    }
  }
  return all.filter(({ children }) => children === undefined || children.length > 0);
}
