import { compareTexts } from '../../lib/compare-texts.ts';
import { lazy, memoize } from '../../memo/memoize.ts';
import { memoizeList } from '../../memo/memoize-list.ts';
import type { Config } from '../../model/config.ts';
import type { PageDocument } from '../../model/document.ts';
import type { PageFlags } from '../../model/page-flags.ts';
import type { SitePath, SourcePath } from '../../model/path.ts';
import type { Page } from '../../model/site.ts';
import { folderTranslation, originalsOf } from './folder-translation.ts';
import { identify, layoutProduct } from './identify.ts';
import { routeFlags, routePath } from './route-path.ts';
import { joinLanguage } from './split-language.ts';

/** A page with an address, whose links and directives are not resolved yet. */
export type PlacedPage = Omit<Page, 'links' | 'demos' | 'components'>;

/**
 * Gives every document its address, in order, with pages that are placed already. The page of an unchanged
 * document is the same object.
 */
export function placePages(
  documents: readonly PageDocument[],
  config: Config,
  others: readonly PlacedPage[] = [],
): PlacedPage[] {
  const sources = builtSources(config, documents, config.drafts);
  const built = documents.filter((_, index) => sources[index] !== undefined);
  const translations = translationsAmong(definedOf(sources), config);
  const originals = built.filter(
    ({ source }, index) => !translations.has(index) && folderTranslation(source, config) === undefined,
  );
  const translated = [...translations].flatMap(([index, { original, language }]) => {
    const [document, from] = [built[index], built[original]];
    return document && from ? [placeTranslation(document, config, from, language)] : [];
  });
  const known = lazy(() => new Set(documents.map(({ source }) => source)));
  const alone = built.flatMap((document, index) => {
    if (translations.has(index)) return [];
    const found = folderTranslation(document.source, config);
    if (found === undefined || found.language === config.languages[0]) return [];
    // An original that is no page, such as a draft, has no translated page either.
    return known().has(found.original) ? [] : [placeAlone(document, config)];
  });
  const placed = [...placeOriginals(config, originals, config), ...translated, ...alone, ...others];
  return orderOf(addressesOf(config, placed))
    .map((index) => placed[index])
    .filter((page) => page !== undefined);
}

/** The source of each document that becomes a page; undefined for the others. */
const builtSources = memoizeList((document: PageDocument, drafts: boolean) =>
  document.empty || (document.frontMatter.draft && !drafts) ? undefined : document.source,
);

const definedOf = memoize((sources: readonly (SourcePath | undefined)[]): readonly SourcePath[] =>
  sources.filter((source) => source !== undefined),
);

const placeOriginals = memoizeList(
  memoize((document: PageDocument, config: Config): PlacedPage => {
    const path = routePath(document, document.source, config);
    const [language] = config.languages;
    return {
      path: joinLanguage(language, path, config.languages),
      language,
      document,
      flags: flagsOf(document, document.source, config),
      ...productFacts(path, config),
    };
  }),
);

const placeTranslation = memoize(
  (document: PageDocument, config: Config, original: PageDocument, language: string): PlacedPage => {
    const originalPath = routePath(original, original.source, config);
    // The `path` of an original holds for its translations too, unless they have their own.
    const hasPath = document.frontMatter.path !== undefined;
    const path = hasPath ? routePath(document, original.source, config) : originalPath;
    return {
      path: joinLanguage(language, path, config.languages),
      language,
      document,
      flags: { ...flagsOf(original, original.source, config), ...document.flags },
      // A translation belongs to the product of its original, whatever its address is.
      ...productFacts(originalPath, config),
      translationOf: original.source,
    };
  },
);

/** Places a page of a folder of translations that has no original: at the address that one would have. */
const placeAlone = memoize((document: PageDocument, config: Config): PlacedPage => {
  const { source } = document;
  const { language, original } = folderTranslation(source, config) ?? { language: '', original: source };
  const barePath = routePath(document, original, config);
  return {
    path: joinLanguage(language, barePath, config.languages),
    language,
    document,
    flags: flagsOf(document, original, config),
    ...productFacts(barePath, config),
    barePath,
  };
});

/** Returns the flags of the front matter, and else of the route table. */
function flagsOf({ flags }: PageDocument, source: SourcePath, config: Config): PageFlags {
  const ruled = routeFlags(source, config);
  return flags === undefined ? ruled : { ...ruled, ...flags };
}

function productFacts(path: SitePath, config: Config): Pick<PlacedPage, 'identity' | 'product'> {
  const identity = identify(path);
  const product = layoutProduct(path, identity, config.products);
  return { identity, ...(product && { product: product.id }) };
}

const addressesOf = memoizeList((page: PlacedPage) => [page.path, page.document.source] as const);

const orderOf = memoize((addresses: ReturnType<typeof addressesOf>): readonly number[] =>
  addresses
    .map(([path, source], position) => ({ path, source, position }))
    .sort((a, b) => compareTexts(a.path, b.path) || compareTexts(a.source, b.source))
    .map(({ position }) => position),
);

interface Translation {
  readonly original: number;
  readonly language: string;
}

const translationsAmong = memoize(
  (sources: readonly SourcePath[], config: Config): ReadonlyMap<number, Translation> => {
    const positions = lazy(() => new Map(sources.map((source, index) => [source, index])));
    const found = new Map<number, Translation>();
    for (const language of config.languages.slice(1)) {
      for (const [index, source] of sources.entries()) {
        const candidates = originalsOf(source, language, config);
        if (candidates.length === 0 || found.has(index)) continue;
        const original = candidates
          .map((candidate) => positions().get(candidate))
          .find((at) => at !== undefined);
        if (original !== undefined) found.set(index, { original, language });
      }
    }
    return found;
  },
);
