import { hashParts } from '../../lib/hash.ts';
import { withBase } from '../../lib/path.ts';
import { lazy } from '../../memo/memoize.ts';
import type { SearchKind, SearchManifest, SearchRange, SearchScope } from '../../model/search-index.ts';
import type { Route } from '../../model/site.ts';
import type { LocaleVersion } from '../locale-version.ts';
import type { SiteIndex } from '../site-index.ts';
import { buildIndex, type IndexedPage, type IndexSize } from './build-index.ts';
import { languageWords } from './language-words.ts';
import {
  readSearchedPage,
  type SearchedCopy,
  type SearchedPage,
  searchedPage,
  searchFolder,
} from './search-pages.ts';

/** Raise this when the same pages give another index. */
const format = '1';

/** Pages in a file with titles: 1 to 2 kB, compressed. */
const pagesPerFile = 32;
/** Pages for each file with words, which makes files of about 6 kB, compressed. */
const pagesPerWordFile = 12;
const maxWordFiles = 512;

/** Pages whose terms are kept together. An edit reads the pages of one block again. */
const pagesPerBlock = 16;

/** Returns the terms of a block of pages, which are equal for equal keys: kept ones, or those that `read` reads. */
export type KeepTerms = (
  key: string,
  read: () => Promise<readonly IndexedPage[]>,
) => Promise<readonly IndexedPage[]>;

/** The search index of a site in one language: known are its files, but not their content. */
export interface SearchPlan {
  /** The manifest first. */
  readonly paths: readonly string[];
  /** Identifies everything that the files are made from. */
  readonly key: string;
  /** The keys that `texts` asks `keep` for. */
  readonly blockKeys: readonly string[];
  /** Makes the texts of the files, by path. Without `keep` every page is read. */
  texts(keep?: KeepTerms): Promise<ReadonlyMap<string, string>>;
}

/** Plans the search index of a site in each language. Unlisted pages are in none. */
export function planSearch(
  routes: readonly Route[],
  index: SiteIndex,
  copyOf: (route: Route) => SearchedCopy | undefined,
): SearchPlan[] {
  // An untranslated page has the text of its original, at another address.
  const copies = new Map(
    routes.flatMap((route) =>
      route.kind === 'doc' && route.language === route.page.language ? [[route.page, route] as const] : [],
    ),
  );
  return index.site.config.languages.map((language) => {
    const pages = routes.flatMap((route) => {
      const page = route.language === language ? searchedPage(route, index) : undefined;
      return page ?? [];
    });
    const ordered = inOrder(pages, index);
    const copyOfPage = ({ source }: SearchedPage) => {
      const route = source && copies.get(source);
      return route && copyOf(route);
    };
    return planLanguage(language, ordered, copyOfPage);
  });
}

function planLanguage(
  language: string,
  pages: readonly SearchedPage[],
  copyOf: (page: SearchedPage) => SearchedCopy | undefined,
): SearchPlan {
  const size: IndexSize = {
    pagesPerFile,
    wordFiles: Math.max(1, Math.min(maxWordFiles, Math.ceil(pages.length / pagesPerWordFile))),
  };
  const pageFiles = Math.max(1, Math.ceil(pages.length / pagesPerFile));
  const folder = searchFolder(language);
  const keyOf = (page: SearchedPage) => JSON.stringify([{ ...page, source: undefined }, copyOf(page)?.hash]);
  const blocks = lazy(() =>
    inBlocks(pages).map((block) => ({
      key: hashParts([format, ...block.map(keyOf)]),
      read: () => Promise.all(block.map((page) => readSearchedPage(page, copyOf(page)))),
    })),
  );
  const blockKeys = () => blocks().map(({ key }) => key);
  return {
    paths: [
      `${folder}.json`,
      ...Array.from({ length: pageFiles }, (_, at) => `${folder}/pages-${at}.json`),
      ...Array.from({ length: size.wordFiles }, (_, at) => `${folder}/words-${at}.txt`),
    ],
    get key() {
      return hashParts([format, language, ...blockKeys()]);
    },
    get blockKeys() {
      return blockKeys();
    },
    async texts(keep) {
      const read = blocks().map((block) => (keep ? keep(block.key, block.read) : block.read()));
      const sources = {
        pages: (await Promise.all(read)).flat(),
        ranges: rangesOf(pages),
        words: await languageWords(language),
      };
      const { manifest, pages: titles, words } = buildIndex(sources, size);
      const whole: SearchManifest = {
        ...manifest,
        pages: titles.map(shortHash),
        words: words.map(({ first, text }) => [first, shortHash(text)] as const),
      };
      return new Map([
        [`${folder}.json`, JSON.stringify(whole)],
        ...titles.map((text, at) => [`${folder}/pages-${at}.json`, text] as const),
        ...words.map(({ text }, at) => [`${folder}/words-${at}.txt`, text] as const),
      ]);
    },
  };
}

function inBlocks(pages: readonly SearchedPage[]): (readonly SearchedPage[])[] {
  return Array.from({ length: Math.ceil(pages.length / pagesPerBlock) }, (_, at) =>
    pages.slice(at * pagesPerBlock, (at + 1) * pagesPerBlock),
  );
}

function shortHash(text: string): string {
  return hashParts([text]).slice(0, 8);
}

const kinds: readonly SearchKind[] = ['guide', 'reference'];

/** Sorts pages by product, then kind, then in the order of the navigation. */
function inOrder(pages: readonly SearchedPage[], { site }: SiteIndex): SearchedPage[] {
  const products = new Map(site.config.products.map(({ id }, at) => [id, at]));
  const productOf = ({ product }: SearchedPage) =>
    product === undefined ? products.size : (products.get(product) ?? products.size);
  return [...pages].sort(
    (a, b) =>
      productOf(a) - productOf(b) || kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || a.position - b.position,
  );
}

function rangesOf(pages: readonly SearchedPage[]): SearchRange[] {
  const ranges: SearchRange[] = [];
  for (const [at, { product, kind }] of pages.entries()) {
    const last = ranges.at(-1);
    if (last && last.product === product && last.kind === kind)
      ranges[ranges.length - 1] = { ...last, to: at + 1 };
    else ranges.push({ ...(product !== undefined && { product }), kind, from: at, to: at + 1 });
  }
  return ranges;
}

/** Returns what the search dialog of a language has to know: the products, and where the index is. */
export function searchScope({ language, site }: Pick<LocaleVersion, 'language' | 'site'>): SearchScope {
  return {
    language,
    index: withBase(site.base, `${searchFolder(language)}.json`),
    products: site.products.map(({ id, name, href }) => ({ id, name, href })),
  };
}
