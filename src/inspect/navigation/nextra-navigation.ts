import { posix } from 'node:path';
import type { NavigationInput } from '../../parse/navigation/navigation-schema.ts';
import { readConfig, type Settings, settingsOf } from '../read-config.ts';
import { filesBelow, type TreeFiles } from '../tree-files.ts';
import { textValue, wordsOf } from '../tree-pages.ts';
import type { ListedFile } from './fumadocs-navigation.ts';
import { groupEntry } from './navigation-entries.ts';

/** Names of the files that order a folder: `_meta.json`, `_meta.js`, `_meta.global.tsx`. */
export const metaEnd = /(?:^|\/)_meta(?:\.global)?\.(?:[jt]sx?|json)$/;

/** A folder of the site, by its addresses. */
interface Folder {
  readonly page?: ListedFile;
  /** By the last segment of their addresses. */
  readonly children: ReadonlyMap<string, Folder>;
}

interface Context {
  /** What `_meta` files say, by the address of their folder. */
  readonly metas: ReadonlyMap<string, Settings>;
  /** Pathnames of groups. */
  readonly groups: Set<string>;
}

/**
 * Reads navigation from the `_meta` files of Nextra: an object for each folder, whose keys are the pages and
 * folders in their order, with titles, separators and links. Empty if no folder has one.
 *
 * @param addressOf the address of a folder of the tree: `/docs/`
 */
export async function nextraNavigation(
  content: string,
  pages: readonly ListedFile[],
  { tree, addressOf }: { readonly tree: TreeFiles; readonly addressOf: (folder: string) => string },
): Promise<NavigationInput[]> {
  const metas = new Map<string, Settings>();
  for (const file of filesBelow(tree, content, metaEnd)) {
    // A title that is an element keeps the place of its page.
    const { value } = await readConfig(file, tree, { replace: () => '' });
    metas.set(withSlash(addressOf(posix.dirname(posix.relative(content, file)))), settingsOf(value));
  }
  if (metas.size === 0) return [];
  return childrenOf(folderOf(pages), '/', metas.get('/') ?? {}, { metas, groups: new Set() });
}

function withSlash(path: string): string {
  return path.endsWith('/') ? path : `${path}/`;
}

type MutableFolder = { page?: ListedFile; readonly children: Map<string, MutableFolder> };

/** The pages as a tree of their addresses. */
function folderOf(pages: readonly ListedFile[]): Folder {
  const root: MutableFolder = { children: new Map() };
  for (const page of [...pages].sort((a, b) => (a.path < b.path ? -1 : 1))) {
    let folder = root;
    for (const name of page.path.split('/').filter(Boolean)) {
      const next = folder.children.get(name) ?? { children: new Map() };
      folder.children.set(name, next);
      folder = next;
    }
    folder.page ??= page;
  }
  return root;
}

/** The entries of a folder: those that its `_meta` orders, then the others by name. */
function childrenOf(folder: Folder, path: string, meta: Settings, context: Context): NavigationInput[] {
  const ordered = Object.keys(meta).filter((key) => key !== '*');
  const others = [...folder.children.keys()].filter((name) => !ordered.includes(name));
  const first = ordered.includes('index') ? [] : ['index'];
  const all: NavigationInput[] = [];
  let list = all;
  for (const key of [...first, ...ordered, ...others]) {
    const { title, type, ...item } = itemOf(meta[key]);
    if (type === 'separator') {
      list = title === undefined ? all : [];
      if (title !== undefined)
        all.push({ ...groupEntry(title, list, { below: path, names: context.groups }), subheader: title });
    } else if (item.display !== 'hidden' && type !== 'menu')
      for (const entry of entriesAt(key, { folder, path, item: { ...item, title } }, context))
        list.push(entry);
  }
  return all.filter(({ children }) => children === undefined || children.length > 0);
}

interface MetaItem {
  readonly title: string | undefined;
  readonly href: string | undefined;
  readonly display: unknown;
  /** The entries of the folder, in place of a `_meta` in it. */
  readonly items: Settings | undefined;
}

/** `'Title'`, or an object with a title and more. */
function itemOf(value: unknown): MetaItem & { readonly type: unknown } {
  const { title, href, display, items, type } = settingsOf(value);
  return {
    title: textValue(value) ?? textValue(title),
    href: textValue(href),
    display,
    items: items === undefined ? undefined : settingsOf(items),
    type,
  };
}

/** The entries of a key: a link, the page of the folder, or a page or folder in it. */
function entriesAt(
  key: string,
  { folder, path, item }: { readonly folder: Folder; readonly path: string; readonly item: MetaItem },
  context: Context,
): NavigationInput[] {
  const { title, href, items } = item;
  if (href !== undefined) return title === undefined ? [] : [{ pathname: href, title }];
  if (key === 'index') return folder.page ? [pageEntry(folder.page, title)] : [];
  const found = folder.children.get(key);
  if (found === undefined) return [];
  if (found.children.size === 0) return found.page ? [pageEntry(found.page, title)] : [];
  const inner = `${path}${key}/`;
  const children = childrenOf(found, inner, items ?? context.metas.get(inner) ?? {}, context);
  if (children.length === 0) return [];
  const name = title ?? found.page?.title ?? wordsOf(key);
  return [groupEntry(name, children, { below: path, names: context.groups })];
}

function pageEntry({ path, title }: ListedFile, written: string | undefined): NavigationInput {
  const label = written ?? title;
  return { pathname: path, ...(label !== undefined && { title: label }) };
}
