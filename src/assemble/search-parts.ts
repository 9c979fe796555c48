import { withBase } from '../lib/path.ts';
import type { Config } from '../model/config.ts';
import { outputNames } from '../model/output.ts';
import type { SearchPart } from '../model/search-index.ts';
import type { LocaleVersion } from './locale-version.ts';

/** Where the index of a product, or of the pages that belong to none, lies in the website: `_search/en/material-ui.json`, `_search/en.json`. */
export function searchPlace(language: string, product: string | undefined): string {
  const name = product === undefined ? language : `${language}/${product}`;
  return `${outputNames.search}/${name}.json`;
}

/** Where the indexes of a site lie: in each language one for every product, and one for the pages that belong to none. */
export function searchPlaces({ languages, products }: Config): string[] {
  const parts = [undefined, ...products.map(({ id }) => id)];
  return languages.flatMap((language) => parts.map((part) => searchPlace(language, part)));
}

/** The parts that a reader of an edition searches, products in the order of `site.yaml`, what belongs to none last. */
export function searchParts({ language, site }: Pick<LocaleVersion, 'language' | 'site'>): SearchPart[] {
  const index = (product?: string) => withBase(site.base, searchPlace(language, product));
  const products = site.products.map(({ id, name, href }) => ({
    product: { id, name, href },
    index: index(id),
  }));
  return [...products, { index: index() }];
}
