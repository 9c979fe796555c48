import { siteFacts } from '../assemble/site-facts.ts';
import { applySeverity } from '../config/apply-severity.ts';
import { nextTurn } from '../lib/next-turn.ts';
import { displayPath } from '../lib/path.ts';
import { memoizeFlatList, memoizeList } from '../memo/memoize-list.ts';
import type { ExtractApi, ExtractedApi } from '../model/api-extraction.ts';
import type { Config } from '../model/config.ts';
import { type Diagnostic, distinctDiagnostics, type Parsed } from '../model/diagnostic.ts';
import type { Allowance, PageDocument } from '../model/document.ts';
import type { SourcePath } from '../model/path.ts';
import type { Site } from '../model/site.ts';
import type { DocumentReader } from '../parse/document-reader.ts';
import type { PageParser, ParsedPages } from '../parse/page-parser.ts';
import { irregularFiles } from '../read/irregular-files.ts';
import { type Sources, withWritten } from '../read/sources.ts';
import { allowProblems } from '../validate/allow-problems.ts';
import { validateSite } from '../validate/validate-site.ts';
import { extractProducts, productsToExtract } from './extract-products.ts';
import { foldTranslations } from './fold-translations.ts';
import { foldUses } from './fold-uses.ts';
import { readSiteContext, type SiteContext } from './site-context.ts';
import type { SiteExtensions } from './site-extensions.ts';

/** A site with every problem in its sources. */
export interface Loaded {
  /** Without the files whose place in the output is taken. */
  readonly site: Site;
  /** All sources, with the pages that the build writes itself. */
  readonly sources: Sources;
  readonly diagnostics: readonly Diagnostic[];
  /** The comments that allowed a problem. */
  readonly used: readonly Allowance[];
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
  /**
   * Called if the pages are parsed before the API reference is extracted, with a function that assembles the
   * site without that reference.
   */
  readonly onPages?: ((assemble: () => Promise<Site>) => void) | undefined;
  /** The functions of the site; undefined for a site without any. */
  extensions(): Promise<SiteExtensions | undefined>;
}

/** Parses, assembles and validates a site, and runs its own rules and emitters. */
export async function load(sources: Sources, config: Config, options: LoadOptions): Promise<Loaded> {
  const extracted = extractProducts(config, options.extractApi);
  const [{ pages, costs }, context] = await Promise.all([
    parsePages(sources, config, { ...options, extracted }),
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
  const all = [
    ...diagnosticsOf(config, parsed),
    ...context.diagnostics,
    ...diagnostics,
    ...found,
    ...irregularFiles(sources.ofKind('irregular')),
  ];
  const allowed = allowProblems(all, site);
  // An API document may repeat a text for twenty classes.
  const once = foldTranslations(distinctDiagnostics(allowed.diagnostics), site.pages);
  return {
    site: unplaced.size === 0 ? site : withoutFiles(site, documents, { unplaced, context }),
    sources: withWritten(sources, written),
    parseCosts: new Map([...costs, ...own.costs]),
    extracted: await extracted,
    diagnostics: foldUses(applySeverity(once, config)),
    used: allowed.used,
  };
}

/** Parses the pages, and hands them to `onPages` if the API reference is not extracted by then. */
async function parsePages(
  sources: Sources,
  config: Config,
  { pages, documents, onPages, extracted }: LoadOptions & { readonly extracted: Promise<ExtractedApi> },
): Promise<ParsedPages> {
  let isPending = productsToExtract(config).length > 0;
  const stop = () => {
    isPending = false;
  };
  extracted.then(stop, stop);
  const parsed = await pages.parse(sources.ofKind('page'), sources);
  if (isPending)
    onPages?.(async () => {
      const context = await readSiteContext(sources, config, documents);
      return context.assemble(documentsOf(config, parsed.pages), 'whole');
    });
  return parsed;
}

const noPages: ParsedPages = { pages: [], costs: new Map() };

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
