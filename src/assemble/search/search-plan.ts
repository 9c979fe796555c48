import { encodeSize } from '../../../templates/browser/search/format/file-size.ts';
import { hashParts } from '../../lib/hash.ts';
import { withBase } from '../../lib/path.ts';
import { lazy } from '../../memo/memoize.ts';
import type { SearchKind, SearchManifest, SearchRange, SearchScope } from '../../model/search-index.ts';
import type { Route } from '../../model/site.ts';
import type { LocaleVersion } from '../props/locale-version.ts';
import type { SiteIndex } from '../props/site-index.ts';
import { buildIndex, type IndexSize } from './build-index.ts';
import { stopWordsOf } from './lines/line-rules.ts';
import { inBlocks, readLines, type SearchMemory, type UnreadPage } from './lines/read-lines.ts';
import { type ReadTerms, readTerms } from './pages/read-terms.ts';
import { searchFolder } from './search-folder.ts';
import { type SearchedCopy, type SearchedPage, searchedPage, searchText } from './search-pages.ts';
import { addCompounds } from './words/add-compounds.ts';
import { addTranslations } from './words/add-translations.ts';
import { languageWords } from './words/language-words.ts';

/** Raise this when the same pages give another index. */
const format = '11';

/**
 * Pages in a file with titles: about 0.5 kB, compressed. A query loads the titles of pages here and there.
 */
const pagesPerFile = 12;
/**
 * Pages for each file with words, which makes files of 1 to 3 kB, compressed: a message asks for twenty of
 * them. The manifest of a large site names no more than this.
 */
const pagesPerWordFile = 4;
const maxWordFiles = 640;

/** What pages are read with, and what is kept between builds. */
export interface SearchMeans {
  readonly read: ReadTerms;
  readonly memory?: SearchMemory | undefined;
}

/** The search index of a site in one language: known are its files, but not their content. */
export interface SearchPlan {
  /** The manifest first. */
  readonly paths: readonly string[];
  /** Identifies everything that the files are made from. */
  readonly key: string;
  readonly language: string;
  /** Makes the texts of the files, by path. Without a memory every page is read. */
  texts(using?: SearchMeans): Promise<ReadonlyMap<string, string>>;
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
    wordFiles: Math.max(1, Math.min(maxWordFiles, Math.floor(pages.length / pagesPerWordFile))),
  };
  const pageFiles = Math.max(1, Math.ceil(pages.length / pagesPerFile));
  const files = filesIn(searchFolder(language));
  const blocks = lazy(() =>
    inBlocks(
      pages.map((page) => unreadPage(page, copyOf(page))),
      hashOf,
    ),
  );
  return {
    paths: [
      files.manifest,
      ...Array.from({ length: pageFiles }, (_, at) => files.pages(at)),
      ...Array.from({ length: size.wordFiles }, (_, at) => files.words(at)),
    ],
    language,
    get key() {
      return hashOf([language, ...blocks().map(({ key }) => key)]);
    },
    async texts({ read, memory } = { read: async (texts) => readTerms(texts) }) {
      const words = await languageWords(language);
      const made = await readLines(blocks(), { words, read, memory });
      const isTranslated = (number: number) => pages[number]?.page.copy === undefined;
      const joined = words.hasCompounds ? addCompounds(made.terms) : made.terms;
      const lines = { ...made, terms: addTranslations(joined, { language, stem: words.stem, isTranslated }) };
      const listed = pages.map(({ page }) => page);
      const sources = { pages: listed, lines, ranges: rangesOf(pages), stopWords: stopWordsOf(words) };
      return textsByPath(buildIndex(sources, size), files);
    },
  };
}

function hashOf(keys: readonly string[]): string {
  return hashParts([format, ...keys]);
}

/** A page whose text is made only if its words are not known by its key. */
function unreadPage(page: SearchedPage, copy: SearchedCopy | undefined): UnreadPage {
  const identity = JSON.stringify([{ ...page, source: undefined }, copy?.hash]);
  return {
    identity,
    get key() {
      return hashOf([identity]);
    },
    text: () => searchText(page, copy),
  };
}

/** The paths of the files of an index. */
interface IndexFiles {
  readonly manifest: string;
  pages(at: number): string;
  words(at: number): string;
}

function filesIn(folder: string): IndexFiles {
  return {
    manifest: `${folder}.json`,
    pages: (at) => `${folder}/pages-${at}.json`,
    words: (at) => `${folder}/words-${at}.txt`,
  };
}

/** Returns the texts of an index by path. The manifest names the version of each file. */
function textsByPath(
  { manifest, pages, words }: ReturnType<typeof buildIndex>,
  files: IndexFiles,
): ReadonlyMap<string, string> {
  const whole: SearchManifest = {
    ...manifest,
    pages: pages.map(searchFileVersion),
    words: words.map(({ first, text }) => [first, searchFileVersion(text)] as const),
  };
  return new Map([
    [files.manifest, JSON.stringify(whole)],
    ...pages.map((text, at) => [files.pages(at), text] as const),
    ...words.map(({ text }, at) => [files.words(at), text] as const),
  ]);
}

/**
 * Returns the hash with which the manifest names a file of an index, and the digit of its size. It
 * distinguishes versions of one file, and every search loads those of all files: thus no more than 30 bits.
 */
export function searchFileVersion(text: string): string {
  return hashParts([text]).slice(0, 5) + encodeSize(text);
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
