import { lazy, memoize } from '../memo/memoize.ts';
import { memoizeList } from '../memo/memoize-list.ts';
import type { Config } from '../model/config.ts';
import type { PageDocument } from '../model/document.ts';
import type { SitePath, SourcePath } from '../model/path.ts';
import type { Page } from '../model/site.ts';
import { frameProduct } from './frame-product.ts';
import { identify } from './identify.ts';
import { mayTranslate } from './may-translate.ts';
import { routePath } from './route-path.ts';
import { joinLanguage } from './split-language.ts';

/** A page that has an address and is not yet joined to the others. */
export type PlacedPage = Omit<Page, 'links' | 'demos' | 'components'>;

/**
 * Gives every document its place, sorted by address. A document that is the same object as before gets the same object again, and is not even
 * looked into: of 5,000 pages that takes longer than all the rest.
 */
export function placePages(documents: readonly PageDocument[], config: Config): PlacedPage[] {
  const sources = builtSources(config, documents);
  const live = documents.filter((_, index) => sources[index] !== undefined);
  const translations = translationsAmong(definedOf(sources), config);
  const originals = live.filter((_, index) => !translations.has(index));
  const translated = [...translations].flatMap(([index, { original, language }]) => {
    const [document, from] = [live[index], live[original]];
    return document && from ? [placeTranslation(document, config, from, language)] : [];
  });
  const placed = [...placeOriginals(config, originals, config), ...translated];
  return orderOf(addressesOf(config, placed))
    .map((index) => placed[index])
    .filter((page) => page !== undefined);
}

/** The source of each document that becomes a page; undefined for the others. */
const builtSources = memoizeList((document: PageDocument) =>
  document.empty || document.frontMatter.draft ? undefined : document.source,
);

const definedOf = memoize((sources: readonly (SourcePath | undefined)[]): readonly SourcePath[] =>
  sources.filter((source) => source !== undefined),
);

/** What pages are sorted by. */
const addressesOf = memoizeList((page: PlacedPage) => [page.path, page.document.source] as const);

const placeOriginals = memoizeList(
  memoize((document: PageDocument, config: Config): PlacedPage => {
    const path = routePath(document, document.source, config);
    const [language] = config.languages;
    return {
      path: joinLanguage(language, path, config.languages),
      language,
      document,
      ...homeOf(path, config),
    };
  }),
);

const placeTranslation = memoize(
  (document: PageDocument, config: Config, original: PageDocument, language: string): PlacedPage => {
    const home = routePath(original, original.source, config);
    // An address in the front matter holds for the translations too, unless they name their own.
    const isAddressed = document.frontMatter.path !== undefined;
    const path = isAddressed ? routePath(document, original.source, config) : home;
    return {
      path: joinLanguage(language, path, config.languages),
      language,
      document,
      // A translation belongs where its original does, whatever its own address is.
      ...homeOf(home, config),
      translationOf: original.source,
    };
  },
);

/** What a page belongs to, by its address in the first language. */
function homeOf(path: SitePath, config: Config): Pick<PlacedPage, 'identity' | 'product'> {
  const identity = identify(path);
  const product = frameProduct(path, identity, config.products);
  return { identity, ...(product === undefined ? {} : { product: product.id }) };
}

/** The positions of pages in the order of their addresses. */
const orderOf = memoize(
  (addresses: readonly (readonly [path: SitePath, source: SourcePath])[]): readonly number[] =>
    addresses
      .map(([path, source], position) => ({ path, source, position }))
      .sort((a, b) => compare(a.path, b.path) || compare(a.source, b.source))
      .map(({ position }) => position),
);

/** What a source translates, by position, and into which language. */
interface Translation {
  readonly original: number;
  readonly language: string;
}

const translationsAmong = memoize(
  (sources: readonly SourcePath[], { languages }: Config): ReadonlyMap<number, Translation> => {
    const positions = lazy(() => new Map(sources.map((source, index) => [source, index])));
    const found = new Map<number, Translation>();
    for (const language of languages.slice(1)) {
      for (const [index, source] of sources.entries()) {
        const translated = mayTranslate(source, language);
        if (translated === undefined || found.has(index)) continue;
        const original = positions().get(translated);
        if (original !== undefined) found.set(index, { original, language });
      }
    }
    return found;
  },
);

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
