import { isInside, pathIn, toSitePath, withBase, withTrailingSlash } from '../lib/path.ts';
import { uniqueIds } from '../lib/unique-ids.ts';
import { memoize } from '../memo/memoize.ts';
import type { ProductConfig } from '../model/config.ts';
import type { ApiSection } from '../model/page-props.ts';
import type { SitePath } from '../model/path.ts';
import type { LinkSpace, Page, Site } from '../model/site.ts';
import type { AddressOf } from './resolve-link.ts';

/**
 * Returns the section "API" of a page: links to the pages that document its components and hooks. Undefined
 * if there are none.
 *
 * @param ids the ids of the headings of the page
 */
export function apiSection(
  page: Page,
  { site, address }: { readonly site: Site; readonly address: AddressOf },
  ids: readonly string[],
): ApiSection | undefined {
  const { components, hooks } = page.document.frontMatter;
  if (components.length === 0 && hooks.length === 0) return undefined;
  const { space, config } = site;
  const product = config.products.find(({ id }) => id === page.product);
  const entryOf = (name: string, shown: string) => {
    const target = apiTarget(name, page, { space, product });
    if (!target) return [];
    const href = withTrailingSlash(target.outside ? target.path : address(target.path));
    return [{ name: shown, href: target.outside ? href : withBase(config.base, href) }];
  };
  const entries = [
    ...[...new Set(components)].flatMap((name) => entryOf(name, `<${name} />`)),
    ...[...new Set(hooks)].flatMap((name) => entryOf(name, name)),
  ];
  return entries.length === 0 ? undefined : { id: freeId(page, ids), entries };
}

/** Returns `api`, or `api-2` and so on for a page that has this id. */
function freeId({ document, demos }: Page, ids: readonly string[]): string {
  const unique = uniqueIds();
  const names = demos.flatMap((demo) => demo?.replace(/^.*\/|\.\w+$/g, '') ?? []);
  for (const id of new Set([...ids, ...document.anchors, ...names])) unique(id);
  return unique('api');
}

/** A page that documents a component or hook: of this site, or of another deployment on the same host. */
interface ApiTarget {
  readonly path: SitePath;
  readonly outside: boolean;
}

/** Finds the page that documents a component or hook: in the same product and section first. */
function apiTarget(
  name: string,
  { document: { frontMatter } }: Page,
  { space, product }: { readonly space: LinkSpace; readonly product: ProductConfig | undefined },
): ApiTarget | undefined {
  const targets = apiTargets(space);
  const found = kebabCases(name).flatMap((last) => targets.get(last) ?? []);
  const roots = product?.roots.map(toSitePath) ?? [];
  // `x-data-grid` → `/x/api/data-grid/…`
  const section = `/${frontMatter.productId?.replace(/^x-/, '')}/`;
  const rank = ({ path }: ApiTarget) =>
    (roots.some((root) => root === '/' || isInside(root, path)) ? 2 : 0) + (path.includes(section) ? 1 : 0);
  return found.toSorted((a, b) => rank(b) - rank(a) || (a.path < b.path ? -1 : 1))[0];
}

/**
 * The pages below `/api/` by their last segment, at their addresses in the first language, and those of other
 * deployments for which there are API documents.
 */
const apiTargets = memoize((space: LinkSpace): ReadonlyMap<string, readonly ApiTarget[]> => {
  const found = new Map<string, ApiTarget[]>();
  const add = (path: SitePath, outside: boolean) => {
    const last = path.slice(path.lastIndexOf('/') + 1);
    const known = found.get(last);
    if (known) known.push({ path, outside });
    else found.set(last, [{ path, outside }]);
  };
  for (const [path, { path: original }] of space.pages)
    if (path === original && path.includes('/api/')) add(path, false);
  for (const path of documentedPaths(space)) if (!space.pages.has(path)) add(path, true);
  return found;
});

/** `x/api/charts/bar-chart.json` → `/x/api/charts/bar-chart`, if `externalPaths` covers it. */
function documentedPaths({ config, files }: LinkSpace): SitePath[] {
  const { products, externalPaths } = config;
  if (externalPaths.length === 0) return [];
  return products.flatMap(({ api, roots: [root = '/'] }) =>
    [...(api === undefined ? [] : files.keys())]
      .filter((file) => isInside(api ?? '', file) && file.endsWith('.json'))
      .map((file) => toSitePath(`${root}/api/${pathIn(api ?? '', file).replace(/\.json$/, '')}`))
      .filter((path) => externalPaths.some((prefix) => `${path}/`.startsWith(prefix))),
  );
}

/**
 * Returns the last segment of the address of a page about a component or hook, in each way it is written:
 * `DataGrid2` → `data-grid2` and `data-grid-2`; `useSVGIcon` → `use-svg-icon`
 */
export function kebabCases(name: string): string[] {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();
  return [...new Set([words, words.replace(/([a-z])(\d)/g, '$1-$2')])];
}
