import type { Config } from '../model/config.ts';
import type { PageDocument } from '../model/document.ts';
import type { NavigationDocument } from '../model/navigation.ts';
import type { SitePath, SourcePath } from '../model/path.ts';
import type { ErrorMessage, Page, ShellPage, Site } from '../model/site.ts';
import type { TranslationDocument } from '../model/translation.ts';
import { assembleNavigation } from './assemble-navigation.ts';
import { demoModule } from './demo-module.ts';
import { frameProduct } from './frame-product.ts';
import { identify } from './identify.ts';
import { type LinkSpace, linkTarget, type PageAddress } from './link-target.ts';
import { componentName, registerComponents } from './register-components.ts';
import { routePath } from './route-path.ts';
import { shellPages } from './shell-pages.ts';
import { joinLanguage } from './split-language.ts';

/** Everything that was read and parsed. */
export interface SiteSources {
  readonly config: Config;
  readonly documents: readonly PageDocument[];
  readonly navigation: readonly NavigationDocument[];
  readonly translations: readonly TranslationDocument[];
  readonly messages: readonly ErrorMessage[];
  readonly files: ReadonlyMap<SourcePath, string>;
  readonly publicFiles: readonly SourcePath[];
}

/** Joins all documents to one site. Pure, and cheap enough to be done anew at every change. */
export function assembleSite(sources: SiteSources): Site {
  const { config, files, publicFiles } = sources;
  const components = registerComponents(files.keys(), config.components);
  const bySource = new Map(sources.navigation.map((document) => [document.source, document]));
  const navigationDocuments = new Map<string, NavigationDocument>();
  for (const product of config.products) {
    const document = product.navigation && bySource.get(product.navigation);
    if (document) navigationDocuments.set(product.id, document);
  }
  const placed = placePages(sources);
  const added = shellPages({
    config,
    written: new Set(placed.map(({ path }) => path)),
    navigated: new Set(navigationDocuments.keys()),
    hasMessages: sources.messages.length > 0,
  });
  const pages = joinPages(placed, { added, registered: components }, sources);
  const navigation = new Map(
    [...navigationDocuments].map(([product, document]) => [product, assembleNavigation(product, document)]),
  );
  const translations = new Map(sources.translations.map((document) => [document.language, document]));
  return {
    config,
    pages,
    shellPages: added,
    messages: sources.messages,
    navigationDocuments,
    navigation,
    translations,
    components,
    files,
    publicFiles,
  };
}

type PlacedPage = Omit<Page, 'links' | 'demos' | 'components'>;
type DocumentsBySource = ReadonlyMap<SourcePath, PageDocument>;

/** Gives every document its place, sorted by address. */
function placePages({ documents, config }: SiteSources): PlacedPage[] {
  const live = documents.filter((document) => !document.empty && !document.frontMatter.draft);
  const bySource = new Map(live.map((document) => [document.source, document]));
  return live
    .map((document) => placePage(document, bySource, config))
    .sort((a, b) => compare(a.path, b.path) || compare(a.document.source, b.document.source));
}

/** Joins the pages to each other by their links. */
function joinPages(
  placed: readonly PlacedPage[],
  { added, registered }: { readonly added: readonly ShellPage[]; readonly registered: Site['components'] },
  { config, files }: SiteSources,
): Page[] {
  const paths = new Map(placed.map((page) => [page.document.source, page.path]));
  const space: LinkSpace = {
    config,
    files,
    pages: new Map([
      ...added.map(({ path }): [SitePath, PageAddress] => [path, { path }]),
      ...placed.map((page): [SitePath, PageAddress] => [page.path, addressOf(page)]),
    ]),
    pageBySource: new Map(placed.map((page) => [page.document.source, addressOf(page)])),
    hosts: new Set([
      ...(config.url === undefined ? [] : [new URL(config.url).host]),
      ...config.productionHosts,
    ]),
  };
  return placed.map((page) => joinPage(page, space, registered));

  function addressOf({ path, translationOf, language }: PlacedPage): PageAddress {
    const original = translationOf && paths.get(translationOf);
    return original ? { path: original, language } : { path };
  }
}

/** Gives a document its address, language and product. */
function placePage(document: PageDocument, bySource: DocumentsBySource, config: Config): PlacedPage {
  const translation = translationOf(document.source, bySource, config.languages);
  const original = translation?.original ?? document;
  // An address in the front matter holds for the translations too, unless they name their own.
  const addressed = document.frontMatter.path === undefined ? original : document;
  const bare = routePath(addressed, original.source, config);
  const language = translation?.language ?? config.languages[0];
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
    ...(translation === undefined ? {} : { translationOf: original.source }),
  };
}

/** Joins a page to what its links and directives name. */
function joinPage(page: PlacedPage, space: LinkSpace, registered: Site['components']): Page {
  const { document } = page;
  const links = document.links.map((link) => linkTarget(link.url, document.source, space));
  const demos = document.parts.map((part) =>
    part.kind === 'demo'
      ? (demoModule(document.source, part.name, (path) => space.files.has(path)) ?? null)
      : null,
  );
  const components = document.parts.map((part) => {
    const name = part.kind === 'component' ? componentName(part.name) : '';
    return registered.has(name) ? name : null;
  });
  return { ...page, links, demos, components };
}

/** `button-zh.md` and `button.zh.md` translate `button.md`, when `zh` is configured and `button.md` is there; `theme-ui.md` is a page. */
function translationOf(
  source: SourcePath,
  bySource: DocumentsBySource,
  languages: Config['languages'],
): { readonly original: PageDocument; readonly language: string } | undefined {
  for (const language of languages.slice(1)) {
    const end = [`-${language}.md`, `.${language}.md`].find((candidate) => source.endsWith(candidate));
    const original = end && bySource.get(`${source.slice(0, -end.length)}.md` as SourcePath);
    if (original) return { original, language };
  }
  return undefined;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
