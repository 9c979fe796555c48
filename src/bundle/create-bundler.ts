import { realNow } from '../effects/real-now.ts';
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
  serviceWorkerOptions,
  shellEntry,
  shellOptions,
} from './bundle-options.ts';
import { demoRuntime } from './demo-wrapper-plugin.ts';
import { keptContext } from './kept-context.ts';
import {
  assetEntry,
  type BundleResult,
  bundledFiles,
  inputFiles,
  liveOutput,
  outputsByEntry,
} from './read-outputs.ts';
import { createServerBundler } from './server-bundler.ts';
import { withoutIdleImports } from './without-idle-imports.ts';

/** Makes the bundles of a site. Keeps the bundler's state, so that the next bundle costs what changed. */
export interface Bundler {
  /** The script of every page, as the asset `browser`. Rejects with the bundler's failure when a template does not compile. */
  bundleShell(): Promise<BrowserBundle>;
  /** Chunks of demos and islands for the browser. Rejects in the same way. */
  bundleIslands(entries: readonly Entry[]): Promise<BrowserBundle>;
  /** Modules for Node, and the imports of demos with live entries, which may be known later. Rejects in the same way. */
  bundleServer(
    entries: readonly ModuleEntry[],
    live: readonly LiveEntry[] | Promise<readonly LiveEntry[]>,
  ): Promise<ServerBundle>;
  /** The service worker, or the one that removes it. Rejects in the same way. */
  bundleServiceWorker(kind: WorkerKind): Promise<WorkerBundle>;
  /** Milliseconds since 1970 from which files may have been read for the bundles that are asked for next. */
  startedAt(): number;
  close(): Promise<void>;
}

/** Starts a bundler; whoever starts it closes it. */
export function createBundler(options: BundlerOptions): Bundler {
  const { root } = options;
  // The shell's script is bundled apart from the demos: it shares no chunk with them, and loads in one request.
  const shell = keptContext(() => shellOptions(options));
  const demos = keptContext((entries: readonly Entry[]) => demoOptions(entries, options));
  const server = createServerBundler(options);
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
    bundleServer: server.bundle,
    async bundleServiceWorker(kind) {
      const { build } = await import('esbuild');
      const result = (await build(serviceWorkerOptions(kind, options))) as BundleResult;
      return { script: result.outputFiles[0]?.text ?? '', inputs: inputFiles(result, root) };
    },
    startedAt: realNow,
    async close() {
      await Promise.all([shell.dispose(), demos.dispose(), server.dispose()]);
    },
  };
}
