import type { Store } from '../cache/create-store.ts';
import { decodeJson, encodeJson } from '../cache/json-bytes.ts';
import { bundlesKey, lastEntriesKey } from '../cache/store-keys.ts';
import { hashData, hashParts } from '../lib/hash.ts';
import type { Config } from '../model/config.ts';
import type { Entry } from '../model/entry.ts';
import type { Extent } from '../model/site.ts';
import { type ChangedInput, changedInputs, type InputReader, ownInputs } from './bundle-inputs.ts';
import type { Bundles, BundlesWithInputs } from './bundles.ts';
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
  /** Identifies this program and its runtime; another version may bundle differently. */
  readonly tool: string;
}

/** Replaces in bundles what changed in these inputs; undefined if everything has to be bundled again. */
export type PatchBundles = (
  bundles: Bundles,
  changed: readonly ChangedInput[],
  entries: readonly Entry[],
) => Promise<Bundles | undefined>;

/**
 * The bundles of earlier builds. They depend on the bytes of every file in them, on the neighbours of these files (a
 * new one may be the target of an import), and on what the package manager installed.
 */
export interface BundleCache {
  /** The bundles that were last loaded or saved. */
  latest(): CachedBundles | undefined;
  /** True before anything was bundled for this site. */
  isNew(): boolean;
  /**
   * Loads the bundles of these entries if no input has changed, or only inputs that `patch` can replace. A partial
   * site accepts bundles that contain more.
   */
  load(entries: readonly Entry[], extent: Extent, patch?: PatchBundles): Promise<Bundles | undefined>;
  save(entries: readonly Entry[], extent: Extent, made: BundlesWithInputs): Promise<void>;
}

/** Bundles with their record in the store. */
export interface CachedBundles {
  readonly key: string;
  readonly record: BundlesRecord;
  readonly bundles: Bundles;
}

/** Opens the cache of a site. */
export function createBundleCache(options: BundleCacheOptions): BundleCache {
  const { config, store, tool, files } = options;
  const lastKey = lastEntriesKey(tool);
  let latest: CachedBundles | undefined;

  /** Another key whenever the bundler is asked for something else. */
  const keyOf = async (entries: readonly Entry[]): Promise<string> => {
    const { root, alias, licences, templatesDir, serviceWorker } = config;
    const templates = (await files.list(templatesDir)).map(({ path }) => path).sort();
    const named = [entries, alias, licences, templatesDir, templates, serviceWorker];
    return bundlesKey(hashParts([tool, root, hashData(named)]));
  };
  const lastEntries = async (): Promise<readonly Entry[]> => decodeJson(await store.get(lastKey)) ?? [];
  const saveEntries = async (entries: readonly Entry[]): Promise<void> => {
    const isSaved = JSON.stringify(await lastEntries()) === JSON.stringify(entries);
    if (!isSaved) await store.put(lastKey, encodeJson(entries));
  };
  /** The entries that were last bundled, if they contain all of these. */
  const lastEntriesWith = async (entries: readonly Entry[]): Promise<readonly Entry[] | undefined> => {
    const last = await lastEntries();
    const known = new Set(last.map((entry) => JSON.stringify(entry)));
    return entries.every((entry) => known.has(JSON.stringify(entry))) ? last : undefined;
  };
  const loadEntries = async (entries: readonly Entry[], patch?: PatchBundles) => {
    const key = await keyOf(entries);
    const inMemory = latest?.key === key && hasBundles(key, latest.record, store) ? latest : undefined;
    const record = inMemory?.record ?? (await readBundlesRecord(key, store));
    // While the program runs, packages change only together with a file of the package manager.
    const changed = record && (await changedInputs(inMemory ? ownInputs(record) : record, options));
    if (!record || !changed || (changed.length > 0 && !patch)) return undefined;
    const bundles = inMemory?.bundles ?? (await loadBundles(record, store));
    if (!bundles) return undefined;
    latest = { key, record, bundles };
    return changed.length === 0 ? bundles : patch?.(bundles, changed, entries);
  };

  return {
    latest: () => latest,
    isNew: () => latest === undefined && !store.has(lastKey),
    async load(entries, extent, patch) {
      const wider = extent === 'partial' ? await lastEntriesWith(entries) : undefined;
      const found = (wider && (await loadEntries(wider, patch))) ?? (await loadEntries(entries, patch));
      // A build forgets what nothing asked for; a dev snapshot asks at every edit.
      if (found && extent === 'whole' && (!patch || !store.has(lastKey))) await saveEntries(entries);
      return found;
    },
    async save(entries, extent, made) {
      const key = await keyOf(entries);
      latest = { key, record: await saveBundles(key, made, store), bundles: made.bundles };
      if (extent === 'whole') await saveEntries(entries);
    },
  };
}
