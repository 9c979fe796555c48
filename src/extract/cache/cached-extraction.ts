import { join } from 'node:path';
import type { Store } from '../../cache/create-store.ts';
import type { FileHashes } from '../../cache/file-hashes.ts';
import { decodeJson, encodeJson } from '../../cache/json-bytes.ts';
import { extractionKey } from '../../cache/store-keys.ts';
import type { FileSystem } from '../../effects/file-system.ts';
import { hashData } from '../../lib/hash.ts';
import type { ExtractedProduct } from '../../model/api-extraction.ts';
import type { FilePath, SourcePath } from '../../model/path.ts';
import type { ExtractionResult, ExtractionTask, ProductTask } from '../extraction-task.ts';
import { type ExtractionState, type Fresh, freshDocuments, joinState } from './extraction-state.ts';

/** Extracts with a compiler, which is not part of this module. */
export type RunExtraction = (task: ExtractionTask) => Promise<ExtractionResult>;

/** What cached extraction needs. */
export interface CachedExtractionOptions {
  readonly root: FilePath;
  readonly contentDir: FilePath;
  readonly files: Pick<FileSystem, 'changedAt'>;
  readonly hashes: Pick<FileHashes, 'of'>;
  readonly store: Pick<Store, 'get' | 'put'>;
  /** Identifies this program. */
  readonly tool: string;
  readonly now: () => number;
  readonly run: RunExtraction;
}

/**
 * Returns the state of each product. A product without changes has the same state as before. With `first`,
 * of a product that has been extracted before, only these documents follow a change.
 */
export type CachedExtraction = (
  products: readonly ExtractedProduct[],
  first?: readonly SourcePath[],
) => Promise<ExtractionStates>;

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
  const { root, contentDir, store, hashes, tool, run } = options;
  const memory = new Map<string, ExtractionState>();
  const load = async (key: string) => memory.get(key) ?? decodeJson<ExtractionState>(await store.get(key));

  return async (products, first) => {
    const partial = new Map<string, ExtractionState>();
    const found = await Promise.all(
      products.map(async (product): Promise<Found> => {
        const task = taskOf(product, contentDir);
        const key = extractionKey(hashData([tool, task]));
        const state = await load(key);
        const fresh = state && (await freshDocuments(state, hashes.of));
        if (state && fresh === 'all') memory.set(key, state);
        return { key, task, state, fresh };
      }),
    );
    const wanted = found.filter(({ fresh }) => fresh !== 'all');
    if (wanted.length > 0) {
      const started = options.now();
      const result = await run({ root, products: wanted.map((one) => taskFor(one, first)) });
      const hashOf = await presentHashes(result.files, wanted, { ...options, started });
      for (const [index, { key, state }] of wanted.entries()) {
        const product = result.products[index];
        if (!product) continue;
        const { files, pieces } = result;
        const next = joinState(product, { files, pieces, previous: state, hashOf });
        // The documents that wait would count as those of the present files.
        if (!product.isComplete) {
          partial.set(key, next);
          continue;
        }
        memory.set(key, next);
        await store.put(key, encodeJson(next));
      }
    }
    const states = found.flatMap(({ key }) => partial.get(key) ?? memory.get(key) ?? []);
    return { states, isComplete: partial.size === 0 };
  };
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
