import type { Memory } from '../build/memory.ts';
import type { Store } from '../cache/create-store.ts';
import { decodeJson, encodeJson } from '../cache/json-bytes.ts';
import { bodyKey, documentKey } from '../cache/store-keys.ts';
import type { FileSystem } from '../effects/file-system.ts';
import type { Progress } from '../effects/progress.ts';
import { hash, hashParts } from '../lib/hash.ts';
import { notUtf8 } from '../lib/not-utf8.ts';
import { displayPath } from '../lib/path.ts';
import { memoize } from '../memo/memoize.ts';
import type { Config } from '../model/config.ts';
import type { Diagnostic, Parsed } from '../model/diagnostic.ts';
import type { PageDocument } from '../model/document.ts';
import type { SourcePath } from '../model/path.ts';
import type { SourceFile } from '../model/source.ts';
import type { Crew } from '../workers/task-runner.ts';
import type { ParseSettings } from '../workers/tasks.ts';

/** What parsing needs besides the sources. */
export interface ParseTools {
  readonly files: FileSystem;
  readonly store: Store;
  readonly crew: Crew;
  readonly progress: Progress;
  readonly memory: Memory;
  /** Identifies this program and what runs it; others may parse and draw differently. */
  readonly tool: string;
  /** Samples in pages are read by the parser of their language: one of the slow checks. */
  readonly samples?: 'checked';
}

/** The parsed pages, and what it took. */
export interface ParsedPages {
  readonly pages: readonly Parsed<PageDocument>[];
  /** Milliseconds by source, of the pages that had to be parsed. */
  readonly costs: ReadonlyMap<SourcePath, number>;
}

/** Parses the pages whose text has not been seen; the others come from the store, warnings included. */
export async function parseSources(
  sources: readonly SourceFile[],
  config: Config,
  tools: ParseTools,
): Promise<ParsedPages> {
  const { store, crew, files, progress, memory } = tools;
  const options = parseOptions(config, tools);
  const told = JSON.stringify(options);
  const known = pagesInMemory(sources, told, memory);
  const unknown = sources.filter((_, index) => !known[index]);
  await recall(unknown, told, tools);
  const missing = unknown.filter((source) => !pageOf(source, told, memory));
  progress.stage('parse', missing.length);
  const costs = new Map<SourcePath, number>();
  const texts = textSource(missing, files);
  // A text is read when its turn comes, and a body goes to the store as soon as it is there: all of them
  // would fill the memory.
  const parsing = crew.parse(
    missing.map(({ path }) => ({ path, options })),
    texts.textOf,
    async ({ parsed, body, ms }, index) => {
      const source = missing[index];
      if (source) memory.documents.set(source, { options: told, page: texts.judged(source, parsed) });
      costs.set(parsed.value.source, ms);
      await store.put(bodyKey(parsed.value.bodyHash), body);
      progress.advance(1);
    },
  );
  // Who was interrupted need not parse again what was parsed.
  await parsing.finally(() => keepDocuments(missing, texts, told, tools));
  const pages = known
    .map((page, index) => page ?? pageOf(sources[index], told, memory))
    .filter((page) => page !== undefined);
  memory.latestPages = pages.length === sources.length ? { options: told, sources, pages } : undefined;
  return { pages, costs };
}

/**
 * Keeps what was parsed of these sources. All documents are asked for at once, so they lie together, apart
 * from the bodies. One that was saved since its text was hashed is not kept: it would be taken for the text
 * before.
 */
async function keepDocuments(
  sources: readonly SourceFile[],
  texts: SourceTexts,
  options: string,
  { store, memory, tool }: ParseTools,
): Promise<void> {
  for (const source of sources) {
    const page = pageOf(source, options, memory);
    if (page && !texts.isOther(source)) await store.put(keyOf(source, tool, options), encodeJson(page));
  }
}

/**
 * The page of each source, as far as there is one. What stands where it stood is not looked up: of 5,000
 * sources that takes 0.6 ms.
 */
function pagesInMemory(
  sources: readonly SourceFile[],
  options: string,
  memory: Memory,
): readonly (Parsed<PageDocument> | undefined)[] {
  const latest = memory.latestPages?.options === options ? memory.latestPages : undefined;
  return sources.map((source, index) =>
    latest?.sources[index] === source ? latest.pages[index] : pageOf(source, options, memory),
  );
}

/**
 * Brings to memory what the store has. What was there before was asked of the store when it came, so the
 * store does not forget it.
 */
async function recall(
  wanted: readonly SourceFile[],
  options: string,
  { memory, store, tool }: ParseTools,
): Promise<void> {
  const found = await store.getMany(wanted.map((source) => keyOf(source, tool, options)));
  for (const [index, source] of wanted.entries()) {
    const page = decodeJson<Parsed<PageDocument>>(found[index]);
    if (page) memory.documents.set(source, { options, page });
  }
}

/** A page in memory that was parsed with these options. */
function pageOf(
  source: SourceFile | undefined,
  options: string,
  { documents }: Memory,
): Parsed<PageDocument> | undefined {
  const known = source && documents.get(source);
  return known?.options === options ? known.page : undefined;
}

/** Texts of sources, each read when its turn comes. */
export interface SourceTexts {
  textOf(order: { readonly path: SourcePath }): Promise<string>;
  /** True for a source whose text was another one when it was read than when it was hashed. */
  isOther(source: SourceFile): boolean;
  /** What a text was parsed to. Of one that is no UTF-8 nothing else is told: the rest follows from it. */
  judged<Value>(source: SourceFile, parsed: Parsed<Value>): Parsed<Value>;
}

/** Reads texts of these sources. */
export function textSource(
  sources: readonly SourceFile[],
  files: Pick<FileSystem, 'readBytes'>,
): SourceTexts {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const others = new Set<SourceFile>();
  const garbled = new Map<SourceFile, Diagnostic>();
  return {
    async textOf({ path }) {
      const source = byPath.get(path);
      const bytes = (source && (await files.readBytes(source.file))) ?? new Uint8Array();
      if (source && hash(bytes) !== source.hash) others.add(source);
      const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString();
      const problem = notUtf8({ text, bytes }, displayPath(path));
      if (source && problem) garbled.set(source, problem);
      return text;
    },
    isOther: (source) => others.has(source),
    judged(source, parsed) {
      const problem = garbled.get(source);
      return problem ? { ...parsed, diagnostics: [problem] } : parsed;
    },
  };
}

/** The sources whose text has not been seen; what the store lost to damage is found only when it is read. */
export function unseenSources(
  sources: readonly SourceFile[],
  config: Config,
  tools: ParseTools,
): SourceFile[] {
  const told = JSON.stringify(parseOptions(config, tools));
  return sources.filter((source) => !tools.store.has(keyOf(source, tools.tool, told)));
}

/** What the configuration and the kind of run ask of the parser. */
export function parseOptions(config: Config, { samples }: ParseTools): ParseSettings {
  return { trust: config.trustMarkdown, ...(samples && { samples }) };
}

const keyOf = memoize((source: SourceFile, tool: string, options: string) =>
  documentKey(hashParts([tool, source.path, source.hash, options])),
);
