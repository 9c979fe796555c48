import type { FileSystem } from '../effects/file-system.ts';
import type { FilePath } from '../model/path.ts';
import { createBringer } from './bring-values.ts';
import { type LocalValues, type LocalValuesOptions, openLocalValues } from './local-values.ts';
import type { PackRecord } from './pack-index.ts';
import type { RemoteResults } from './remote/remote-results.ts';

/**
 * Results of earlier builds. A key identifies all inputs of its value, so a value is never outdated. The only
 * exceptions, such as a page that includes files, have the hashes of further inputs in the value, which a
 * build compares (`remote/stored-names.ts`). Damaged values count as missing.
 */
export interface Store {
  get(key: string): Promise<Uint8Array | undefined>;
  /** Returns the values of many keys in order, which is faster than single reads. */
  getMany(keys: readonly string[]): Promise<(Uint8Array | undefined)[]>;
  put(key: string, value: Uint8Array): Promise<void>;
  /** Returns true for a value that exists, even if it is damaged. The key counts as used. */
  has(key: string): boolean;
  /** Returns where the value of a key is on the disk, if it is there. The key counts as used. */
  place(key: string): StoredPlace | undefined;
  /** Replaces an outdated value by that of another machine. Returns false if there is none. */
  renew(key: string): Promise<boolean>;
  /** Brings values of other machines to this disk, together, because a build is about to ask for them. */
  fetch(keys: readonly string[]): Promise<void>;
  isEmpty(): boolean;
  /** The keys that this run used and whose values are on this machine. */
  usedKeys(): readonly string[];
  /** How many of the values that this run used came from other machines. */
  fetched(): number;
  /** Saves the index. Drops the values that this run did not use, except those that are to be kept. */
  save(options: StoreSaving): Promise<void>;
}

/** The record of a value, with the folder of its pack. */
export interface StoredPlace extends PackRecord {
  readonly folder: FilePath;
}

/** Which unused values a store keeps. */
export interface StoreSaving {
  /** All of them. */
  readonly keepUnused: boolean;
  /** The keys of values that something else than a build uses. */
  readonly kept?: readonly string[];
}

/** How a store is opened. */
export interface StoreOptions extends LocalValuesOptions {
  /** Results of other machines, which are asked for values that are not here. */
  readonly remote?: RemoteResults | undefined;
}

/** Opens the store in a folder. Its values are on the disk after `save`. */
export async function createStore(
  files: FileSystem,
  folder: FilePath,
  options: StoreOptions,
): Promise<Store> {
  const { remote } = options;
  const local = await openLocalValues(files, folder, options);
  // On a new machine, whether there is anything decides what starts early.
  if (local.isEmpty()) await remote?.open();
  const elsewhere = remote && createBringer(remote, local);
  const used = new Set<string>();
  const index = createSavedIndex(local, options.force);
  const bring = async (keys: readonly string[]) => {
    if (await elsewhere?.bring(keys)) index.outdate();
  };
  const getMany = async (keys: readonly string[]) => {
    for (const key of keys) used.add(key);
    await bring(keys);
    return local.get(keys);
  };

  return {
    get: gather(getMany),
    getMany,
    has(key) {
      used.add(key);
      return local.has(key) || remote?.has(key) === true;
    },
    place(key) {
      used.add(key);
      const record = local.record(key);
      return record && { ...record, folder };
    },
    async put(key, value) {
      used.add(key);
      index.outdate();
      await local.put(key, value);
    },
    async renew(key) {
      used.add(key);
      const isRenewed = (await elsewhere?.renew(key)) === true;
      if (isRenewed) index.outdate();
      return isRenewed;
    },
    fetch: bring,
    isEmpty: () => local.isEmpty() && remote?.isEmpty() !== false,
    usedKeys: () => [...used].filter((key) => local.record(key) !== undefined),
    fetched: () => elsewhere?.fetched() ?? 0,
    async save({ keepUnused, kept = [] }) {
      await local.flush();
      const needed = new Set(kept);
      const isUnused = (key: string) => !used.has(key) && !needed.has(key);
      await index.save(keepUnused ? undefined : local.storedKeys().filter(isUnused));
    },
  };
}

/** Knows whether the saved index lacks values, and saves it. */
function createSavedIndex(local: LocalValues, isOutdatedAtFirst: boolean) {
  let isOutdated = isOutdatedAtFirst;
  return {
    /** States that the saved index lacks a value. */
    outdate() {
      isOutdated = true;
    },
    /** Saves the index without the unused values. With undefined, packs stay as they are. */
    async save(unused: readonly string[] | undefined): Promise<void> {
      // The saved index is up to date, or another build has replaced it.
      if (!isOutdated && !unused?.length) return;
      // Values stored from now on need another save.
      isOutdated = false;
      try {
        if (unused) {
          local.remove(unused);
          await local.compact();
        }
        await local.saveIndex();
      } catch (error) {
        isOutdated = true;
        throw error;
      }
    },
  };
}

/**
 * Reads single values together that are asked for at the same time, such as the pages of a batch to write:
 * their pack is opened once.
 */
function gather(getMany: Store['getMany']): Store['get'] {
  let keys: string[] = [];
  let reading: ReturnType<Store['getMany']> | undefined;
  const readAsked = async () => {
    await Promise.resolve();
    const asked = keys;
    keys = [];
    reading = undefined;
    return getMany(asked);
  };
  return async (key) => {
    const position = keys.push(key) - 1;
    reading ??= readAsked();
    return (await reading)[position];
  };
}
