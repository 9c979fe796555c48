import { join } from 'node:path';
import { packageRoot } from '../effects/package-root.ts';
import { realNow } from '../effects/real-now.ts';
import { type CachedExtractionOptions, createCachedExtraction } from '../extract/cache/cached-extraction.ts';
import type { ExtractionState } from '../extract/cache/extraction-state.ts';
import type { ExtractionProblem } from '../extract/extraction-task.ts';
import { createMutex } from '../lib/mutex.ts';
import { portablePaths } from '../lib/portable-paths.ts';
import { isSame } from '../memo/memoize.ts';
import type { ExtractApi, ExtractedApi, ExtractedProduct } from '../model/api-extraction.ts';
import type { Config } from '../model/config.ts';
import { type Diagnostic, sortDiagnostics } from '../model/diagnostic.ts';
import type { FilePath } from '../model/path.ts';
import { configPlace } from '../validate/rule.ts';
import { createExtractionThread, type ExtractionThread } from '../workers/extraction-thread.ts';
import { nothingExtracted } from './extract-products.ts';

/** Extracts API documents for as long as a builder lives. */
export interface Extraction {
  readonly extractApi: ExtractApi;
  /** Prepares the compiler for the first change of a library beside the site. */
  warmUp(products: readonly ExtractedProduct[]): Promise<void>;
  /** Checks the types of modules, on the same thread. */
  readonly checkTypes: ExtractionThread['checkTypes'];
  /** The files that the last documents were made from, also those that do not exist. */
  readonly files: () => readonly FilePath[];
  close(): Promise<void>;
}

/** Creates the extraction of a site. Nothing is loaded before a product asks for it. */
export function createExtraction(
  config: Config,
  { files, hashes, store, tool }: Pick<CachedExtractionOptions, 'files' | 'hashes' | 'store' | 'tool'>,
  { isOnce }: { readonly isOnce: boolean },
): Extraction {
  const workerFile = join(packageRoot(), 'lib/extract-worker.js') as FilePath;
  const thread = createExtractionThread({ workerFile, isKept: !isOnce });
  const { root, contentDir } = config;
  const cached = createCachedExtraction({
    ...{ root, contentDir, files, hashes, store, tool },
    paths: portablePaths(root, packageRoot()),
    now: realNow,
    run: thread.extract,
  });
  let last: { readonly states: readonly ExtractionState[]; readonly value: ExtractedApi } | undefined;
  // A product must not be extracted twice.
  const lock = createMutex();
  return {
    async extractApi(products, first) {
      if (products.length === 0) return nothingExtracted;
      return lock(async () => {
        const { states, isComplete } = await cached.extract(products, first);
        if (!last || !isSame(last.states, states))
          last = { states, value: { ...joinProducts(products, states, config), isComplete } };
        return last.value;
      });
    },
    warmUp: (products) => lock(() => cached.warmUp(products)),
    checkTypes: thread.checkTypes,
    files: () => last?.states.flatMap((state) => state.files.map(([file]) => file)) ?? [],
    close: thread.close,
  };
}

function joinProducts(
  products: readonly ExtractedProduct[],
  states: readonly ExtractionState[],
  config: Config,
): Omit<ExtractedApi, 'isComplete'> {
  const documents = states.flatMap((state) => state.documents.map(({ document }) => document));
  const problems = states.flatMap((state, index) =>
    [...state.problems, ...state.documents.flatMap((one) => one.problems)].map((problem) =>
      placed(problem, products[index]?.key ?? '', config),
    ),
  );
  return {
    documents: documents.sort((a, b) => (a.source < b.source ? -1 : a.source > b.source ? 1 : 0)),
    diagnostics: sortDiagnostics(oncePerPlace(problems)),
  };
}

function placed({ diagnostic, key }: ExtractionProblem, product: string, config: Config): Diagnostic {
  return key === undefined ? diagnostic : { ...diagnostic, place: configPlace(config, `${product}${key}`) };
}

/** A mistake in a source is reported once, for the first export that needs it. */
function oncePerPlace(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const byPlace = new Map<string, Diagnostic>();
  for (const diagnostic of diagnostics) {
    const { code, place, message } = diagnostic;
    const key = JSON.stringify(code === 'api-type' ? [code, place] : [code, place, message]);
    if (!byPlace.has(key)) byPlace.set(key, diagnostic);
  }
  return [...byPlace.values()];
}
