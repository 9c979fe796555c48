import { realNow } from '../effects/real-now.ts';
import { hashData } from '../lib/hash.ts';
import type { OwnModules } from '../model/apart-demos.ts';
import type { Entry, ServerBundle, WorkerKind } from '../model/entry.ts';
import { type BundledConfig, bundleAll } from './bundles.ts';
import type { Bundler } from './esbuild/create-bundler.ts';

/** A bundler that can start before its bundles are needed. */
export interface PrefetchingBundler extends Bundler {
  /** Starts the bundle for Node. The next call of `bundleServer` with the same entries returns its result. */
  prefetchServer: Bundler['bundleServer'];
  /** Starts all bundles of a site without modules. */
  prefetchShell(worker: WorkerKind | 'none'): Promise<ServerBundle>;
  /** Starts all bundles of a site. Each later call with the same entries returns its result. */
  prefetchSite(plan: PlannedBundles): void;
  /** Resolves when no prefetched bundle is in progress. */
  settled(): Promise<void>;
}

/** The bundles of a whole site. */
export interface PlannedBundles extends Omit<BundledConfig, 'codes'> {
  readonly entries: readonly Entry[];
  readonly own: OwnModules;
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
  const islands = createSlot(bundler.bundleIslands, templates);
  const demos = createSlot(bundler.compileDemos, templates);
  let startedAt: number | undefined;
  let whole: Promise<unknown> | undefined;
  const settled = async () => {
    const slots = [shell, server, worker, islands, demos].map((slot) => slot.pending());
    await Promise.allSettled([whole, ...slots]);
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
    prefetchSite({ entries, own, ...options }) {
      startedAt ??= realNow();
      const starting = {
        ...bundler,
        bundleShell: shell.start,
        bundleServer: server.start,
        bundleServiceWorker: worker.start,
        bundleIslands: islands.start,
      };
      const modules = entries.filter((entry) => entry.kind !== 'live' && entry.kind !== 'script');
      whole = bundleAll(entries, starting, { ...options, codes: demos.start(modules, own) });
      // The error is reported where the bundles are used.
      whole.catch(() => {});
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
    bundleIslands: islands.take,
    compileDemos: demos.take,
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
