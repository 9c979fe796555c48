import { comparablePath } from '../lib/navigation-path.ts';
import { withBase, withTrailingSlash } from '../lib/path.ts';
import type { ApiDocument } from '../model/api-document.ts';
import type { Config } from '../model/config.ts';
import { outputNames } from '../model/output.ts';
import type { SearchIndex, SearchPage, SearchPart } from '../model/search-index.ts';
import type { Page, Route } from '../model/site.ts';
import type { LocaleVersion } from './locale-version.ts';
import { localeVersionOf, type SiteIndex } from './site-index.ts';

interface Found {
  readonly page: SearchPage;
  readonly position: number;
}

/** Creates the search indexes of a site by output path, including empty ones. Unlisted pages are in none. */
export function searchIndexes(routes: readonly Route[], index: SiteIndex): ReadonlyMap<string, SearchIndex> {
  const found = new Map<string, Found[]>(searchIndexPaths(index.site.config).map((path) => [path, []]));
  for (const route of routes) {
    const page = searchPage(route, index);
    if (page) found.get(searchIndexPath(route.language, productOf(route)))?.push(page);
  }
  return new Map(
    [...found].map(([path, pages]) => [
      path,
      { pages: pages.sort((a, b) => a.position - b.position).map(({ page }) => page) },
    ]),
  );
}

function productOf(route: Route): string | undefined {
  if (route.kind === 'product') return route.product;
  return route.kind === 'doc' ? route.page.product : undefined;
}

/** Returns undefined for unlisted pages, and for pages of the shell except landing pages of products. */
function searchPage(route: Route, index: SiteIndex): Found | undefined {
  const href = withBase(index.site.config.base, withTrailingSlash(route.path));
  if (route.kind === 'product') {
    const { products } = localeVersionOf(index, route.language).site;
    const product = products.find(({ id }) => id === route.product);
    return product && { page: { href, ...titled(product.name, product.description) }, position: -1 };
  }
  if (route.kind !== 'doc' || route.page.flags.unlisted) return undefined;
  return { page: { href, ...documentWords(route.page) }, position: positionOf(route, index) };
}

/** Returns the position of a page in the navigation of its product; other pages come last. */
function positionOf({ page, language }: Extract<Route, { kind: 'doc' }>, index: SiteIndex): number {
  const { path } = index.addresses.original(page);
  const navigation =
    page.product === undefined ? undefined : localeVersionOf(index, language).navigation.get(page.product);
  const entry = navigation?.trails.get(comparablePath(path))?.at(-1);
  return (entry && navigation?.positions.get(entry)) ?? Number.MAX_SAFE_INTEGER;
}

function documentWords({ document, reference }: Page): Omit<SearchPage, 'href'> {
  const { title = '', description, headings } = document;
  const found = reference ? itemWords(reference) : headings.map(({ id, text }) => [id, text] as const);
  return { ...titled(title, description), ...(found.length > 0 && { headings: found }) };
}

/** Readers look for the names of props and slots, and for classes as they stand in the page. */
function itemWords({ groups }: ApiDocument): NonNullable<SearchPage['headings']> {
  const items = groups.flatMap((group) => group.items).filter(({ name }) => name !== '');
  return items.map(({ anchor, name, className }) => [anchor, className ?? name]);
}

function titled(title: string, description: string | undefined): Omit<SearchPage, 'href'> {
  return { title, ...(description !== undefined && description !== '' && { description }) };
}

/** `_search/en/material-ui.json` for a product, `_search/en.json` for the pages without a product. */
function searchIndexPath(language: string, product: string | undefined): string {
  const name = product === undefined ? language : `${language}/${product}`;
  return `${outputNames.search}/${name}.json`;
}

/** Lists the output paths of the indexes: in each language for every product, and for other pages. */
export function searchIndexPaths({ languages, products }: Config): string[] {
  const parts = [undefined, ...products.map(({ id }) => id)];
  return languages.flatMap((language) => parts.map((part) => searchIndexPath(language, part)));
}

/** Lists the parts of the site to search in a language: products in their order, then other pages. */
export function searchParts({ language, site }: Pick<LocaleVersion, 'language' | 'site'>): SearchPart[] {
  const index = (product?: string) => withBase(site.base, searchIndexPath(language, product));
  const products = site.products.map(({ id, name, href }) => ({
    product: { id, name, href },
    index: index(id),
  }));
  return [...products, { index: index() }];
}
