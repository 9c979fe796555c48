import type { Store } from '../../cache/create-store.ts';
import { decodeJson, encodeJson } from '../../cache/json-bytes.ts';
import { brokenKey } from '../../cache/store-keys.ts';
import { packageRoot } from '../../effects/package-root.ts';
import { hashData } from '../../lib/hash.ts';
import { portablePaths } from '../../lib/portable-paths.ts';
import { memoize } from '../../memo/memoize.ts';
import type { Config } from '../../model/config.ts';
import type { Entry, LiveEntry } from '../../model/entry.ts';
import type { Extent } from '../../model/site.ts';
import type { Bundles, BundlesWithInputs } from '../bundles.ts';
import { type ChangedInput, changedInputs, type InputReader, ownInputs } from './bundle-inputs.ts';
import { type BundledModules, createKeyOf, type KeyedOptions } from './bundle-key.ts';
import type { InputWatch } from './input-watch.ts';
import { createLastEntries } from './last-entries.ts';
import { loadApart, type StoredIn } from './stored-apart.ts';
import {
  type BundlesRecord,
  hasBundles,
  loadBundles,
  readBundlesRecord,
  saveBundles,
} from './stored-bundles.ts';

/** What a bundle cache needs. */
export type BundleCacheOptions = InputReader &
  KeyedOptions & {
    readonly store: Store;
    /** Compares the inputs of bundles in memory; without it all are read. */
    readonly watch?: InputWatch | undefined;
  };

/** What has changed since bundles were made. */
export interface ChangesOfBundles {
  readonly inputs: readonly ChangedInput[];
  /** True if readers who edit demos may import something else than before. */
  readonly haveOtherImports: boolean;
  /** Returns the bundles with what is needed to compile demos apart, which most edits do without. */
  withApart(): Promise<Bundles>;
}

/** Replaces what has changed in bundles. Returns undefined if everything must be bundled again. */
export type PatchBundles = (
  bundles: Bundles,
  changes: ChangesOfBundles,
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
  const { config, store, tool } = options;
  const stored: StoredIn = { store, paths: portablePaths(config.root, packageRoot()) };
  const keyOf = createKeyOf(options, stored.paths);
  const lastEntries = createLastEntries(store, tool);
  let latest: CachedBundles | undefined;

  const loadStored = async (key: string, modules: BundledModules, patch: BundlePatch) => {
    const found = await loadUnchanged(key, { latest, patch, stored, options, entries: modules.entries });
    if (!found) return undefined;
    latest = found.cached;
    const { bundles, record } = latest;
    const withApart = () => loadApart(bundles, record.apart, stored);
    return isAnyOf(found.changes)
      ? patch.apply(bundles, { ...found.changes, withApart }, modules.entries)
      : bundles;
  };

  const loadModules = async (modules: BundledModules, patch: BundlePatch) => {
    const key = await keyOf(modules);
    const isFirst = latest === undefined;
    const found = await loadStored(key, modules, patch);
    if (found || !isFirst) return found;
    // Another machine may have bundled what has changed since the last build here.
    if (!(await store.renew(key))) return undefined;
    latest = undefined;
    return loadStored(key, modules, patch);
  };

  return {
    latest: () => latest,
    isNew: () => latest === undefined && !lastEntries.exist(),
    async load(modules, extent, patch) {
      const { entries, leftOut } = modules;
      const wider = extent === 'partial' ? await lastEntries.including(entries) : undefined;
      const found =
        (wider && (await loadModules({ entries: wider, leftOut }, patch))) ??
        (await loadModules(modules, patch));
      // A build uses the saved entries, because the store drops unused records. `docs dev` skips this at
      // every edit.
      if (found && extent === 'whole' && (patch.kind === 'lasting' || !lastEntries.exist()))
        await lastEntries.save(entries);
      return found;
    },
    async save(modules, extent, result) {
      const key = await keyOf(modules);
      const offered = offeredHash(config, liveIn(modules.entries));
      const record = await saveBundles(key, { ...result, offered }, stored);
      latest = { key, record, bundles: result.bundles };

      if (extent === 'whole') await lastEntries.save(modules.entries);
    },
    async brokenBefore(modules) {
      const key = brokenKey(await keyOf(modules));
      // Most sites never had any, and other machines need not be asked for them.
      return store.place(key) ? (decodeJson(await store.get(key)) ?? []) : [];
    },
    saveBroken: async (modules, ids) => store.put(brokenKey(await keyOf(modules)), encodeJson(ids)),
  };
}

interface LoadOptions {
  readonly latest: CachedBundles | undefined;
  readonly patch: BundlePatch;
  readonly stored: StoredIn;
  readonly options: BundleCacheOptions;
  readonly entries: readonly Entry[];
}

/** What has changed, as far as it is known without reading what is stored apart. */
type FoundChanges = Omit<ChangesOfBundles, 'withApart'>;

function isAnyOf({ inputs, haveOtherImports }: FoundChanges): boolean {
  return inputs.length > 0 || haveOtherImports;
}

/** Loads bundles whose inputs are the same, or so little changed that a patch may replace them. */
async function loadUnchanged(
  key: string,
  { latest, patch, stored, options, entries }: LoadOptions,
): Promise<{ readonly cached: CachedBundles; readonly changes: FoundChanges } | undefined> {
  const inMemory = latest?.key === key && hasBundles(key, latest.record, stored.store) ? latest : undefined;
  const record = inMemory?.record ?? (await readBundlesRecord(key, stored));
  // Files in packages are checked once per run; later, the files of the package manager suffice.
  const compare = (inMemory && options.watch?.compare) ?? changedInputs;
  const inputs = record && (await compare(inMemory ? ownInputs(record) : record, options));
  if (!record || !inputs) return undefined;
  const changes = {
    inputs,
    haveOtherImports: record.offered !== offeredHash(options.config, liveIn(entries)),
  };
  // Most changes concern modules that demos share.
  const isPatchable = patch.kind === 'temporary' || record.apart !== undefined;
  if (isAnyOf(changes) && !isPatchable) return undefined;
  const bundles = inMemory?.bundles ?? (await loadBundles(record, stored.store));
  return bundles && { cached: { key, record, bundles }, changes };
}

/** Identifies what readers who edit demos may import, which follows from the imports of all demos. */
const offeredHash = memoize((_config: Config, entries: readonly LiveEntry[]): string =>
  hashData(entries.map(({ id, modules }) => [id, modules])),
);

function liveIn(entries: readonly Entry[]): LiveEntry[] {
  return entries.filter((entry) => entry.kind === 'live');
}
