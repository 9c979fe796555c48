import { realNow } from '../../effects/real-now.ts';
import type { OwnModules } from '../../model/apart-demos.ts';
import type { Place } from '../../model/diagnostic.ts';
import type {
  AssetEntry,
  BrowserBundle,
  Entry,
  LiveEntry,
  ModuleEntry,
  ServerBundle,
  StyleBundle,
  WorkerBundle,
  WorkerKind,
} from '../../model/entry.ts';
import type { FilePath } from '../../model/path.ts';
import {
  type BundlePlan,
  type BundlerOptions,
  demoOptions,
  ownCodeOptions,
  serviceWorkerOptions,
  shellEntry,
  shellOptions,
} from './bundle-options.ts';
import { bundleStyles } from './bundle-styles.ts';
import { type EntryFailures, findFailures } from './find-failures.ts';
import { findShellFailures, type ShellFailures } from './find-shell-failures.ts';
import { incrementalContext } from './incremental-context.ts';
import { locateError } from './locate-error.ts';
import { browserSide } from './own/bundle-sides.ts';
import { compileOwnCode, type OwnCodes } from './own/compile-own-code.ts';
import { type LargeBundles, relinkDemos } from './own/relink.ts';
import { bundleWithOwnCode } from './own/with-own-code.ts';
import { demoRuntime } from './plugins/wrap-demos.ts';
import {
  assetEntry,
  type BundleResult,
  bundledFiles,
  inputFiles,
  liveOutput,
  outputsByEntry,
} from './read-outputs.ts';
import { browserTargets } from './script-forms.ts';
import { createServerBundler } from './server-bundler.ts';
import { shareLiveEntries } from './share-live-entries.ts';
import { withMergedChunks } from './with-merged-chunks.ts';
import { withStableNames } from './with-stable-names.ts';
import { withoutIdleImports } from './without-idle-imports.ts';

/** Bundles a site with esbuild. Keeps esbuild's state, so that the next bundle parses changed files only. */
export interface Bundler {
  /** Bundles the script of every page, as the asset `browser`. Rejects with esbuild's failure. */
  bundleShell(): Promise<BrowserBundle>;
  /**
   * Compiles the demos of a site with many of them apart from what they share.
   * Rejects with esbuild's failure.
   */
  compileDemos(entries: readonly Entry[], own: OwnModules): Promise<OwnCodes>;
  /** Replaces demos in bundles; see the function of this name. */
  relinkDemos(codes: OwnCodes, bundles: LargeBundles): Promise<LargeBundles | undefined>;
  /** Bundles demos, islands and live entries for the browser. */
  bundleIslands(entries: readonly Entry[], codes: OwnCodes): Promise<BrowserBundle>;
  /** Bundles the templates, the entries and the packages of live entries for Node. */
  bundleServer(
    entries: readonly ModuleEntry[],
    live: readonly LiveEntry[] | Promise<readonly LiveEntry[]>,
    codes: OwnCodes | Promise<OwnCodes>,
  ): Promise<ServerBundle>;
  /** Bundles the style sheets of the site to one text. Rejects with esbuild's failure. */
  bundleStyles(files: readonly FilePath[]): Promise<StyleBundle>;
  /** Bundles the service worker. */
  bundleServiceWorker(kind: WorkerKind): Promise<WorkerBundle>;
  /** Finds the entries that cannot be bundled, after one of the functions above has failed. */
  findFailures(entries: readonly Entry[]): Promise<EntryFailures>;
  /**
   * Finds the templates, the theme and the given style sheets of the site that do not compile, after one of
   * the functions above has failed.
   */
  findShellFailures(styles: readonly FilePath[]): Promise<ShellFailures>;
  /** Returns a bundler that does without some templates or the theme of the site. It keeps no state. */
  without(modules: ReadonlySet<FilePath>): Bundler;
  /** Finds the place in a template of the site that the stack of an error in this bundle names. */
  locateError(stack: string, server: ServerBundle, entries: readonly Entry[]): Promise<Place | undefined>;
  /** Milliseconds since 1970 from which esbuild may have read files for the next bundles. */
  startedAt(): number;
  close(): Promise<void>;
}

/** Creates a bundler. The caller closes it. With `isOnce` it keeps nothing of esbuild's state. */
export function createBundler(options: BundlerOptions, { isOnce = false } = {}): Bundler {
  const { root } = options;
  // The shell is bundled separately from demos: without shared chunks it loads in one request.
  const shell = incrementalContext(() => shellOptions(options), isOnce);
  const demos = incrementalContext((plan: BundlePlan<Entry>) => demoOptions(plan, options), isOnce);
  const side = browserSide(options, async (plan) => {
    const split = withoutIdleImports(await demos.rebuild(plan), root);
    return withStableNames(await withMergedChunks(split, { ...options, target: browserTargets }), options);
  });
  const server = createServerBundler(options, isOnce);
  return {
    async bundleShell() {
      const result = withStableNames(withoutIdleImports(await shell.rebuild([]), root), options);
      const script = outputsByEntry(result, root).get(shellEntry(options)) ?? '';
      return {
        files: bundledFiles(result, root),
        assets: new Map([['browser', assetEntry(script, result)]]),
        inputs: inputFiles(result, root),
      };
    },
    compileDemos: (entries, own) => compileOwnCode(entries, own, { root, base: ownCodeOptions(options) }),
    relinkDemos: (codes, bundles) =>
      relinkDemos(codes, bundles, { ...options, browser: side, node: server.form }),
    async bundleIslands(entries, codes) {
      if (entries.length === 0) return { files: [], assets: new Map(), inputs: [] };
      const { bundled, liveOf } = shareLiveEntries(entries, root);
      const { result, apart } = await bundleWithOwnCode(bundled, codes, side);
      const outputs = outputsByEntry(result, root);
      const assets = entries.map(({ kind, id, file }): [string, AssetEntry] => [
        id,
        assetEntry(
          outputs.get(kind === 'live' ? liveOutput(liveOf.get(file)?.file ?? file) : file) ?? '',
          result,
        ),
      ]);
      const runtime = assetEntry(outputs.get(demoRuntime(options)) ?? '', result);
      const shown = assets.flatMap(([id, { styles }]) => (id.startsWith('live:') ? [] : [styles]));
      return {
        // The page of a demo that readers edit has the CSS of the demo already.
        files: bundledFiles(result, root).filter(
          ({ path }) => !path.endsWith('.css') || shown.includes(path),
        ),
        assets: new Map([...assets, ['demo-runtime', runtime]]),
        inputs: inputFiles(result, root),
        ...(apart && { apart }),
      };
    },
    bundleServer: server.bundle,
    bundleStyles: (files) => bundleStyles(files, options),
    async bundleServiceWorker(kind) {
      const { build } = await import('esbuild');
      const result = (await build(serviceWorkerOptions(kind, options))) as BundleResult;
      return { script: result.outputFiles[0]?.text ?? '', inputs: inputFiles(result, root) };
    },
    findFailures: (entries) => findFailures(entries, options),
    findShellFailures: (styles) => findShellFailures(styles, options),
    without: (modules) =>
      createBundler({ ...options, leftOut: new Set([...options.leftOut, ...modules]) }, { isOnce: true }),
    locateError(stack, bundle, entries) {
      const live = entries.filter((entry) => entry.kind === 'live');
      const modules = entries.filter((entry) => entry.kind !== 'live' && entry.kind !== 'script');
      return locateError(stack, { server: bundle, entries: modules, live }, options);
    },
    startedAt: realNow,
    async close() {
      await Promise.all([shell.dispose(), demos.dispose(), server.dispose()]);
    },
  };
}
