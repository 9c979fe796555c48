import { assembleSite, routesWithoutPages, type SiteSources } from '../assemble/assemble-site.ts';
import { absentSources } from '../assemble/named-sources.ts';
import { unmatchedRoutes } from '../assemble/routes/route-path.ts';
import { displayPath } from '../lib/path.ts';
import { memoize } from '../memo/memoize.ts';
import { memoizeList } from '../memo/memoize-list.ts';
import type { ExtractedApi } from '../model/api-extraction.ts';
import type { Config } from '../model/config.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { PageDocument } from '../model/document.ts';
import type { LinkManifest, SisterSite } from '../model/link-manifest.ts';
import { outputNames } from '../model/output.ts';
import type { SourcePath } from '../model/path.ts';
import type { Extent, Site } from '../model/site.ts';
import type { SourceFile } from '../model/source.ts';
import { planReferences } from '../parse/api/plan-references.ts';
import type { DocumentReader } from '../parse/document-reader.ts';
import { shippedTranslations } from '../parse/translations/shipped-words.ts';
import type { Sources } from '../read/sources.ts';
import { nothingExtracted } from './extract-products.ts';
import { type ReleaseFacts, readReleases } from './read-releases.ts';

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
  sources: Sources,
  config: Config,
  documents: DocumentReader,
  extracted: ExtractedApi = nothingExtracted,
): Promise<SiteContext> {
  const shared = await readShared(sources, config, documents);
  const found = {
    documents: sources.ofKind('api-document'),
    extracted: extracted.documents,
    get: sources.get,
  };
  const released = await readReleases(sources, {
    config,
    documents,
    translations: shared.parts.translations,
    references: await documents.references(planReferences(config, found)),
  });
  const { references, written } = released;
  const parts: Omit<SiteSources, 'documents' | 'extent' | 'references'> = {
    ...shared.parts,
    config,
    written: new Set(written.map(({ path }) => path)),
    files: toHashes(hashesOf(config, [...sources.ofKind('module'), ...sources.ofKind('media')])),
    publicFiles: sources.ofKind('public').map((source) => source.path),
    absent: absentSources(sources.paths, config),
    unmatched: unmatchedRoutes(
      extracted.documents.map(({ source }) => source),
      { routes: routesWithoutPages(sources.paths, config) },
    ),
  };
  return {
    written,
    diagnostics: [...shared.diagnostics, ...diagnosticsOf([extracted, ...references, released])],
    assemble: (pages, extent, isPlaced = () => true) =>
      assembleSite({ ...parts, extent, documents: pages, references: placedOnly(references, isPlaced) }),
  };
}

function placedOnly(
  references: ReleaseFacts['references'],
  isPlaced: (source: SourcePath) => boolean,
): ReleaseFacts['references'] {
  return references.filter(
    ({ source, translationOf = source }) => isPlaced(source) && isPlaced(translationOf),
  );
}

/** What is parsed from sources that belong to no single page. */
interface SharedSources {
  readonly parts: Pick<
    SiteSources,
    'navigation' | 'pageModules' | 'translations' | 'messages' | 'hostFiles' | 'sisters'
  >;
  readonly diagnostics: readonly Diagnostic[];
}

async function readShared(
  { ofKind, get }: Sources,
  config: Config,
  documents: DocumentReader,
): Promise<SharedSources> {
  const navigation = await Promise.all(ofKind('navigation').map(documents.navigation));
  const translations = await Promise.all(ofKind('translation').map(documents.translation));
  const shipped = await shippedTranslations(
    config.languages,
    translations.map(({ value }) => value),
  );
  const pageModules = await Promise.all(ofKind('page-module').map(documents.pageModule));
  const messages = await Promise.all(ofKind('messages').map(documents.messages));
  const publicFile = (name: string) => get(`${config.publicDir}/${name}` as SourcePath);
  const redirectsFile = publicFile(outputNames.redirects);
  const headersFile = publicFile(outputNames.headers);
  const redirects = redirectsFile && (await documents.redirects(redirectsFile));
  const headers = headersFile && (await documents.headers(headersFile));
  const sisters = await readSisters(config, { get, documents });
  const hostFiles = [redirects ?? [], headers ?? []].flat();
  return {
    parts: {
      navigation: navigation.map(({ value }) => value),
      pageModules,
      translations: [...translations.map(({ value }) => value), ...shipped],
      messages: messages.flatMap(({ value }) => value),
      sisters: sisters.value,
      hostFiles: {
        ...(redirects && { redirects: redirects.value }),
        ...(headers && { headers: headers.value }),
      },
    },
    diagnostics: diagnosticsOf([...navigation, ...translations, ...messages, sisters, ...hostFiles]),
  };
}

function diagnosticsOf(parsed: readonly { readonly diagnostics: readonly Diagnostic[] }[]): Diagnostic[] {
  return parsed.flatMap(({ diagnostics }) => diagnostics);
}

/** Reads the manifests of other sites that the configuration names. */
async function readSisters(
  { linkManifests }: Config,
  { get, documents }: Pick<Sources, 'get'> & { readonly documents: Pick<DocumentReader, 'linkManifest'> },
): Promise<{ readonly value: readonly SisterSite[]; readonly diagnostics: readonly Diagnostic[] }> {
  const read = await Promise.all(
    linkManifests.map(async ({ source: path, url }) => {
      const source = get(path);
      const { value, diagnostics } = source
        ? await documents.linkManifest(source)
        : { value: undefined, diagnostics: [] };
      return { sisters: value ? [sisterSite(value, displayPath(path), url)] : [], diagnostics };
    }),
  );
  return { value: read.flatMap(({ sisters }) => sisters), diagnostics: diagnosticsOf(read) };
}

const sisterSite = memoize((manifest: LinkManifest, file: string, named: string | undefined): SisterSite => {
  const url = named ?? manifest.url;
  return { file, manifest, ...(url !== undefined && { url }) };
});

const hashesOf = memoizeList(({ path, hash }: SourceFile) => [path, hash] as const);

const toHashes = memoize((hashes: ReturnType<typeof hashesOf>): Site['files'] => new Map(hashes));
