import { late } from '../lib/late.ts';
import { rememberedList } from '../lib/remembered-list.ts';
import { rememberedBy, rememberedPer } from '../lib/remembered-per.ts';
import type { Config } from '../model/config.ts';
import type { PageDocument } from '../model/document.ts';
import type { SitePath, SourcePath } from '../model/path.ts';
import type { Page } from '../model/site.ts';
import { frameProduct } from './frame-product.ts';
import { identify } from './identify.ts';
import { routePath } from './route-path.ts';
import { joinLanguage } from './split-language.ts';

/** A page that has an address and is not yet joined to the others. */
export type PlacedPage = Omit<Page, 'links' | 'demos' | 'components'>;

/** Gives every document its place, sorted by address. A document that is the same object as before gets the same object again. */
export function placePages(documents: readonly PageDocument[], config: Config): PlacedPage[] {
  const live = documents.filter((document) => !document.empty && !document.frontMatter.draft);
  const bySource = late(() => new Map(live.map((document) => [document.source, document])));
  const rows = live.map((document): Row => {
    const translation = translationOf(document.source, bySource, config.languages);
    return [document, translation?.original, translation?.language];
  });
  const placed = placeRows(rows, config);
  const paths = placed.map(({ path }) => path);
  const sources = live.map(({ source }) => source);
  return orderOf(config, paths, sources).flatMap((index) => placed[index] ?? []);
}

/** A document with the one that it translates, and the language it does so into. */
type Row = readonly [document: PageDocument, translated: PageDocument | undefined, named: string | undefined];

/** Gives a document its address, language and product. */
const placePage = rememberedBy(
  ([document, translated, named]: Row, config: Config) => [document, config, translated, named],
  ([document, translated, named], config): PlacedPage => {
    const original = translated ?? document;
    // An address in the front matter holds for the translations too, unless they name their own.
    const addressed = document.frontMatter.path === undefined ? original : document;
    const bare = routePath(addressed, original.source, config);
    const language = named ?? config.languages[0];
    // A translation belongs where its original does, whatever its own address is.
    const home = addressed === original ? bare : routePath(original, original.source, config);
    const identity = identify(home);
    const product = frameProduct(home, identity, config.products);
    return {
      path: joinLanguage(language, bare, config.languages),
      language,
      document,
      identity,
      ...(product === undefined ? {} : { product: product.id }),
      ...(translated === undefined ? {} : { translationOf: translated.source }),
    };
  },
);

const placeRows = rememberedList(placePage);

/** The positions of pages in the order of their addresses. */
const orderOf = rememberedPer(
  (_: Config, paths: readonly SitePath[], sources: readonly SourcePath[]): readonly number[] =>
    paths
      .map((_path, index) => index)
      .sort((a, b) => compare(paths[a], paths[b]) || compare(sources[a], sources[b])),
);

/** `button-zh.md` and `button.zh.md` translate `button.md`, when `zh` is configured and `button.md` is there; `theme-ui.md` is a page. */
function translationOf(
  source: SourcePath,
  bySource: () => ReadonlyMap<SourcePath, PageDocument>,
  languages: Config['languages'],
): { readonly original: PageDocument; readonly language: string } | undefined {
  for (const language of languages.slice(1)) {
    const end = [`-${language}.md`, `.${language}.md`].find((candidate) => source.endsWith(candidate));
    const original = end && bySource().get(`${source.slice(0, -end.length)}.md` as SourcePath);
    if (original) return { original, language };
  }
  return undefined;
}

function compare(a = '', b = ''): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
