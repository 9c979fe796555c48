import type { Store } from '../cache/create-store.ts';
import { decodeJson, encodeJson } from '../cache/json-bytes.ts';
import { documentKey } from '../cache/store-keys.ts';
import { hashParts } from '../lib/hash.ts';
import { memoize } from '../memo/memoize.ts';
import type { Parsed } from '../model/diagnostic.ts';
import type { PageDocument } from '../model/document.ts';
import type { SourceFile } from '../model/source.ts';
import { type IncludableSources, isCurrent } from './includes/read-included.ts';
import type { ParseOptions } from './parse-task.ts';
import type { PagePlanner } from './plugins/page-planner.ts';

type ParsedPage = Parsed<PageDocument>;

/** Where parsed pages are kept, and what they depend on. */
export interface KnownPagesOptions {
  readonly store: Store;
  /** Identifies this program and its runtime; another version may parse differently. */
  readonly tool: string;
  readonly options: ParseOptions;
  /** Decides which pages need the module of the site; undefined for a site without plugins and directives. */
  planner(): Promise<PagePlanner | undefined>;
}

/** The pages that are parsed already, in memory and in the store. */
export interface KnownPages {
  /** Returns the page of every source that is known, in the order of the sources. */
  find(sources: readonly SourceFile[], all: IncludableSources): Promise<readonly (ParsedPage | undefined)[]>;
  /** Keeps a page in memory. */
  add(source: SourceFile, page: ParsedPage): void;
  /** Returns the page of a source, if it is in memory. */
  get(source: SourceFile): ParsedPage | undefined;
  /**
   * Keeps pages in the store. They lie together there, apart from their bodies, because a build asks for all
   * of them at once.
   */
  save(sources: readonly SourceFile[]): Promise<void>;
  /** The sources of which the store has no page. Damage in the store shows only when a page is read. */
  unstored(sources: readonly SourceFile[]): Promise<SourceFile[]>;
}

/** Creates a collection that has nothing in memory yet. */
export function createKnownPages({
  store,
  tool,
  options,
  planner: findPlanner,
}: KnownPagesOptions): KnownPages {
  const settings = JSON.stringify(options);
  const inMemory = new WeakMap<SourceFile, ParsedPage>();

  const keysOf = async (sources: readonly SourceFile[]): Promise<(source: SourceFile) => string> => {
    const planner = await findPlanner();
    await planner?.plan(sources);
    return (source) => pageKey(source, tool, settings, planner?.locationFor(source)?.hash);
  };
  const load = async (sources: readonly SourceFile[], all: IncludableSources) => {
    const found = await store.getMany(sources.map(await keysOf(sources)));
    const stored = found.map((bytes) => decodeJson<ParsedPage>(bytes));
    for (const [index, page] of (await withoutStale(stored, all)).entries()) {
      const source = sources[index];
      if (source && page) inMemory.set(source, page);
    }
  };

  return {
    async find(sources, all) {
      const known = await withoutStale(
        sources.map((source) => inMemory.get(source)),
        all,
      );
      const unknown = sources.filter((_, index) => !known[index]);
      // Memory may have a stale page of them.
      for (const source of unknown) inMemory.delete(source);
      if (unknown.length > 0) await load(unknown, all);
      return sources.map((source) => inMemory.get(source));
    },
    add: (source, page) => inMemory.set(source, page),
    get: (source) => inMemory.get(source),
    async save(sources) {
      const keyOf = await keysOf(sources);
      for (const source of sources) {
        const page = inMemory.get(source);
        if (page) await store.put(keyOf(source), encodeJson(page));
      }
    },
    async unstored(sources) {
      const keyOf = await keysOf(sources);
      return sources.filter((source) => !store.has(keyOf(source)));
    },
  };
}

/** Takes away the pages that include a file which has changed since. */
async function withoutStale(
  pages: readonly (ParsedPage | undefined)[],
  all: IncludableSources,
): Promise<readonly (ParsedPage | undefined)[]> {
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
