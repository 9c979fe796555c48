import type { Store } from '../cache/create-store.ts';
import type { FileSystem } from '../effects/file-system.ts';
import type { Progress } from '../effects/progress.ts';
import { hashParts } from '../lib/hash.ts';
import { rememberedPer } from '../lib/remembered-per.ts';
import type { Config } from '../model/config.ts';
import type { Parsed } from '../model/diagnostic.ts';
import type { PageDocument } from '../model/document.ts';
import type { SourcePath } from '../model/path.ts';
import type { SourceFile } from '../model/source.ts';
import type { ParsePageOptions } from '../parse/parse-page.ts';
import type { Crew, TextSource } from './crew/crew.ts';
import { decodeJson, encodeJson } from './json-bytes.ts';
import type { Memory } from './memory.ts';
import { bodyKey, documentKey } from './store-keys.ts';

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
  const { store, crew, files, progress } = tools;
  const options = parseOptions(config, tools);
  const keyed = keysOf(sources, options, tools);
  const remembered = await recall(keyed, tools);
  const missing = keyed.filter((_, index) => remembered[index] === undefined);
  progress.stage('parse', missing.length);
  const fresh = new Map<string, Parsed<PageDocument>>();
  const costs = new Map<SourcePath, number>();
  // A text is read when its turn comes, and a body goes to the store as soon as it is there: all of them would fill the memory.
  await crew.parse(
    missing.map(({ source }) => ({ path: source.path, options })),
    textSource(sources, files),
    async ({ parsed, body, ms }, index) => {
      fresh.set(missing[index]?.key ?? '', parsed);
      costs.set(parsed.value.source, ms);
      await store.put(bodyKey(parsed.value.bodyHash), body);
      progress.advance(1);
    },
  );
  // All documents are asked for at once, so they lie together, apart from the bodies.
  for (const { key } of missing) await store.put(key, encodeJson(fresh.get(key)));
  const pages = keyed.flatMap(({ key }, index) => remembered[index] ?? fresh.get(key) ?? []);
  for (const [index, { source, key }] of keyed.entries()) {
    const page = pages[index];
    if (page) tools.memory.documents.set(source, { key, page });
  }
  return { pages, costs };
}

function textSource(sources: readonly SourceFile[], files: FileSystem): TextSource {
  const fileOf = new Map(sources.map(({ path, file }) => [path, file]));
  return async ({ path }) => {
    const file = fileOf.get(path);
    return (file && (await files.readText(file))) ?? '';
  };
}

/** The sources whose text has not been seen; what the store lost to damage is found only when it is read. */
export function unseenSources(
  sources: readonly SourceFile[],
  config: Config,
  tools: ParseTools,
): SourceFile[] {
  return keysOf(sources, parseOptions(config, tools), tools).flatMap(({ source, key }) =>
    tools.store.has(key) ? [] : [source],
  );
}

function parseOptions(config: Config, { samples }: ParseTools): ParsePageOptions {
  return { trust: config.trustMarkdown, ...(samples && { samples }) };
}

interface Keyed {
  readonly source: SourceFile;
  readonly key: string;
}

function keysOf(sources: readonly SourceFile[], options: ParsePageOptions, { tool }: ParseTools): Keyed[] {
  const told = JSON.stringify(options);
  return sources.map((source) => ({ source, key: keyOf(source, tool, told) }));
}

const keyOf = rememberedPer((source: SourceFile, tool: string, options: string) =>
  documentKey(hashParts([tool, source.path, source.hash, options])),
);

async function recall(
  keyed: readonly Keyed[],
  { memory: { documents }, store }: ParseTools,
): Promise<(Parsed<PageDocument> | undefined)[]> {
  const held = keyed.map(({ source, key }) => {
    const known = documents.get(source);
    // What stands in memory counts as asked for, else the store would forget it.
    return known?.key === key && store.has(key) ? known.page : undefined;
  });
  const unheld = keyed.flatMap(({ key }, index) => (held[index] === undefined ? [key] : []));
  const read = await store.getMany(unheld);
  const stored = new Map(unheld.map((key, index) => [key, decodeJson<Parsed<PageDocument>>(read[index])]));
  return keyed.map(({ key }, index) => held[index] ?? stored.get(key));
}
