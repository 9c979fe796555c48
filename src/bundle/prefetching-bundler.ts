import { realNow } from '../effects/real-now.ts';
import { hashData } from '../lib/hash.ts';
import type { Bundler } from './esbuild/create-bundler.ts';

/** A bundler that can start before its bundles are needed. */
export interface PrefetchingBundler extends Bundler {
  /**
   * Does work with a bundler whose results are kept: the same call of this bundler, made later, takes the
   * result. What fails is reported by that call.
   */
  prefetch(work: (early: Bundler) => Promise<unknown>): void;
  /** Resolves when no prefetching work is in progress. */
  settled(): Promise<void>;
}

/**
 * Adds prefetching to a bundler. Builds without prefetching take longer and write the same bytes.
 *
 * @param templates lists the templates of the site. A new template may replace one of ours, so a change of
 *   the list discards prefetched bundles.
 */
export function prefetchingBundler(
  bundler: Bundler,
  templates: () => Promise<readonly string[]>,
): PrefetchingBundler {
  const shell = createSlot(bundler.bundleShell, templates);
  const demos = createSlot(bundler.compileDemos, templates);
  const islands = createSlot(bundler.bundleIslands, templates);
  const server = createSlot(bundler.bundleServer, templates);
  const styles = createSlot(bundler.bundleStyles, templates);
  const worker = createSlot(bundler.bundleServiceWorker, templates);
  const slots = [shell, demos, islands, server, styles, worker];
  const early: Bundler = {
    ...bundler,
    bundleShell: shell.start,
    compileDemos: demos.start,
    bundleIslands: islands.start,
    bundleServer: server.start,
    bundleStyles: styles.start,
    bundleServiceWorker: worker.start,
  };
  const working = new Set<Promise<unknown>>();
  const settled = async () => void (await Promise.allSettled(working));
  return {
    ...bundler,
    prefetch(work) {
      const done = work(early)
        .catch(() => {})
        .finally(() => working.delete(done));
      working.add(done);
    },
    settled,
    startedAt: () =>
      slots.reduce((earliest, slot) => Math.min(earliest, slot.startedAt() ?? earliest), bundler.startedAt()),
    bundleShell: shell.take,
    compileDemos: demos.take,
    bundleIslands: islands.take,
    bundleServer: server.take,
    bundleStyles: styles.take,
    bundleServiceWorker: worker.take,
    async close() {
      // A context that esbuild creates after the bundler was closed would keep the process alive.
      await settled();
      await bundler.close();
    },
  };
}

/** An early call: what identifies it, when it began, and its result. */
interface EarlyCall<Value> {
  /** Hash of its first argument. The others follow from it and from the bytes of files. */
  readonly first: string;
  /** The templates of the site at its beginning. */
  readonly templates: Promise<string>;
  readonly startedAt: number;
  readonly result: Promise<Value>;
}

/** Keeps the result of the last early call until the function is called again. */
function createSlot<Given extends readonly unknown[], Value>(
  make: (...given: Given) => Promise<Value>,
  templates: () => Promise<readonly string[]>,
) {
  let early: EarlyCall<Value> | undefined;
  const hashOf = ([first]: Given) => hashData(first ?? null);
  const hashOfTemplates = async () => hashData([...(await templates())].sort());
  return {
    /** Calls the function, and keeps the result. */
    start(...given: Given): Promise<Value> {
      const result = make(...given);
      early = { first: hashOf(given), templates: hashOfTemplates(), startedAt: realNow(), result };
      // The caller of `take` reports the error.
      result.catch(() => {});
      return result;
    },
    /** Returns the result of the same early call, or calls the function. */
    async take(...given: Given): Promise<Value> {
      const kept = early;
      early = undefined;
      const isSame = kept?.first === hashOf(given) && (await kept.templates) === (await hashOfTemplates());
      return kept && isSame ? kept.result : make(...given);
    },
    startedAt: () => early?.startedAt,
  };
}
