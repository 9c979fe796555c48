import { groupBy } from '../../lib/group-by.ts';
import { kebabCases } from '../../lib/kebab-case.ts';
import { isInside, toSitePath, withBase, withTrailingSlash } from '../../lib/path.ts';
import { uniqueIds } from '../../lib/unique-ids.ts';
import { memoize } from '../../memo/memoize.ts';
import type { ApiSection } from '../../model/page-props.ts';
import type { SitePath } from '../../model/path.ts';
import type { ProductConfig } from '../../model/product-config.ts';
import type { LinkSpace, Page, Site } from '../../model/site.ts';
import type { AddressOf } from '../links/resolve-link.ts';
import { demoName } from './part-ids.ts';

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
  const names = demos.flatMap((demo) => (demo === null ? [] : [demoName(demo)]));
  for (const id of new Set([...ids, ...document.anchors, ...names])) unique(id);
  return unique('api');
}

/** A page that documents a component or hook: of this site, or of another deployment on the same host. */
export interface ApiTarget {
  readonly path: SitePath;
  readonly outside: boolean;
}

/**
 * Finds the page that documents a component or hook: in the same product and section first. In a product
 * without such pages, names are those of a library that this site does not document, and mean no other one.
 */
export function apiTarget(
  name: string,
  { document: { frontMatter } }: Page,
  { space, product }: { readonly space: LinkSpace; readonly product: ProductConfig | undefined },
): ApiTarget | undefined {
  const targets = apiTargets(space);
  const found = kebabCases(name).flatMap((last) => targets.byName.get(last) ?? []);
  const roots = product?.roots.map(toSitePath) ?? [];
  const isOwn = (path: SitePath) => roots.some((root) => root === '/' || isInside(root, path));
  if (product && ![...targets.folders].some(isOwn)) return undefined;
  // `x-data-grid` → `/x/api/data-grid/…`
  const { productId } = frontMatter;
  const section = productId === undefined ? undefined : `/${productId.replace(/^x-/, '')}/`;
  const isInSection = (path: SitePath) => section !== undefined && path.includes(section);
  const rank = ({ path }: ApiTarget) => (isOwn(path) ? 2 : 0) + (isInSection(path) ? 1 : 0);
  return found.toSorted((a, b) => rank(b) - rank(a) || (a.path < b.path ? -1 : 1))[0];
}

interface ApiTargets {
  readonly byName: ReadonlyMap<string, readonly ApiTarget[]>;
  /** `/material-ui/api` */
  readonly folders: ReadonlySet<SitePath>;
}

/**
 * The pages below `/api/` by their last segment, at their addresses in the first language, and those of other
 * deployments for which there are API documents.
 */
const apiTargets = memoize((space: LinkSpace): ApiTargets => {
  const { pages, externalReferences } = space;
  const own = [...pages].filter(([path, page]) => path === page.path && path.includes('/api/'));
  const others = externalReferences.filter((path) => !pages.has(path));
  const targets: readonly ApiTarget[] = [
    ...own.map(([path]) => ({ path, outside: false })),
    ...others.map((path) => ({ path, outside: true })),
  ];
  const folderOf = ({ path }: ApiTarget) => path.slice(0, path.indexOf('/api/') + '/api'.length);
  return {
    byName: groupBy(targets, ({ path }) => path.slice(path.lastIndexOf('/') + 1)),
    folders: new Set(targets.map((target) => toSitePath(folderOf(target)))),
  };
});
