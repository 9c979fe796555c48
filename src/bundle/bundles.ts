import type { Diagnostic } from '../model/diagnostic.ts';
import type { BrowserBundle, Entry, ServerBundle, WorkerBundle } from '../model/entry.ts';
import type { FilePath } from '../model/path.ts';
import type { Bundler } from './esbuild/create-bundler.ts';

/** The bundles of a site. */
export interface Bundles {
  readonly browser: BrowserBundle;
  readonly server: ServerBundle;
  /** Undefined for a site without a service worker. */
  readonly worker: WorkerBundle | undefined;
  /** Uses of globals that browsers do not have, in modules of the site. */
  readonly nodeGlobals: readonly Diagnostic[];
}

/** The inputs of bundles: files with the hash of their bytes, folders with the hash of the names in them. */
export interface BundleInputs {
  readonly inputs: readonly (readonly [FilePath, string])[];
  readonly folders: readonly (readonly [FilePath, string])[];
}

/** Bundles and their inputs. */
export interface BundlesWithInputs {
  readonly bundles: Bundles;
  readonly inputs: BundleInputs;
}

/**
 * Bundles the site for the browser and for Node, and the service worker. Waits for all bundles even if one
 * fails: a bundler that is called again while it works reports the old failure.
 */
export async function bundleAll(
  entries: readonly Entry[],
  bundler: Bundler,
  workerKind: 'register' | 'unregister' | 'none',
): Promise<Omit<Bundles, 'nodeGlobals'>> {
  const all = [
    bundler.bundleShell(),
    bundler.bundleIslands(entries.filter((entry) => entry.kind !== 'static')),
    bundler.bundleServer(
      entries.filter((entry) => entry.kind !== 'live'),
      entries.filter((entry) => entry.kind === 'live'),
    ),
    workerKind === 'none' ? undefined : bundler.bundleServiceWorker(workerKind),
  ] as const;
  await Promise.allSettled(all);
  const [shell, islands, server, worker] = await Promise.all(all);
  return { browser: merge(shell, islands), server, worker };
}

function merge(shell: BrowserBundle, islands: BrowserBundle): BrowserBundle {
  return {
    files: [...shell.files, ...islands.files],
    assets: new Map([...shell.assets, ...islands.assets]),
    inputs: [...shell.inputs, ...islands.inputs],
  };
}
