import { lazy } from '../memo/lazy.ts';
import { memoize } from '../memo/memoize.ts';
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
  const named = liveSources(documents, config);
  const live = documents.filter((_, index) => named[index] !== undefined);
  const translations = translationsAmong(config, knownAmong(config, named));
  const originals = live.filter((_, index) => !translations.has(index));
  const translated = [...translations].flatMap(([index, { original, language }]) => {
    const [document, from] = [live[index], live[original]];
    return document && from ? [placeTranslation(document, config, from, language)] : [];
  });
  const placed = [...placeOriginals(originals, config), ...translated];
  return orderOf(config, pathsOf(placed, config), sourcesOf(placed, config))
    .map((index) => placed[index])
    .filter((page) => page !== undefined);
}

/** The source of each document that becomes a page. */
const liveSources = memoizeList((document: PageDocument, _: Config) =>
  document.empty || document.frontMatter.draft ? undefined : document.source,
);

const knownAmong = memoize((_: Config, named: readonly (SourcePath | undefined)[]) =>
  named.filter((source) => source !== undefined),
);

const pathsOf = memoizeList((page: PlacedPage, _: Config) => page.path);

const sourcesOf = memoizeList((page: PlacedPage, _: Config) => page.document.source);

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
  (_: Config, paths: readonly SitePath[], sources: readonly SourcePath[]): readonly number[] =>
    paths
      .map((_path, index) => index)
      .sort((a, b) => compare(paths[a], paths[b]) || compare(sources[a], sources[b])),
);

/** What a source translates, by position, and into which language. */
interface Translation {
  readonly original: number;
  readonly language: string;
}

const translationsAmong = memoize(
  ({ languages }: Config, sources: readonly SourcePath[]): ReadonlyMap<number, Translation> => {
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

function compare(a = '', b = ''): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
