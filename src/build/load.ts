import { join } from 'node:path';
import type { WrittenPage } from '../assemble/api/changes-pages.ts';
import { dateReferences } from '../assemble/api/date-references.ts';
import { productReleases, type ReleaseFile } from '../assemble/api/product-releases.ts';
import { siteChanges } from '../assemble/api/site-changes.ts';
import { absentSources, assembleSite, routesWithoutPages } from '../assemble/assemble-site.ts';
import { unmatchedRoutes } from '../assemble/route-path.ts';
import { siteFacts } from '../assemble/site-facts.ts';
import { applySeverity } from '../config/apply-severity.ts';
import { hash } from '../lib/hash.ts';
import { nextTurn } from '../lib/next-turn.ts';
import { displayPath } from '../lib/path.ts';
import { memoize } from '../memo/memoize.ts';
import { memoizeFlatList, memoizeList } from '../memo/memoize-list.ts';
import type { ApiDocument } from '../model/api-document.ts';
import type { ExtractApi, ExtractedApi } from '../model/api-extraction.ts';
import type { ApiRelease } from '../model/api-release.ts';
import type { Config } from '../model/config.ts';
import type { Diagnostic, Parsed } from '../model/diagnostic.ts';
import type { PageDocument } from '../model/document.ts';
import type { LinkManifest, SisterSite } from '../model/link-manifest.ts';
import { outputNames } from '../model/output.ts';
import type { FilePath, SourcePath } from '../model/path.ts';
import type { Extent, Site } from '../model/site.ts';
import type { SourceFile } from '../model/source.ts';
import { planReferences } from '../parse/api/plan-references.ts';
import type { Reference } from '../parse/api/reference-reader.ts';
import type { DocumentReader } from '../parse/document-reader.ts';
import type { PageParser, ParsedPages } from '../parse/page-parser.ts';
import { type Sources, withWritten } from '../read/sources.ts';
import { validateSite } from '../validate/validate-site.ts';
import { extractedProduct, productsWithApi } from './api/select-products.ts';
import type { SiteExtensions } from './site-extensions.ts';

/** A site with every problem in its sources. */
export interface Loaded {
  /** Without the files whose place in the output is taken. */
  readonly site: Site;
  /** All sources, with the pages that the build writes itself. */
  readonly sources: Sources;
  readonly diagnostics: readonly Diagnostic[];
  /** By source, of the pages that were parsed in this build. */
  readonly parseCosts: ParsedPages['costs'];
  /** The API documents that no folder contains. */
  readonly extracted: ExtractedApi;
}

/** What loading a site needs. */
export interface LoadOptions {
  readonly pages: Pick<PageParser, 'parse'>;
  readonly documents: DocumentReader;
  /** Extracts API documents from TypeScript; without it there are only those on disk. */
  readonly extractApi?: ExtractApi | undefined;
  /** The functions of the site; undefined for a site without any. */
  extensions(): Promise<SiteExtensions | undefined>;
}

/** Parses, assembles and validates a site, and runs its own rules and emitters. */
export async function load(sources: Sources, config: Config, options: LoadOptions): Promise<Loaded> {
  const extracted = extractProducts(config, options.extractApi);
  const [{ pages, costs }, context] = await Promise.all([
    options.pages.parse(sources.ofKind('page'), sources),
    // Worker threads receive their first pages before this thread starts to parse.
    nextTurn().then(async () => readSiteContext(sources, config, options.documents, await extracted)),
  ]);
  const { written } = context;
  const own = written.length > 0 ? await options.pages.parse(written, sources) : noPages;
  const parsed = [...pages, ...own.pages];
  const documents = documentsOf(config, parsed);
  const assembled = context.assemble(documents, 'whole');
  const { value: site, diagnostics } = await runExtensions(assembled, await options.extensions());
  const found = validateSite(site);
  const unplaced = unplacedFiles(found);
  const all = [...diagnosticsOf(config, parsed), ...context.diagnostics, ...diagnostics, ...found];
  const hasIncludes = pages.some(({ value }) => value.includes !== undefined);
  return {
    site: unplaced.size === 0 ? site : withoutFiles(site, documents, { unplaced, context }),
    sources: withWritten(sources, written),
    parseCosts: new Map([...costs, ...own.costs]),
    extracted: await extracted,
    diagnostics: applySeverity(hasIncludes ? withoutRepeats(all) : all, config),
  };
}

/** Extracts the API documents of products that a build does not read from a folder. */
async function extractProducts({ products }: Config, extract: ExtractApi | undefined): Promise<ExtractedApi> {
  const extracted = productsWithApi({ products })
    .flatMap((product) => extractedProduct(product) ?? [])
    .filter(({ extraction }) => extraction.out === undefined);
  return extract && extracted.length > 0 ? extract(extracted) : nothingExtracted;
}

const noPages: ParsedPages = { pages: [], costs: new Map() };

const nothingExtracted: ExtractedApi = { documents: [], diagnostics: [] };

/** Drops repeated problems: those of a file that several pages include. */
function withoutRepeats(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return [...new Map(diagnostics.map((diagnostic) => [JSON.stringify(diagnostic), diagnostic])).values()];
}

/** Returns the site with the files of its own emitters, and the problems that its own rules found. */
async function runExtensions(site: Site, own: SiteExtensions | undefined): Promise<Parsed<Site>> {
  if (own === undefined) return { value: site, diagnostics: [] };
  const { functions } = own;
  const emitted = await functions.runEmitters(siteFacts(site));
  const problems = await functions.checkRules(siteFacts(site));
  return {
    value: { ...site, ownFiles: emitted.value },
    diagnostics: [...functions.diagnostics, ...emitted.diagnostics, ...problems],
  };
}

/** The files whose place in the output is taken or not safe. The rest of the site is built without them. */
function unplacedFiles(diagnostics: readonly Diagnostic[]): ReadonlySet<string> {
  const named = diagnostics.filter(({ code }) => code === 'duplicate-route' || code === 'unsafe-route');
  // A place of `unsafe-route` is the front matter of the page.
  return new Set(named.flatMap(({ place }) => place?.file ?? []));
}

function withoutFiles(
  site: Site,
  documents: readonly PageDocument[],
  { unplaced, context }: { readonly unplaced: ReadonlySet<string>; readonly context: SiteContext },
): Site {
  const isPlaced = (source: SourcePath) => !unplaced.has(displayPath(source));
  const placed = context.assemble(
    documents.filter(({ source }) => isPlaced(source)),
    'whole',
    isPlaced,
  );
  return { ...placed, publicFiles: site.publicFiles.filter(isPlaced) };
}

const documentsOf = memoizeList((page: Parsed<PageDocument>) => page.value);

const diagnosticsOf = memoizeFlatList((page: Parsed<PageDocument>) => page.diagnostics);

/** Everything that a site is made from, except its pages. */
export interface SiteContext {
  readonly diagnostics: readonly Diagnostic[];
  /** The pages that the build writes itself. */
  readonly written: readonly SourceFile[];
  /**
   * Assembles the site with all of its documents, or some.
   *
   * @param isPlaced false for the sources of API documents that are left out
   */
  assemble(
    documents: readonly PageDocument[],
    extent: Extent,
    isPlaced?: (source: SourcePath) => boolean,
  ): Site;
}

/** Reads navigation, page modules, translations, error messages, API documents and their releases. */
export async function readSiteContext(
  { ofKind, get, has, paths }: Sources,
  config: Config,
  documents: DocumentReader,
  extracted: ExtractedApi = nothingExtracted,
): Promise<SiteContext> {
  const navigation = await Promise.all(ofKind('navigation').map(documents.navigation));
  const translations = await Promise.all(ofKind('translation').map(documents.translation));
  const pageModules = await Promise.all(ofKind('page-module').map(documents.pageModule));
  const messages = await Promise.all(ofKind('messages').map(documents.messages));
  const found = { documents: ofKind('api-document'), extracted: extracted.documents, get };
  const read = await documents.references(planReferences(config, found));
  const frozen = await Promise.all(ofKind('api-release').map(documents.release));
  const releases = productReleases(config.products, releaseFiles(ofKind('api-release'), frozen));
  const references = dateReferences(read, releases.value);
  const changes = siteChanges({
    config,
    releases: releases.value,
    translations: translations.map((file) => file.value),
    documentsOf: (product) => originalDocuments(references, product),
  });
  // An author may write such a page.
  const written = changes.filter(({ path }) => !has(path)).map((page) => writtenSource(page, config));
  const publicFile = (name: string) => get(`${config.publicDir}/${name}` as SourcePath);
  const [redirectsFile, headersFile] = [publicFile(outputNames.redirects), publicFile(outputNames.headers)];
  const redirects = redirectsFile && (await documents.redirects(redirectsFile));
  const headers = headersFile && (await documents.headers(headersFile));
  const manifests = await Promise.all(
    config.linkManifests.map(async ({ source: path, url }) => {
      const source = get(path);
      return source && { path, url, parsed: await documents.linkManifest(source) };
    }),
  );
  const hostProblems = [redirects, headers].flatMap((file) => file?.diagnostics ?? []);
  return {
    written,
    diagnostics: [
      ...navigation,
      ...translations,
      ...messages,
      ...manifests.flatMap((one) => one?.parsed ?? []),
      extracted,
      ...references,
      ...frozen,
      releases,
    ]
      .flatMap(({ diagnostics }) => diagnostics)
      .concat(hostProblems),
    assemble: (pages, extent, isPlaced = () => true) =>
      assembleSite({
        extent,
        config,
        documents: pages,
        references: references.filter(
          ({ source, translationOf = source }) => isPlaced(source) && isPlaced(translationOf),
        ),
        navigation: navigation.map((file) => file.value),
        pageModules,
        translations: translations.map((file) => file.value),
        messages: messages.flatMap((file) => file.value),
        written: new Set(written.map(({ path }) => path)),
        files: toHashes(hashesOf(config, [...ofKind('module'), ...ofKind('media')])),
        absent: absentSources(paths, config),
        unmatched: unmatchedRoutes(
          extracted.documents.map(({ source }) => source),
          { routes: routesWithoutPages(paths, config) },
        ),
        publicFiles: ofKind('public').map((source) => source.path),
        sisters: manifests.flatMap((one) => {
          const manifest = one?.parsed.value;
          return manifest ? [sisterSite(manifest, displayPath(one.path), one.url)] : [];
        }),
        hostFiles: {
          ...(redirects && { redirects: redirects.value }),
          ...(headers && { headers: headers.value }),
        },
      }),
  };
}

const sisterSite = memoize((manifest: LinkManifest, file: string, named: string | undefined): SisterSite => {
  const url = named ?? manifest.url;
  return { file, manifest, ...(url !== undefined && { url }) };
});
function releaseFiles(
  sources: readonly SourceFile[],
  parsed: readonly Parsed<ApiRelease | undefined>[],
): ReleaseFile[] {
  return sources.flatMap(({ path }, index): ReleaseFile[] => {
    const release = parsed[index]?.value;
    return release === undefined ? [] : [[path, release]];
  });
}

/** The API documents of a product in the first language. */
function originalDocuments(references: readonly Reference[], product: string): ApiDocument[] {
  return references.flatMap(({ document, translationOf, product: own }) =>
    document === undefined || translationOf !== undefined || own !== product ? [] : [document],
  );
}

const writtenSource = memoize(
  ({ path, text }: WrittenPage, { contentDir }: Config): SourceFile => ({
    path,
    file: join(contentDir, path) as FilePath,
    kind: 'page',
    hash: hash(text),
    text,
  }),
);

const hashesOf = memoizeList(({ path, hash }: SourceFile) => [path, hash] as const);

const toHashes = memoize((hashes: ReturnType<typeof hashesOf>): Site['files'] => new Map(hashes));
