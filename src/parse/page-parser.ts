import { bodyKey } from '../cache/store-keys.ts';
import type { FileSystem } from '../effects/file-system.ts';
import type { Progress } from '../effects/progress.ts';
import type { Parsed } from '../model/diagnostic.ts';
import type { PageDocument } from '../model/document.ts';
import type { SourcePath } from '../model/path.ts';
import type { SourceFile } from '../model/source.ts';
import { sourceTexts } from '../read/source-texts.ts';
import { type IncludableSources, includedReader } from './includes/read-included.ts';
import { createKnownPages, type KnownPages, type KnownPagesOptions } from './known-pages.ts';
import type { ParseCost, ParsePages, ParseTask, TextSource } from './parse-task.ts';

/** What parsing pages needs. */
export interface PageParserOptions extends KnownPagesOptions {
  readonly files: Pick<FileSystem, 'readBytes'>;
  readonly parsePages: ParsePages;
  readonly progress: Pick<Progress, 'stage' | 'advance'>;
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

/** Creates a parser that has parsed nothing yet. */
export function createPageParser(needs: PageParserOptions): PageParser {
  const known = createKnownPages(needs);
  return {
    async parse(sources, all) {
      const found = await known.find(sources, all);
      const missing = sources.filter((_, index) => !found[index]);
      const costs = await parseMissing({ missing, all }, known, needs);
      const pages = sources.map((source, index) => found[index] ?? known.get(source));
      return { pages: pages.filter((page) => page !== undefined), costs };
    },
    unparsed: known.unstored,
  };
}

interface MissingPages {
  readonly missing: readonly SourceFile[];
  /** The sources that they may include. */
  readonly all: IncludableSources;
}

/** Parses pages, and adds them to the known ones. Returns what each of them cost. */
async function parseMissing(
  { missing, all }: MissingPages,
  known: KnownPages,
  { files, store, parsePages, progress, options, planner: findPlanner }: PageParserOptions,
): Promise<ReadonlyMap<SourcePath, ParseCost>> {
  const planner = await findPlanner();
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
  const complete = new Set<SourceFile>();
  const parsing = parsePages(tasks, textOf, async ({ parsed, body, cost, unparsed }, index) => {
    const source = missing[index];
    if (source) known.add(source, texts.withEncodingProblem(source, parsed));
    if (source && !unparsed) complete.add(source);
    costs.set(parsed.value.source, cost);
    await store.put(bodyKey(parsed.value.bodyHash), body);
    progress.advance(1);
  });
  const isStorable = (source: SourceFile) =>
    complete.has(source) && !included.isOutdated(source.path) && !texts.isOutdated(source);
  // An interrupted build keeps the pages that it has parsed.
  await parsing.finally(() => known.save(missing.filter(isStorable)));
  return costs;
}
