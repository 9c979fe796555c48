import { posix } from 'node:path';
import { identify } from '../../assemble/identify.ts';
import { familyPath } from '../../assemble/route-path.ts';
import { isInside, pathIn, toSitePath, withTrailingSlash } from '../../lib/path.ts';
import type { SitePath } from '../../model/path.ts';
import type { NavigationInput } from '../../parse/navigation/navigation-schema.ts';
import { identifierOf } from '../identifier.ts';
import type { InspectedPage, InspectedProduct, Unplaced } from '../inspected-tree.ts';
import { keepEntries } from '../navigation-entries.ts';
import { markdownEnd, type TreeFiles } from '../tree-files.ts';
import { wordsOf } from '../tree-pages.ts';
import { entriesOfTabs } from './api-tabs.ts';
import { familyApi } from './family-api.ts';
import type { PageModule } from './page-modules.ts';

/** The pages of a tree, and where else its products are read. */
export interface FamilyPages {
  readonly pages: readonly InspectedPage[];
  readonly modules: readonly PageModule[];
  /** Folder of all pages. */
  readonly content: string;
  readonly apiFiles: readonly string[];
  readonly root: string;
  readonly tree: TreeFiles;
}

/** A product of a tree. */
export interface ReadProduct {
  readonly product: InspectedProduct;
  /** Pages whose addresses the navigation gives. */
  readonly pages: readonly InspectedPage[];
  /** It has no pages: its navigation leads to those of other products, or elsewhere. */
  readonly isEmpty: boolean;
  readonly unplaced: readonly Unplaced[];
}

/** Reads the product of a navigation file, which has the pages below the folder of this file. */
export function readProduct(
  file: string | undefined,
  written: readonly NavigationInput[],
  known: FamilyPages,
): ReadProduct {
  const { pages, modules, content } = known;
  const inData = file?.startsWith(`${content}/`) === true;
  const folder = file !== undefined && inData ? posix.dirname(file) : content;
  const inside = pages.filter((page) => page.file.startsWith(`${folder}/`));
  const root =
    commonRoot(inside.flatMap(({ path = [] }) => path)) ??
    // Without page modules, the navigation says where the pages are.
    navigatedRoot(pathnamesIn(written), folder, inside) ??
    `/${identifierOf(posix.relative(content, folder))}/`;
  const found = familyApi(root, known);
  const reasonFor = (path: SitePath) =>
    modules.some((module) => toSitePath(module.path) === path) ? 'to pages without Markdown' : undefined;
  const navigated = navigatedPages(inside, { folder, root, pathnames: pathnamesIn(written) });
  const placed = new Map([...pages, ...navigated].map((page) => [page.file, page]));
  const addressOf = ({ file: source, path }: InspectedPage): readonly SitePath[] => {
    if (path !== undefined) return [toSitePath(path)];
    return isInside(folder, source) ? [familyPath(pathIn(folder, source), toSitePath(root))] : [];
  };
  const addresses = [...placed.values()].flatMap(addressOf);
  const { entries, paths } = entriesOfTabs(written, root, found?.all ?? []);
  const kept = keepEntries(entries, {
    paths: new Set([...addresses, ...(found?.paths ?? []), ...paths]),
    reasonFor,
  });
  // A single product of everything is named after its folder, unless that is `data` or `pages`.
  const ownName = root === '/' && folder !== content ? posix.basename(folder) : root;
  const id = identify(toSitePath(root)).product ?? identifierOf(ownName);
  return {
    product: {
      id,
      name: names[id] ?? wordsOf(id).replace(/ (\w)/g, (_, letter: string) => ` ${letter.toUpperCase()}`),
      root,
      content: folder,
      ...(found && { api: found.api }),
      navigation: kept.entries.length > 0 ? kept.entries : 'auto',
      ...(file !== undefined && { navigationSource: file }),
    },
    pages: navigated,
    isEmpty: inside.length === 0,
    unplaced: kept.unplaced,
  };
}

const names: Readonly<Record<string, string>> = {
  'material-ui': 'Material UI',
  'joy-ui': 'Joy UI',
  'base-ui': 'Base UI',
  system: 'MUI System',
  x: 'MUI X',
};

/** Returns the addresses of all entries in this site that have no entries below them. */
export function pathnamesIn(entries: readonly NavigationInput[]): string[] {
  return entries.flatMap(({ pathname, children }) =>
    Array.isArray(children) && children.length > 0
      ? pathnamesIn(children)
      : /^\/[^/]/.test(pathname)
        ? [pathname]
        : [],
  );
}

/**
 * The folders that all addresses of a navigation share, unless more pages have their addresses from the start
 * of the site: with one section only, all share `/getting-started/`, which is no product.
 */
function navigatedRoot(
  pathnames: readonly string[],
  folder: string,
  pages: readonly InspectedPage[],
): string | undefined {
  const shared = commonRoot(pathnames);
  if (shared === undefined) return undefined;
  const wanted = new Set(pathnames.map(toSitePath));
  const reached = (root: string) =>
    pages.filter(({ file }) => wanted.has(familyPath(pathIn(folder, file), toSitePath(root)))).length;
  return reached('/') > reached(shared) ? '/' : shared;
}

interface NavigatedOptions {
  readonly folder: string;
  readonly root: string;
  readonly pathnames: readonly string[];
}

/**
 * Returns the pages without a page module that the navigation has at another address than the rule of a
 * product gives: one route of Next.js shows `components/dialog/dialog.mdx` at `/components/react-dialog/`.
 */
function navigatedPages(
  pages: readonly InspectedPage[],
  { folder, root, pathnames }: NavigatedOptions,
): InspectedPage[] {
  const wanted = new Set(pathnames.map(toSitePath));
  return pages.flatMap(({ file, path }) => {
    const ruled = familyPath(pathIn(folder, file), toSitePath(root));
    if (path !== undefined || wanted.has(ruled)) return [];
    const names = pathIn(folder, file).replace(markdownEnd, '').split('/');
    const last = names.pop() ?? '';
    const folders = last === 'index' || last === names.at(-1) ? names : [...names, last];
    const end = folders.at(-1) ?? '';
    const found = [end, `react-${end}`]
      .map((name) => toSitePath([root, ...folders.slice(0, -1), name].join('/')))
      .find((address) => wanted.has(address));
    return found === undefined ? [] : [{ file, path: withTrailingSlash(found) }];
  });
}

/** The folders that all addresses share: `/x/a/`, `/x/b/c/` → `/x/`; undefined without any address. */
function commonRoot(paths: readonly string[]): string | undefined {
  const [first, ...others] = paths.map((path) => path.split('/').filter(Boolean).slice(0, -1));
  if (first === undefined) return undefined;
  let count = first.length;
  for (const other of others) {
    let same = 0;
    while (same < count && first[same] === other[same]) same += 1;
    count = same;
  }
  return count === 0 ? '/' : `/${first.slice(0, count).join('/')}/`;
}
