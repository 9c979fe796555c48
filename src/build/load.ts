import { absentSources, assembleSite, routesWithoutPages } from '../assemble/assemble-site.ts';
import { runEmitters } from '../assemble/run-emitters.ts';
import { nextTurn } from '../lib/next-turn.ts';
import { displayPath } from '../lib/path.ts';
import { memoize } from '../memo/memoize.ts';
import { memoizeFlatList, memoizeList } from '../memo/memoize-list.ts';
import type { Config } from '../model/config.ts';
import type { Diagnostic, Parsed } from '../model/diagnostic.ts';
import type { PageDocument } from '../model/document.ts';
import type { LinkManifest, SisterSite } from '../model/link-manifest.ts';
import { outputNames } from '../model/output.ts';
import type { SourcePath } from '../model/path.ts';
import type { Extent, Site } from '../model/site.ts';
import type { SourceFile } from '../model/source.ts';
import type { DocumentReader } from '../parse/document-reader.ts';
import type { PageParser, ParsedPages } from '../parse/page-parser.ts';
import type { Sources } from '../read/sources.ts';
import { checkOwnRules } from '../validate/check-own-rules.ts';
import { validateSite } from '../validate/validate-site.ts';
import type { SiteExtensions } from './site-extensions.ts';

/** A site with every problem in its sources. */
export interface Loaded {
  /** Without the files whose place in the output is taken. */
  readonly site: Site;
  readonly diagnostics: readonly Diagnostic[];
  /** By source, of the pages that were parsed in this build. */
  readonly parseCosts: ParsedPages['costs'];
}

/** What loading a site needs. */
export interface LoadOptions {
  readonly pages: Pick<PageParser, 'parse'>;
  readonly documents: DocumentReader;
  /** The functions of the site; undefined for a site without any. */
  extensions(): Promise<SiteExtensions | undefined>;
}

/** Parses, assembles and validates a site, and runs its own rules and emitters. */
export async function load(sources: Sources, config: Config, options: LoadOptions): Promise<Loaded> {
  const [{ pages, costs }, context] = await Promise.all([
    options.pages.parse(sources.ofKind('page'), sources),
    // Worker threads receive their first pages before this thread starts to parse.
    nextTurn().then(() => readSiteContext(sources, config, options.documents)),
  ]);
  const documents = documentsOf(config, pages);
  const assembled = context.assemble(documents, 'whole');
  const { value: site, diagnostics } = await runExtensions(assembled, await options.extensions());
  const found = validateSite(site);
  const unplaced = unplacedFiles(found);
  const all = [...diagnosticsOf(config, pages), ...context.diagnostics, ...diagnostics, ...found];
  const hasIncludes = pages.some(({ value }) => value.includes !== undefined);
  return {
    site: unplaced.size === 0 ? site : withoutFiles(site, documents, { unplaced, context }),
    parseCosts: costs,
    diagnostics: hasIncludes ? withoutRepeats(all) : all,
  };
}

/** Drops repeated problems: those of a file that several pages include. */
function withoutRepeats(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return [...new Map(diagnostics.map((diagnostic) => [JSON.stringify(diagnostic), diagnostic])).values()];
}

/** Returns the site with the files of its own emitters, and the problems that its own rules found. */
async function runExtensions(site: Site, own: SiteExtensions | undefined): Promise<Parsed<Site>> {
  if (own === undefined) return { value: site, diagnostics: [] };
  const { extensions, placeOf, tools } = own;
  const emitted = await runEmitters(site, { functions: extensions.emitters, placeOf, tools });
  const problems = await checkOwnRules(site, { functions: extensions.rules, placeOf, tools });
  return {
    value: { ...site, ownFiles: emitted.value },
    diagnostics: [...own.diagnostics, ...emitted.diagnostics, ...problems],
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
  );
  return { ...placed, publicFiles: site.publicFiles.filter(isPlaced) };
}

const documentsOf = memoizeList((page: Parsed<PageDocument>) => page.value);

const diagnosticsOf = memoizeFlatList((page: Parsed<PageDocument>) => page.diagnostics);

/** Everything that a site is made from, except its pages. */
export interface SiteContext {
  readonly diagnostics: readonly Diagnostic[];
  /** Assembles the site with all of its documents, or some. */
  assemble(documents: readonly PageDocument[], extent: Extent): Site;
}

/** Reads navigation, page modules, translations and error messages. */
export async function readSiteContext(
  { ofKind, get, paths }: Sources,
  config: Config,
  documents: DocumentReader,
): Promise<SiteContext> {
  const navigation = await Promise.all(ofKind('navigation').map(documents.navigation));
  const translations = await Promise.all(ofKind('translation').map(documents.translation));
  const pageModules = await Promise.all(ofKind('page-module').map(documents.pageModule));
  const messages = await Promise.all(ofKind('messages').map(documents.messages));
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
    diagnostics: [
      ...navigation,
      ...translations,
      ...messages,
      ...manifests.flatMap((one) => one?.parsed ?? []),
    ]
      .flatMap(({ diagnostics }) => diagnostics)
      .concat(hostProblems),
    assemble: (pages, extent) =>
      assembleSite({
        extent,
        config,
        documents: pages,
        navigation: navigation.map((file) => file.value),
        pageModules,
        translations: translations.map((file) => file.value),
        messages: messages.flatMap((file) => file.value),
        files: toHashes(hashesOf(config, [...ofKind('module'), ...ofKind('media')])),
        absent: absentSources(paths, config),
        unmatched: routesWithoutPages(paths, config),
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

const hashesOf = memoizeList(({ path, hash }: SourceFile) => [path, hash] as const);

const toHashes = memoize((hashes: ReturnType<typeof hashesOf>): Site['files'] => new Map(hashes));
