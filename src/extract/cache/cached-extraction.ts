import { join } from 'node:path';
import type { Store } from '../../cache/create-store.ts';
import type { FileHashes } from '../../cache/file-hashes.ts';
import { extractionKey } from '../../cache/store-keys.ts';
import type { FileSystem } from '../../effects/file-system.ts';
import { hashData } from '../../lib/hash.ts';
import type { PortablePaths } from '../../lib/portable-paths.ts';
import type { ExtractedProduct } from '../../model/api-extraction.ts';
import type { FilePath, SourcePath } from '../../model/path.ts';
import type { ExtractionResult, ExtractionTask, FreshTask, ProductTask } from '../extraction-task.ts';
import { type ExtractionState, type Fresh, freshDocuments, joinState } from './extraction-state.ts';
import { decodeState, encodeState } from './stored-state.ts';

/** Extracts with a compiler, which is not part of this module. */
export type RunExtraction = (task: ExtractionTask) => Promise<ExtractionResult>;

/** What cached extraction needs. */
export interface CachedExtractionOptions {
  readonly root: FilePath;
  readonly contentDir: FilePath;
  readonly files: Pick<FileSystem, 'changedAt'>;
  readonly hashes: Pick<FileHashes, 'of'>;
  readonly store: Pick<Store, 'get' | 'put' | 'renew'>;
  /** The form of paths in the store, which other machines may read. */
  readonly paths: PortablePaths;
  /** Identifies this program. */
  readonly tool: string;
  readonly now: () => number;
  readonly run: RunExtraction;
}

/** Extraction that keeps what it has extracted. */
export interface CachedExtraction {
  /**
   * Returns the state of each product. A product without changes has the same state as before. With `first`,
   * of a product that has been extracted before, only these documents follow a change.
   */
  extract(products: readonly ExtractedProduct[], first?: readonly SourcePath[]): Promise<ExtractionStates>;
  /**
   * Lets the compiler read the sources of libraries beside the site, unless it has read some already, so that
   * the first change of one takes no longer than later ones. Changes no state.
   */
  warmUp(products: readonly ExtractedProduct[]): Promise<void>;
}

/** The states of products. If documents wait, some of them are kept nowhere and do not have to be. */
export interface ExtractionStates {
  readonly states: readonly ExtractionState[];
  readonly isComplete: boolean;
}

/**
 * Extracts documents from the store or, for those that depend on a changed file, with the compiler. Unchanged
 * products cost a look at the stamps of their files.
 */
export function createCachedExtraction(options: CachedExtractionOptions): CachedExtraction {
  const { root, contentDir } = options;
  const known = createKnownStates(options);
  let hasRun = false;
  const run: RunExtraction = (task) => {
    hasRun = true;
    return options.run(task);
  };
  /** Returns the new states of products with changes, by key, whose documents partly wait. */
  const update = async (changed: readonly Found[], first: readonly SourcePath[] | undefined) => {
    const partial = new Map<string, ExtractionState>();
    if (changed.length === 0) return partial;
    const started = options.now();
    const result = await run({ root, products: changed.map((one) => taskFor(one, first)) });
    const { files, pieces } = result;
    const hashOf = await presentHashes(files, changed, { ...options, started });
    for (const [index, { key, state }] of changed.entries()) {
      const product = result.products[index];
      if (!product) continue;
      const next = joinState(product, { files, pieces, previous: state, hashOf });
      // The documents that wait would count as those of the present files.
      if (product.isComplete) await known.keep(key, next);
      else partial.set(key, next);
    }
    return partial;
  };
  return {
    async extract(products, first) {
      const found = await Promise.all(products.map((product) => known.find(taskOf(product, contentDir))));
      const changed = found.filter(({ fresh }) => fresh !== 'all');
      const partial = await update(changed, first);
      const states = found.flatMap(({ key }) => partial.get(key) ?? known.latest(key) ?? []);
      return { states, isComplete: partial.size === 0 };
    },
    async warmUp(products) {
      const tasks = products.flatMap((product): ProductTask[] => {
        const task = taskOf(product, contentDir);
        const state = known.latest(known.keyOf(task));
        const isBeside = task.packages.some(({ entry }) => entry !== undefined);
        return state && isBeside ? [{ ...task, fresh: allButOne(state) }] : [];
      });
      if (!hasRun && tasks.length > 0) await run({ root, products: tasks });
    },
  };
}

/** The complete states of products: those of this run in memory, those of earlier ones in the store. */
function createKnownStates({ hashes, store, paths, tool }: CachedExtractionOptions) {
  const memory = new Map<string, ExtractionState>();
  const keyOf = (task: ProductTask) => extractionKey(hashData([tool, portable(task, paths)]));
  const load = async (key: string) => decodeState(await store.get(key), paths);
  const withFresh = async (state: ExtractionState | undefined) => ({
    state,
    fresh: state && (await freshDocuments(state, hashes.of)),
  });
  return {
    keyOf,
    /** The state that was found fresh, or kept, in this run. */
    latest: (key: string) => memory.get(key),
    /** Finds the state of a product, and which of its documents no change concerns. */
    async find(task: ProductTask): Promise<Found> {
      const key = keyOf(task);
      const before = memory.get(key);
      const found = await withFresh(before ?? (await load(key)));
      // Another machine may have described what has changed since the last build here.
      const isOutdated = !before && found.state !== undefined && found.fresh !== 'all';
      const other = isOutdated && (await store.renew(key)) ? await withFresh(await load(key)) : found;
      const { state, fresh } = other.fresh === 'all' ? other : found;
      if (state && fresh === 'all') memory.set(key, state);
      return { key, task, state, fresh };
    },
    async keep(key: string, state: ExtractionState): Promise<void> {
      memory.set(key, state);
      await store.put(key, encodeState(state, paths));
    },
  };
}

/** One document is described again, since types are computed when a document needs them. */
function allButOne({ identity, documents }: ExtractionState): FreshTask {
  return { identity, sources: documents.slice(1).map(({ document }) => document.source), doubtful: [] };
}

interface Found {
  readonly key: string;
  readonly task: ProductTask;
  readonly state: ExtractionState | undefined;
  /** Absent without a state. */
  readonly fresh: Fresh | undefined;
}

function taskOf({ folder, extraction }: ExtractedProduct, contentDir: FilePath): ProductTask {
  const { packages, kinds, include, exclude } = extraction;
  return {
    folder,
    kinds,
    include,
    exclude,
    packages: packages.map(({ name, entry }) => ({
      name,
      ...(entry !== undefined && { entry: join(contentDir, entry) as FilePath }),
    })),
  };
}

/** Returns what to extract in words that mean the same on every machine. */
function portable({ packages, ...task }: ProductTask, { toStored }: PortablePaths) {
  return {
    ...task,
    packages: packages.map(({ name, entry }) => [name, entry === undefined ? null : toStored(entry)]),
  };
}

function taskFor({ task, fresh }: Found, first: readonly SourcePath[] | undefined): ProductTask {
  return fresh === undefined || fresh === 'all' ? task : { ...task, fresh, ...(first && { first }) };
}

interface HashOptions extends Pick<CachedExtractionOptions, 'files' | 'hashes'> {
  readonly started: number;
}

/**
 * Hashes the files of a result. One that changed while the compiler worked may have been read in either
 * state.
 */
async function presentHashes(
  read: readonly FilePath[],
  wanted: readonly Found[],
  { files, hashes, started }: HashOptions,
): Promise<(file: FilePath) => string | null> {
  const all = new Set([...read, ...wanted.flatMap(({ state }) => state?.files.map(([file]) => file) ?? [])]);
  const found = await Promise.all(
    [...all].map(async (file) => {
      const changedAt = await files.changedAt(file);
      const hash = changedAt !== undefined && changedAt >= started ? 'changing' : await hashes.of(file);
      return [file, hash ?? null] as const;
    }),
  );
  const byFile = new Map(found);
  return (file) => byFile.get(file) ?? null;
}
