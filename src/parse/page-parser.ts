import type { Store } from '../cache/create-store.ts';
import { decodeJson, encodeJson } from '../cache/json-bytes.ts';
import { bodyKey, documentKey } from '../cache/store-keys.ts';
import type { FileSystem } from '../effects/file-system.ts';
import type { Progress } from '../effects/progress.ts';
import { hashParts } from '../lib/hash.ts';
import { memoize } from '../memo/memoize.ts';
import type { Parsed } from '../model/diagnostic.ts';
import type { PageDocument } from '../model/document.ts';
import type { SourcePath } from '../model/path.ts';
import type { SourceFile } from '../model/source.ts';
import { type SourceTexts, sourceTexts } from '../read/source-texts.ts';
import { type IncludableSources, includedReader, isCurrent } from './includes/read-included.ts';
import type { ParseCost, ParseOptions, ParsePages, ParseTask, TextSource } from './parse-task.ts';
import type { PagePlanner } from './plugins/page-planner.ts';

/** What parsing pages needs. */
export interface PageParserOptions {
  readonly files: Pick<FileSystem, 'readBytes'>;
  readonly store: Store;
  readonly parsePages: ParsePages;
  readonly progress: Pick<Progress, 'stage' | 'advance'>;
  /** Identifies this program and its runtime; another version may parse differently. */
  readonly tool: string;
  readonly options: ParseOptions;
  /** Decides which pages need the module of the site; undefined for a site without plugins and directives. */
  planner(): Promise<PagePlanner | undefined>;
}

/** The parsed pages and what parsing took. */
export interface ParsedPages {
  readonly pages: readonly Parsed<PageDocument>[];
  /** By source, of the pages that were parsed and not loaded. */
  readonly costs: ReadonlyMap<SourcePath, ParseCost>;
}

/** Parses pages, and keeps the results in memory and in the store. */
export interface PageParser {
  /**
   * Parses the pages whose text, or an included file, is new. The others come from memory or the store, with
   * their warnings.
   */
  parse(sources: readonly SourceFile[], all: IncludableSources): Promise<ParsedPages>;
  /** The sources of which the store has no page. Damage in the store shows only when a page is read. */
  unparsed(sources: readonly SourceFile[]): Promise<SourceFile[]>;
}

/** A page for every source, in the order of the sources. */
interface LatestPages {
  readonly sources: readonly SourceFile[];
  readonly pages: readonly Parsed<PageDocument>[];
}

/** Creates a parser that has parsed nothing yet. */
export function createPageParser(needs: PageParserOptions): PageParser {
  const { files, store, parsePages, progress, tool, options } = needs;
  const settings = JSON.stringify(options);
  const documents = new WeakMap<SourceFile, Parsed<PageDocument>>();
  let latest: LatestPages | undefined;

  const inMemory = (sources: readonly SourceFile[]) =>
    // A source in its old place needs no look-up.
    sources.map((source, index) =>
      latest?.sources[index] === source ? latest.pages[index] : documents.get(source),
    );
  const keysOf = async (sources: readonly SourceFile[]): Promise<(source: SourceFile) => string> => {
    const planner = await needs.planner();
    await planner?.plan(sources);
    return (source) => pageKey(source, tool, settings, planner?.locationFor(source)?.hash);
  };
  const load = async (
    wanted: readonly SourceFile[],
    all: IncludableSources,
    keyOf: (source: SourceFile) => string,
  ): Promise<void> => {
    const found = await store.getMany(wanted.map(keyOf));
    const pages = await withoutStale(
      found.map((bytes) => decodeJson<Parsed<PageDocument>>(bytes)),
      all,
    );
    for (const [index, source] of wanted.entries()) {
      const page = pages[index];
      if (page) documents.set(source, page);
    }
  };
  /**
   * Documents lie together in the store, apart from the bodies, because a build asks for all of them at once.
   */
  const save = async (sources: readonly SourceFile[], texts: SourceTexts): Promise<void> => {
    const keyOf = await keysOf(sources);
    for (const source of sources) {
      const page = documents.get(source);
      if (page && !texts.isOutdated(source)) await store.put(keyOf(source), encodeJson(page));
    }
  };
  const parseMissing = async (
    missing: readonly SourceFile[],
    all: IncludableSources,
  ): Promise<Map<SourcePath, ParseCost>> => {
    const planner = await needs.planner();
    progress.stage('parse', missing.length);
    const costs = new Map<SourcePath, ParseCost>();
    const texts = sourceTexts(missing, files);
    const tasks = missing.map((source): ParseTask => {
      const extensions = planner?.locationFor(source);
      return { path: source.path, options, ...(extensions && { extensions }) };
    });
    // Texts are read and bodies stored one by one: all of them together would fill the memory.
    const included = includedReader({ sources: all, files, folders: options.folders ?? [] });
    const textOf: TextSource = async (task) => included.withIncluded(task.path, await texts.textOf(task));
    const unfinished = new Set<SourceFile>();
    const parsing = parsePages(tasks, textOf, async ({ parsed, body, cost, stopped }, index) => {
      const source = missing[index];
      if (source && stopped) unfinished.add(source);
      if (source) documents.set(source, texts.withEncodingProblem(source, parsed));
      costs.set(parsed.value.source, cost);
      await store.put(bodyKey(parsed.value.bodyHash), body);
      progress.advance(1);
    });
    // An interrupted build keeps the pages that it has parsed.
    await parsing.finally(() =>
      save(
        missing.filter((source) => !unfinished.has(source) && !included.isOutdated(source.path)),
        texts,
      ),
    );
    return costs;
  };

  return {
    async parse(sources, all) {
      const known = await withoutStale(inMemory(sources), all);
      const unknown = sources.filter((_, index) => !known[index]);
      for (const source of unknown) documents.delete(source);
      if (unknown.length > 0) await load(unknown, all, await keysOf(unknown));
      const costs = await parseMissing(
        unknown.filter((source) => !documents.has(source)),
        all,
      );
      const pages = sources
        .map((source, index) => known[index] ?? documents.get(source))
        .filter((page) => page !== undefined);
      latest = pages.length === sources.length ? { sources, pages } : undefined;
      return { pages, costs };
    },
    async unparsed(sources) {
      const keyOf = await keysOf(sources);
      return sources.filter((source) => !store.has(keyOf(source)));
    },
  };
}

/** Takes away the pages that include a file which has changed since. */
async function withoutStale(
  pages: readonly (Parsed<PageDocument> | undefined)[],
  all: IncludableSources,
): Promise<readonly (Parsed<PageDocument> | undefined)[]> {
  // Most sites include nothing.
  if (pages.every((page) => page?.value.includes === undefined)) return pages;
  return Promise.all(
    pages.map(async (page) => ((await isCurrent(page?.value.includes, all)) ? page : undefined)),
  );
}

/** Pages that need no module keep their keys when it changes, and in a site without one. */
const pageKey = memoize(
  (source: SourceFile, tool: string, settings: string, extensions: string | undefined) =>
    documentKey(
      hashParts([
        tool,
        source.path,
        source.hash,
        settings,
        ...(extensions === undefined ? [] : [extensions]),
      ]),
    ),
);
