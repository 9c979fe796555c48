import { posix } from 'node:path';
import { familyPath } from '../../assemble/routes/route-path.ts';
import { groupBy } from '../../lib/group-by.ts';
import { kebabCase } from '../../lib/kebab-case.ts';
import { pathIn, toSitePath, withTrailingSlash } from '../../lib/path.ts';
import type { InspectedPage } from '../inspected-tree.ts';
import { markdownEnd } from '../tree-files.ts';

/** Where the pages of a product are, in the tree and on the site. */
export interface ProductPlace {
  readonly folder: string;
  readonly root: string;
}

/** What else says where a product is. */
export interface PlaceHints {
  /** The addresses in its navigation. */
  readonly pathnames: readonly string[];
  /** Whether there are API documents below a root. */
  readonly hasApi: (root: string) => boolean;
}

/**
 * Finds the root of a product from the addresses of its page modules, or else of its navigation; undefined
 * without any. A folder of this name with all its pages is that of the product, `data/kit` at `/kit/`,
 * if more pages have their addresses then, or if it has API documents.
 */
export function placeProduct(
  folder: string,
  pages: readonly InspectedPage[],
  { pathnames, hasApi }: PlaceHints,
): ProductPlace | undefined {
  const known = commonRoot(pages.flatMap(({ path = [] }) => path));
  if (known !== undefined) return { folder, root: known };
  const shared = commonRoot(pathnames);
  if (shared === undefined) return undefined;
  const reached = (place: ProductPlace) => reachedPages(pages, { ...place, pathnames }).length;
  // With one section only, all addresses share `/getting-started/`, which is no product.
  const whole = { folder, root: '/' };
  const inner = { folder: posix.join(folder, shared).replace(/\/$/, ''), root: shared };
  const isInner = pages.length > 0 && pages.every(({ file }) => file.startsWith(`${inner.folder}/`));
  if (isInner && (hasApi(shared) || reached(inner) > reached(whole))) return inner;
  const own = { folder, root: shared };
  return reached(whole) > reached(own) ? whole : own;
}

interface NavigatedOptions extends ProductPlace {
  readonly pathnames: readonly string[];
}

/** The pages that have an address of the navigation by the rule of a product. */
function reachedPages(
  pages: readonly InspectedPage[],
  { folder, root, pathnames }: NavigatedOptions,
): readonly InspectedPage[] {
  const wanted = new Set(pathnames.map(toSitePath));
  return pages.filter(({ file }) => wanted.has(familyPath(pathIn(folder, file), toSitePath(root))));
}

/**
 * Returns the pages without a page module whose address is not that of the rule of a product: one route of
 * Next.js shows `components/dialog/dialog.mdx` at `/components/react-dialog/`, `data-grid/sorting.md` may be
 * at `/react-data-grid/sorting/`, and `overview/README.md` is the page of its folder.
 */
export function navigatedPages(
  pages: readonly InspectedPage[],
  { folder, root, pathnames }: NavigatedOptions,
): readonly InspectedPage[] {
  const ruled = (page: InspectedPage) => familyPath(pathIn(folder, page.file), toSitePath(root));
  const taken = new Set(pages.map((page) => (page.path === undefined ? ruled(page) : toSitePath(page.path))));
  const wanted = groupBy(
    pathnames.map(toSitePath).filter((address) => !taken.has(address)),
    (address) => looseKey(address.split('/')),
  );
  const reached = new Set(reachedPages(pages, { folder, root, pathnames }));
  const open = pages.filter((page) => page.path === undefined && !reached.has(page));
  const names = (page: InspectedPage) => [...root.split('/'), ...pageNames(pathIn(folder, page.file))];
  const groups = groupBy(open, (page) => looseKey(names(page)));
  return open.flatMap((page) => {
    const key = looseKey(names(page));
    const [address, ...others] = new Set(wanted.get(key));
    const isOnly = others.length === 0 && groups.get(key)?.length === 1;
    if (address !== undefined && isOnly) return [{ file: page.file, path: withTrailingSlash(address) }];
    const own = toSitePath(names(page).join('/'));
    return readme.test(page.file) && !taken.has(own)
      ? [{ file: page.file, path: withTrailingSlash(own) }]
      : [];
  });
}

const readme = /(?:^|\/)readme\.mdx?$/i;

/** The folders of a page, and its name unless it is the page of the last folder. */
function pageNames(path: string): readonly string[] {
  const names = path.replace(markdownEnd, '').split('/');
  const last = names.at(-1) ?? '';
  return /^(?:index|readme)$/i.test(last) || last === names.at(-2) ? names.slice(0, -1) : names;
}

/** `/x/react-data-grid`, `x/components/DataGrid` → `x/data-grid`: what an address and a file share. */
function looseKey(names: readonly string[]): string {
  return names
    .map((name) => kebabCase(name).replace(/^react-(?=.)/, ''))
    .filter((name) => name !== '' && name !== 'components')
    .join('/');
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
