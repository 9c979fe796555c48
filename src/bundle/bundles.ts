import type { OwnModules } from '../model/apart-demos.ts';
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
  /**
   * The style sheets of the site as one text; undefined if it has none. Files in them are with the scripts.
   */
  readonly styles: string | undefined;
  /** What the bundler accepts in modules of the site, but what fails in the browser. */
  readonly moduleProblems: readonly Diagnostic[];
  /** Hash of which modules only one demo contains; absent if none was compiled apart. */
  readonly ownModules?: string;
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

/** What decides, besides the entries, what is bundled and how. */
export interface BundledConfig {
  readonly serviceWorker: 'register' | 'unregister' | 'none';
  /** The style sheets of the site. */
  readonly styles: readonly FilePath[];
  /** The modules that only one demo contains, which are compiled apart. */
  readonly own: OwnModules;
}

/**
 * From this number of entries on, the two large bundles are made in turn: at once they need twice the memory.
 */
const manyEntries = 1000;

/**
 * Bundles the site for the browser and for Node, and the service worker. Waits for all bundles even if one
 * fails: a bundler that is called again while it works reports the old failure.
 */
export async function bundleAll(
  entries: readonly Entry[],
  bundler: Bundler,
  { serviceWorker, styles: sheets, own }: BundledConfig,
): Promise<Omit<Bundles, 'moduleProblems'>> {
  const modules = entries.filter((entry) => entry.kind !== 'live' && entry.kind !== 'script');
  const codes = bundler.compileDemos(modules, own);
  const server = bundler.bundleServer(
    modules,
    entries.filter((entry) => entry.kind === 'live'),
    codes,
  );
  const before = entries.length < manyEntries ? Promise.resolve() : server;
  const all = [
    bundler.bundleShell(),
    before.then(async () => {
      const shown = entries.filter((entry) => entry.kind !== 'static');
      return bundler.bundleIslands(shown, await codes);
    }),
    server,
    serviceWorker === 'none' ? undefined : bundler.bundleServiceWorker(serviceWorker),
    sheets.length === 0 ? undefined : bundler.bundleStyles(sheets),
  ] as const;
  // Nothing else awaits the demos if both bundles are abandoned before they need them.
  await Promise.allSettled([...all, codes]);
  const [shell, islands, node, worker, styles] = await Promise.all(all);
  const merged = merge([shell, islands, ...(styles ? [{ ...styles, assets: new Map() }] : [])]);
  const browser = { ...merged, ...(islands.apart && { apart: islands.apart }) };
  return { browser, server: node, worker, styles: styles?.css };
}

function merge(bundles: readonly BrowserBundle[]): BrowserBundle {
  return {
    files: bundles.flatMap(({ files }) => files),
    assets: new Map(bundles.flatMap(({ assets }) => [...assets])),
    inputs: bundles.flatMap(({ inputs }) => inputs),
  };
}
