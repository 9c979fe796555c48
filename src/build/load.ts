import { absentSources, assembleSite, routesWithoutPages } from '../assemble/assemble-site.ts';
import { nextTurn } from '../lib/next-turn.ts';
import { memoize } from '../memo/memoize.ts';
import { memoizeFlatList, memoizeList } from '../memo/memoize-list.ts';
import type { Config } from '../model/config.ts';
import type { Diagnostic, Parsed } from '../model/diagnostic.ts';
import type { PageDocument } from '../model/document.ts';
import { outputNames } from '../model/output.ts';
import type { SourcePath } from '../model/path.ts';
import type { Extent, Site } from '../model/site.ts';
import type { SourceFile } from '../model/source.ts';
import type { DocumentReader } from '../parse/document-reader.ts';
import type { PageParser, ParsedPages } from '../parse/page-parser.ts';
import type { Sources } from '../read/sources.ts';
import { validateSite } from '../validate/validate-site.ts';

/** A site with every problem in its sources. */
export interface Loaded {
  readonly site: Site;
  readonly diagnostics: readonly Diagnostic[];
  /** By source, of the pages that were parsed in this build. */
  readonly parseCosts: ParsedPages['costs'];
}

/** What loading a site needs. */
export interface LoadOptions {
  readonly pages: Pick<PageParser, 'parse'>;
  readonly documents: DocumentReader;
}

/** Parses, assembles and validates a site. */
export async function load(sources: Sources, config: Config, options: LoadOptions): Promise<Loaded> {
  const [{ pages, costs }, context] = await Promise.all([
    options.pages.parse(sources.ofKind('page')),
    // Worker threads receive their first pages before this thread starts to parse.
    nextTurn().then(() => readSiteContext(sources, config, options.documents)),
  ]);
  const site = context.assemble(documentsOf(config, pages), 'whole');
  return {
    site,
    parseCosts: costs,
    diagnostics: [...diagnosticsOf(config, pages), ...context.diagnostics, ...validateSite(site)],
  };
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
  const hostProblems = [redirects, headers].flatMap((file) => file?.diagnostics ?? []);
  return {
    diagnostics: [...navigation, ...translations, ...messages]
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
        hostFiles: {
          ...(redirects && { redirects: redirects.value }),
          ...(headers && { headers: headers.value }),
        },
      }),
  };
}

const hashesOf = memoizeList(({ path, hash }: SourceFile) => [path, hash] as const);

const toHashes = memoize((hashes: ReturnType<typeof hashesOf>): Site['files'] => new Map(hashes));
