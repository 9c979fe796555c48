import { realNow } from '../effects/real-now.ts';
import { hashData } from '../lib/hash.ts';
import type { ServerBundle, WorkerKind } from '../model/entry.ts';
import type { Bundler } from './esbuild/create-bundler.ts';

/** A bundler that can start before its bundles are needed. */
export interface PrefetchingBundler extends Bundler {
  /** Starts the bundle for Node. The next call of `bundleServer` with the same entries returns its result. */
  prefetchServer: Bundler['bundleServer'];
  /** Starts all bundles of a site without modules. */
  prefetchShell(worker: WorkerKind | 'none'): Promise<ServerBundle>;
  /** Resolves when no prefetched bundle is in progress. */
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
  const server = createSlot(bundler.bundleServer, templates);
  const worker = createSlot(bundler.bundleServiceWorker, templates);
  let startedAt: number | undefined;
  const settled = async () => {
    await Promise.allSettled([shell.pending(), server.pending(), worker.pending()]);
  };
  return {
    ...bundler,
    prefetchServer: server.start,
    prefetchShell(kind) {
      startedAt ??= realNow();
      void shell.start();
      if (kind !== 'none') void worker.start(kind);
      return server.start([], [], new Map());
    },
    settled,
    startedAt() {
      const started = startedAt ?? realNow();
      startedAt = undefined;
      return started;
    },
    bundleShell: shell.take,
    bundleServer: server.take,
    bundleServiceWorker: worker.take,
    async close() {
      // A context that esbuild creates after the bundler was closed would keep the process alive.
      await settled();
      await bundler.close();
    },
  };
}

/** Holds the result of one early call until the same call is made again. */
function createSlot<Given extends readonly unknown[], Value>(
  make: (...given: Given) => Promise<Value>,
  templates: () => Promise<readonly string[]>,
) {
  let prefetched: { readonly key: Promise<string>; readonly result: Promise<Value> } | undefined;
  // Only the first argument: live entries follow from the other entries and the bytes of their files.
  const keyOf = async ([first]: Given) => hashData([first ?? null, [...(await templates())].sort()]);
  return {
    start(...given: Given): Promise<Value> {
      const result = make(...given);
      // The caller of `take` reports the error.
      result.catch(() => {});
      prefetched = { key: keyOf(given), result };
      return result;
    },
    async take(...given: Given): Promise<Value> {
      const earlier = prefetched;
      prefetched = undefined;
      if (earlier && (await earlier.key) === (await keyOf(given))) return earlier.result;
      return make(...given);
    },
    pending: () => prefetched?.result,
  };
}
