// esbuild (evanw; no dependency): the fastest bundler there is, with incremental contexts. Loaded when something is bundled: a build that
// finds its bundles in the store does not spend 25 ms on it.
import type { BuildContext, BuildOptions } from 'esbuild';
import { hashData } from '../lib/hash.ts';
import type {
  AssetEntry,
  BrowserBundle,
  Entry,
  LiveEntry,
  ModuleEntry,
  ServerBundle,
  WorkerBundle,
  WorkerKind,
} from '../model/entry.ts';
import {
  type BundlerOptions,
  demoOptions,
  serverEntry,
  serverOptions,
  serviceWorkerOptions,
  shellEntry,
  shellOptions,
} from './bundle-options.ts';
import { closureHashes } from './closure-hashes.ts';
import { demoRuntime } from './demo-wrapper-plugin.ts';
import { importersOf } from './importers-of.ts';
import { offeredModules, offersFile } from './offer-packages.ts';
import {
  assetEntry,
  type BundleResult,
  bundledFiles,
  inputFiles,
  liveOutput,
  outputsByEntry,
} from './read-outputs.ts';
import { withoutIdleImports } from './without-idle-imports.ts';

/** Makes the bundles of a site. Keeps the bundler's state, so that the next bundle costs what changed. */
export interface Bundler {
  /** The script of every page, as the asset `browser`. Rejects with the bundler's failure when a template does not compile. */
  bundleShell(): Promise<BrowserBundle>;
  /** Chunks of demos and islands for the browser. Rejects in the same way. */
  bundleIslands(entries: readonly Entry[]): Promise<BrowserBundle>;
  /** Begins with modules for Node before they are asked for: the next who asks for the same gets what comes of it. */
  beginServer(entries: readonly ModuleEntry[], live: Promise<readonly LiveEntry[]>): void;
  /** Modules for Node, and what the demos with live entries import. Rejects in the same way. */
  bundleServer(entries: readonly ModuleEntry[], live: readonly LiveEntry[]): Promise<ServerBundle>;
  /** The service worker, or the one that removes it. Rejects in the same way. */
  bundleServiceWorker(kind: WorkerKind): Promise<WorkerBundle>;
  close(): Promise<void>;
}

/** Starts a bundler; whoever starts it closes it. */
export function createBundler(options: BundlerOptions): Bundler {
  const { root } = options;
  // The shell's script is bundled apart from the demos: it shares no chunk with them, and loads in one request.
  const shell = keptContext(() => shellOptions(options));
  const demos = keptContext((entries: readonly Entry[]) => demoOptions(entries, options));
  // Known later than the entries: the context is kept, and asks for it at each bundle.
  let latestLive: Promise<readonly LiveEntry[]> = Promise.resolve([]);
  const server = keptContext((entries: readonly ModuleEntry[]) =>
    serverOptions(entries, () => latestLive, options),
  );
  let begun: { readonly key: string; readonly bundle: Promise<ServerBundle> } | undefined;
  const bundleServer = async (
    entries: readonly ModuleEntry[],
    live: Promise<readonly LiveEntry[]>,
  ): Promise<ServerBundle> => {
    latestLive = live;
    const result = await server.rebuild(entries);
    const outputs = outputsByEntry(result, root);
    const templates = serverEntry(options);
    const closures = [templates, ...entries.map(({ file }) => file)];
    const hashes = await closureHashes(result.metafile.inputs, closures, root, options.hashOf);
    const module = (file: string) => ({ path: outputs.get(file) ?? '', hash: hashes.get(file) ?? '' });
    return {
      files: bundledFiles(result, root),
      templates: module(templates),
      demos: new Map(entries.map(({ id, file }) => [id, module(file)])),
      offers: outputs.get(offersFile(root)) ?? '',
      offered: offeredModules(result.metafile.inputs),
      importers: importersOf(result.metafile.inputs, root),
      inputs: inputFiles(result, root),
    };
  };
  return {
    async bundleShell() {
      const result = withoutIdleImports(await shell.rebuild([]), root);
      const script = outputsByEntry(result, root).get(shellEntry(options)) ?? '';
      return {
        files: bundledFiles(result, root),
        assets: new Map([['browser', assetEntry(script, result)]]),
        inputs: inputFiles(result, root),
      };
    },
    async bundleIslands(entries) {
      if (entries.length === 0) return { files: [], assets: new Map(), inputs: [] };
      const result = withoutIdleImports(await demos.rebuild(entries), root);
      const outputs = outputsByEntry(result, root);
      const assets = entries.map(({ kind, id, file }): [string, AssetEntry] => [
        id,
        assetEntry(outputs.get(kind === 'live' ? liveOutput(file) : file) ?? '', result),
      ]);
      const runtime = assetEntry(outputs.get(demoRuntime(options)) ?? '', result);
      return {
        files: bundledFiles(result, root),
        assets: new Map([...assets, ['demo-runtime', runtime]]),
        inputs: inputFiles(result, root),
      };
    },
    beginServer(entries, live) {
      const bundle = bundleServer(entries, live);
      // Told to whoever asks for it.
      bundle.catch(() => {});
      begun = { key: hashData(entries), bundle };
    },
    bundleServer(entries, live) {
      const ahead = begun;
      begun = undefined;
      return ahead?.key === hashData(entries) ? ahead.bundle : bundleServer(entries, Promise.resolve(live));
    },
    async bundleServiceWorker(kind) {
      const { build } = await import('esbuild');
      const result = (await build(serviceWorkerOptions(kind, options))) as BundleResult;
      return { script: result.outputFiles[0]?.text ?? '', inputs: inputFiles(result, root) };
    },
    async close() {
      await Promise.all([shell.dispose(), demos.dispose(), server.dispose()]);
    },
  };
}

/** Holds one esbuild context and renews it when the list of entries changes. A context that is lost would keep the process alive. */
function keptContext<E extends Entry>(optionsFor: (entries: readonly E[]) => BuildOptions) {
  let kept: { key: string; context: BuildContext } | undefined;
  let last: Promise<unknown> = Promise.resolve();
  /** One after the other, whatever became of the one before. */
  const inTurn = <Value>(work: () => Promise<Value>): Promise<Value> => {
    const turn = last.then(work, work);
    last = turn;
    return turn;
  };
  const dispose = async () => {
    await kept?.context.dispose();
    kept = undefined;
  };
  const rebuild = async (entries: readonly E[]): Promise<BundleResult> => {
    const key = hashData(entries);
    if (kept?.key !== key) {
      await dispose();
      const { context } = await import('esbuild');
      kept = { key, context: await context(optionsFor(entries)) };
    }
    return (await kept.context.rebuild()) as BundleResult;
  };
  return {
    rebuild: (entries: readonly E[]) => inTurn(() => rebuild(entries)),
    dispose: () => inTurn(dispose),
  };
}
