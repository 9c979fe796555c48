// esbuild (evanw; no dependency): the fastest bundler there is, with incremental contexts. Loaded when something is bundled: a build that
// finds its bundles in the store does not spend 25 ms on it.
import type { BuildContext, BuildOptions } from 'esbuild';
import { hashData } from '../lib/hash.ts';
import type { AssetEntry, BrowserBundle, Entry, ModuleEntry, ServerBundle } from '../model/entry.ts';
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
  /** Chunks for the browser. Rejects with the bundler's failure when a module does not compile. */
  bundleBrowser(entries: readonly Entry[]): Promise<BrowserBundle>;
  /** Modules for Node. Rejects in the same way. */
  bundleServer(entries: readonly ModuleEntry[]): Promise<ServerBundle>;
  /** The script of the service worker, or of the one that removes it. */
  bundleServiceWorker(kind: 'register' | 'unregister'): Promise<string>;
  close(): Promise<void>;
}

/** Starts a bundler; whoever starts it closes it. */
export function createBundler(options: BundlerOptions): Bundler {
  const { root } = options;
  // The shell's script is bundled apart from the demos: it shares no chunk with them, and loads in one request.
  const shell = keptContext(() => shellOptions(options));
  const demos = keptContext((entries: readonly Entry[]) => demoOptions(entries, options));
  const server = keptContext((entries: readonly ModuleEntry[]) => serverOptions(entries, options));
  return {
    async bundleBrowser(entries) {
      const results = await Promise.all([shell.rebuild([]), demos.rebuild(entries)]);
      const shellResult = withoutIdleImports(results[0], root);
      const demoResult = withoutIdleImports(results[1], root);
      const files = [shellResult, demoResult].flatMap((result) => bundledFiles(result, root));
      const script = outputsByEntry(shellResult, root).get(shellEntry(options)) ?? '';
      const outputs = outputsByEntry(demoResult, root);
      const assets = entries.map(({ kind, id, file }): [string, AssetEntry] => [
        id,
        assetEntry(outputs.get(kind === 'live' ? liveOutput(file) : file) ?? '', demoResult),
      ]);
      return {
        files,
        assets: new Map([['browser', assetEntry(script, shellResult)], ...assets]),
        inputs: [...inputFiles(shellResult, root), ...inputFiles(demoResult, root)],
      };
    },
    async bundleServer(entries) {
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
        inputs: inputFiles(result, root),
      };
    },
    async bundleServiceWorker(kind) {
      const { build } = await import('esbuild');
      const result = await build(serviceWorkerOptions(kind, options));
      return result.outputFiles?.[0]?.text ?? '';
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
