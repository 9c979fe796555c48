import { comparablePath } from '../lib/navigation-path.ts';
import { withBase, withTrailingSlash } from '../lib/path.ts';
import type { PageDocument } from '../model/document.ts';
import type { SearchIndex, SearchPage } from '../model/search-index.ts';
import type { Route } from '../model/site.ts';
import { searchPlace, searchPlaces } from './search-parts.ts';
import { localeVersionIn, type SiteIndex } from './site-index.ts';

/** A page with the place that it has among those of its index. */
interface Found {
  readonly page: SearchPage;
  readonly position: number;
}

/** The indexes of a site by their place in the website, also those in which there is no page. Pages that are not listed are in none. */
export function searchIndexes(routes: readonly Route[], index: SiteIndex): ReadonlyMap<string, SearchIndex> {
  const found = new Map<string, Found[]>(searchPlaces(index.site.config).map((place) => [place, []]));
  for (const route of routes) {
    const page = searchPage(route, index);
    if (page) found.get(searchPlace(route.language, productOf(route)))?.push(page);
  }
  return new Map(
    [...found].map(([place, pages]) => [
      place,
      { pages: pages.sort((a, b) => a.position - b.position).map(({ page }) => page) },
    ]),
  );
}

function productOf(route: Route): string | undefined {
  if (route.kind === 'product') return route.product;
  return route.kind === 'doc' ? route.page.product : undefined;
}

/** Undefined for what nobody looks for: pages that are not listed, and those of the shell but doors of products. */
function searchPage(route: Route, index: SiteIndex): Found | undefined {
  const href = withBase(index.site.config.base, withTrailingSlash(route.path));
  if (route.kind === 'product') {
    const product = localeVersionIn(index, route.language).site.products.find(
      ({ id }) => id === route.product,
    );
    return product && { page: { href, ...titled(product.name, product.description) }, position: -1 };
  }
  if (route.kind !== 'doc' || route.page.document.frontMatter.unlisted) return undefined;
  return { page: { href, ...documentWords(route.page.document) }, position: positionOf(route, index) };
}

/** Where the navigation of its product has a page; behind all others where it has none. */
function positionOf({ page, language }: Extract<Route, { kind: 'doc' }>, index: SiteIndex): number {
  const { path } = index.addresses.original(page);
  const navigation =
    page.product === undefined ? undefined : localeVersionIn(index, language).navigation.get(page.product);
  const entry = navigation?.trails.get(comparablePath(path))?.at(-1);
  return (entry && navigation?.positions.get(entry)) ?? Number.MAX_SAFE_INTEGER;
}

function documentWords({ title = '', description, headings }: PageDocument): Omit<SearchPage, 'href'> {
  return {
    ...titled(title, description),
    ...(headings.length > 0 && { headings: headings.map(({ id, text }) => [id, text] as const) }),
  };
}

function titled(title: string, description: string | undefined): Omit<SearchPage, 'href'> {
  return { title, ...(description !== undefined && description !== '' && { description }) };
}
