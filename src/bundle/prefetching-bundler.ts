import { realNow } from '../effects/real-now.ts';
import { hashData } from '../lib/hash.ts';
import type { ServerBundle, WorkerKind } from '../model/entry.ts';
import type { Bundler } from './create-bundler.ts';

/** A bundler that can start before its bundles are needed. */
export interface PrefetchingBundler extends Bundler {
  /** Starts the bundle for Node; the next call of `bundleServer` with the same entries gets the result. */
  prefetchServer: Bundler['bundleServer'];
  /** Starts everything that a site without modules needs. */
  prefetchShell(worker: WorkerKind | 'none'): Promise<ServerBundle>;
  /** Resolves when nothing that was prefetched is under way. */
  settled(): Promise<void>;
}

/**
 * Adds prefetching to a bundler. Without it builds take longer and write the same bytes.
 *
 * @param templates lists the templates of the site: a new one replaces a template of the shell, so bundles that were
 *   started before are not used
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
      return server.start([], []);
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

/** Holds the result of one call that was made early, until the same call is made again. */
function createSlot<Given extends readonly unknown[], Value>(
  make: (...given: Given) => Promise<Value>,
  templates: () => Promise<readonly string[]>,
) {
  let held: { readonly key: Promise<string>; readonly made: Promise<Value> } | undefined;
  // The first argument alone: live entries follow from the other entries and the bytes of their files.
  const keyOf = async ([first]: Given) => hashData([first ?? null, [...(await templates())].sort()]);
  return {
    start(...given: Given): Promise<Value> {
      const made = make(...given);
      // The error is reported where the result is taken.
      made.catch(() => {});
      held = { key: keyOf(given), made };
      return made;
    },
    async take(...given: Given): Promise<Value> {
      const ahead = held;
      held = undefined;
      if (ahead && (await ahead.key) === (await keyOf(given))) return ahead.made;
      return make(...given);
    },
    pending: () => held?.made,
  };
}
