import { join } from 'node:path';
import type { Store } from '../cache/create-store.ts';
import { decodeJson, encodeJson } from '../cache/json-bytes.ts';
import { brokenKey, bundlesKey, lastEntriesKey } from '../cache/store-keys.ts';
import { packageRoot } from '../effects/package-root.ts';
import { hashData, hashParts } from '../lib/hash.ts';
import type { Config } from '../model/config.ts';
import type { Entry } from '../model/entry.ts';
import type { FilePath } from '../model/path.ts';
import type { Extent } from '../model/site.ts';
import { demoThemeFile, hasOwnLengths } from '../model/theme.ts';
import { type ChangedInput, changedInputs, type InputReader, ownInputs } from './bundle-inputs.ts';
import type { Bundles, BundlesWithInputs } from './bundles.ts';
import type { TsconfigPaths } from './esbuild/bundle-options.ts';
import { portablePaths } from './portable-paths.ts';
import { loadApart } from './stored-apart.ts';
import {
  type BundlesRecord,
  hasBundles,
  loadBundles,
  readBundlesRecord,
  saveBundles,
} from './stored-bundles.ts';

/** What a bundle cache needs. */
export interface BundleCacheOptions extends InputReader {
  readonly config: Config;
  readonly store: Store;
  /** See `BundlerOptions`. */
  readonly paths: TsconfigPaths;
  /** Identifies the versions of this program and of its runtime, which may bundle differently. */
  readonly tool: string;
}

/** What bundles are made from. */
export interface BundledModules {
  readonly entries: readonly Entry[];
  /** Templates, the theme and style sheets of the site that the bundles do without. */
  readonly leftOut: ReadonlySet<FilePath>;
}

/** Replaces changed inputs in bundles. Returns undefined if everything must be bundled again. */
export type PatchBundles = (
  bundles: Bundles,
  changed: readonly ChangedInput[],
  entries: readonly Entry[],
) => Promise<Bundles | undefined>;

/** How changed inputs are replaced. Lasting patches are saved; those of `docs dev` are not. */
export interface BundlePatch {
  readonly kind: 'temporary' | 'lasting';
  readonly apply: PatchBundles;
}

/**
 * The bundles of earlier builds. They depend on the bytes of all bundled files, on the names in their folders
 * (a new file may become the target of an import), and on the installed packages.
 */
export interface BundleCache {
  /** Returns the bundles that were last loaded or saved. */
  latest(): CachedBundles | undefined;
  /** True until the first bundles of this site are saved. */
  isNew(): boolean;
  /**
   * Loads the bundles of these entries if no input has changed, or if `patch` can replace the changed inputs.
   * A partial site accepts bundles with more entries.
   */
  load(modules: BundledModules, extent: Extent, patch: BundlePatch): Promise<Bundles | undefined>;
  save(modules: BundledModules, extent: Extent, result: BundlesWithInputs): Promise<void>;
  /** Returns the ids of those of these entries that could not be bundled last. */
  brokenBefore(modules: BundledModules): Promise<readonly string[]>;
  saveBroken(modules: BundledModules, ids: readonly string[]): Promise<void>;
}

/** Bundles with their record in the store. */
export interface CachedBundles {
  readonly key: string;
  readonly record: BundlesRecord;
  readonly bundles: Bundles;
}

/** Creates the cache of a site. */
export function createBundleCache(options: BundleCacheOptions): BundleCache {
  const { config, store, tool, files, paths } = options;
  const portable = portablePaths(config.root, packageRoot());
  const stored = { store, paths: portable };
  const lastKey = lastEntriesKey(tool);
  let latest: CachedBundles | undefined;

  /** Hashes the options that bundles depend on. */
  const keyOf = async ({ entries, leftOut }: BundledModules): Promise<string> => {
    const { contentDir, licences, env, templatesDir, serviceWorker, theme, styles } = config;
    const templates = (await files.list(templatesDir)).map(({ path }) => path).sort();
    const { toStored } = portable;
    const placed = entries.map((entry) => ({ ...entry, file: toStored(entry.file) }));
    const alias = Object.entries(config.alias).map(([name, target]) => [name, toStored(target)]);
    const targets = Object.entries(paths).map(([name, all]) => [name, all.map(toStored)]);
    const places = [toStored(packageRoot()), toStored(templatesDir)];
    const dependencies = [placed, alias, targets, licences, env, places, templates, serviceWorker];
    const own = [demoThemeFile, ...styles].map((path) => files.exists(join(contentDir, path) as FilePath));
    const missing = [...leftOut].map(toStored).sort();
    const themed = [hasOwnLengths(theme), styles, await Promise.all(own), missing];
    return bundlesKey(hashParts([tool, hashData(dependencies), hashData(themed)]));
  };
  const lastEntries = async (): Promise<readonly Entry[]> => decodeJson(await store.get(lastKey)) ?? [];
  const saveEntries = async (entries: readonly Entry[]): Promise<void> => {
    const isSaved = JSON.stringify(await lastEntries()) === JSON.stringify(entries);
    if (!isSaved) await store.put(lastKey, encodeJson(entries));
  };
  /** Returns the entries that were last bundled if they include all of these. */
  const lastEntriesWith = async (entries: readonly Entry[]): Promise<readonly Entry[] | undefined> => {
    const last = await lastEntries();
    const known = new Set(last.map((entry) => JSON.stringify(entry)));
    return entries.every((entry) => known.has(JSON.stringify(entry))) ? last : undefined;
  };
  const loadModules = async (modules: BundledModules, patch: BundlePatch) => {
    const key = await keyOf(modules);
    const inMemory = latest?.key === key && hasBundles(key, latest.record, store) ? latest : undefined;
    const record = inMemory?.record ?? (await readBundlesRecord(key, stored));
    // Files in packages are checked once per run; later, the files of the package manager suffice.
    const changed = record && (await changedInputs(inMemory ? ownInputs(record) : record, options));
    if (!record || !changed) return undefined;
    // Most changes concern modules that demos share.
    const isPatchable = patch.kind === 'temporary' || record.apart !== undefined;
    if (changed.length > 0 && !isPatchable) return undefined;
    const bundles = inMemory?.bundles ?? (await loadBundles(record, store));
    if (!bundles) return undefined;
    latest = { key, record, bundles };
    return changed.length === 0
      ? bundles
      : patch.apply(await loadApart(bundles, record.apart, stored), changed, modules.entries);
  };

  return {
    latest: () => latest,
    isNew: () => latest === undefined && !store.has(lastKey),
    async load(modules, extent, patch) {
      const { entries, leftOut } = modules;
      const wider = extent === 'partial' ? await lastEntriesWith(entries) : undefined;
      const found =
        (wider && (await loadModules({ entries: wider, leftOut }, patch))) ??
        (await loadModules(modules, patch));
      // A build uses the saved entries, because the store drops unused records. `docs dev` skips this at
      // every edit.
      if (found && extent === 'whole' && (patch.kind === 'lasting' || !store.has(lastKey)))
        await saveEntries(entries);
      return found;
    },
    async save(modules, extent, result) {
      const key = await keyOf(modules);
      latest = { key, record: await saveBundles(key, result, stored), bundles: result.bundles };
      if (extent === 'whole') await saveEntries(modules.entries);
    },
    async brokenBefore(modules) {
      const key = brokenKey(await keyOf(modules));
      // Most sites never had any, and other machines need not be asked for them.
      return store.place(key) ? (decodeJson(await store.get(key)) ?? []) : [];
    },
    saveBroken: async (modules, ids) => store.put(brokenKey(await keyOf(modules)), encodeJson(ids)),
  };
}
