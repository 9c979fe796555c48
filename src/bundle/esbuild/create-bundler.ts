import { realNow } from '../../effects/real-now.ts';
import type { OwnModules } from '../../model/apart-demos.ts';
import type { Place } from '../../model/diagnostic.ts';
import type {
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
  type BundlerOptions,
  ownCodeOptions,
  serviceWorkerOptions,
  shellEntry,
  shellOptions,
} from './bundle-options.ts';
import { bundleStyles } from './bundle-styles.ts';
import { incrementalContext } from './incremental-context.ts';
import { createIslandBundler } from './island-bundler.ts';
import {
  assetEntry,
  type BundleResult,
  bundledFiles,
  inputFiles,
  outputsByEntry,
} from './output/read-outputs.ts';
import { withStableNames } from './output/with-stable-names.ts';
import { withoutIdleImports } from './output/without-idle-imports.ts';
import { compileOwnCode, type OwnCodes } from './own/compile-own-code.ts';
import { type LargeBundles, relinkDemos } from './own/relink.ts';
import { type EntryFailures, findFailures } from './problems/find-failures.ts';
import { findShellFailures, type ShellFailures } from './problems/find-shell-failures.ts';
import { locateError } from './problems/locate-error.ts';
import { createServerBundler } from './server-bundler.ts';

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
  relinkDemos(
    codes: OwnCodes,
    bundles: LargeBundles,
    entries: readonly Entry[],
  ): Promise<LargeBundles | undefined>;
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
  /** Lets the large bundles in progress reject. What esbuild has parsed stays. */
  cancel(): Promise<void>;
  close(): Promise<void>;
}

/** Creates a bundler. The caller closes it. With `isOnce` it keeps nothing of esbuild's state. */
export function createBundler(options: BundlerOptions, { isOnce = false } = {}): Bundler {
  const { root } = options;
  // The shell is bundled separately from demos: without shared chunks it loads in one request.
  const shell = incrementalContext(() => shellOptions(options), isOnce);
  const islands = createIslandBundler(options, isOnce);
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
    relinkDemos: (codes, bundles, entries) =>
      relinkDemos(codes, bundles, { ...options, browser: islands.form, node: server.form, entries }),
    bundleIslands: islands.bundle,
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
    async cancel() {
      await Promise.all([shell.cancel(), islands.cancel(), server.cancel()]);
    },
    async close() {
      await Promise.all([shell.dispose(), islands.dispose(), server.dispose()]);
    },
  };
}
