import type { FileSystem } from '../effects/file-system.ts';
import type { FilePath } from '../model/path.ts';
import { createBringer } from './bring-values.ts';
import { compactPacks } from './compact-packs.ts';
import type { Keep } from './open-cache.ts';
import { createPackWriter, readRecords } from './pack-files.ts';
import { type PackRecord, readIndex, writeIndex } from './pack-index.ts';
import type { RemoteResults } from './remote/remote-results.ts';

/**
 * Results of earlier builds. A key identifies all inputs of its value, so a value is never outdated. The only
 * exception are the files that a page includes: their hashes are in the value, and the page parser compares
 * them. Damaged values count as missing.
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
export interface StoreOptions {
  /** Starts with an empty store. */
  readonly force: boolean;
  /** `<milliseconds in base 36>-<process>` */
  readonly packName: string;
  /** Results of other machines, which are asked for values that are not here. */
  readonly remote?: RemoteResults | undefined;
  /** Keeps a disk that refuses values from stopping the build. Without it, a refused value rejects. */
  readonly keep?: Keep | undefined;
}

/** Opens the store in a folder. Its values are on the disk after `save`. */
export async function createStore(
  files: FileSystem,
  folder: FilePath,
  options: StoreOptions,
): Promise<Store> {
  const { remote, keep = (save) => save() } = options;
  const records = options.force ? new Map<string, PackRecord>() : await readIndex(files, folder);
  // On a new machine, whether there is anything decides what starts early.
  if (records.size === 0) await remote?.open();
  const used = new Set<string>();
  const pack = `${options.packName}.pack`;
  const onAppended = (key: string, record: PackRecord) => records.set(key, record);
  const writer = createPackWriter(files, folder, pack, { onAppended, keep });
  let isNew = options.force;

  const getLocal = async (keys: readonly string[]) => {
    // Taken before reading, during which pending values may be appended.
    const pending = keys.map((key) => writer.pending(key));
    const wanted = keys.flatMap((key, index) => (pending[index] ? [] : (records.get(key) ?? [])));
    const read = await readRecords(files, folder, wanted);
    const lost = new Set(wanted.filter((record) => !read.has(record)));
    // `has` must return false for a lost value, so that it is stored again.
    for (const key of keys) {
      const record = records.get(key);
      if (record && lost.has(record)) records.delete(key);
    }
    return keys.map((key, index) => {
      const record = records.get(key);
      return pending[index] ?? writer.pending(key) ?? (record && read.get(record));
    });
  };
  const isHere = (key: string) => writer.pending(key) !== undefined || records.has(key);
  const elsewhere =
    remote &&
    createBringer(remote, { isHere, getLocal, append: (values) => keep(() => writer.append(values)) });
  const getMany = async (keys: readonly string[]) => {
    for (const key of keys) used.add(key);
    if (await elsewhere?.bring(keys)) isNew = true;
    return getLocal(keys);
  };

  return {
    get: gather(getMany),
    getMany,
    has(key) {
      used.add(key);
      return isHere(key) || remote?.has(key) === true;
    },
    place(key) {
      used.add(key);
      const record = writer.pending(key) === undefined ? records.get(key) : undefined;
      return record && { ...record, folder };
    },
    async put(key, value) {
      used.add(key);
      isNew = true;
      await writer.put(key, value);
    },
    async fetch(keys) {
      if (await elsewhere?.bring(keys)) isNew = true;
    },
    isEmpty: () => records.size === 0 && writer.isIdle() && remote?.isEmpty() !== false,
    usedKeys: () => [...used].filter((key) => records.has(key)),
    fetched: () => elsewhere?.fetched() ?? 0,
    async save({ keepUnused, kept = [] }) {
      await writer.flush();
      const needed = new Set(kept);
      const isUnused = (key: string) => !used.has(key) && !needed.has(key);
      const unused = keepUnused ? [] : [...records.keys()].filter(isUnused);
      // The saved index is up to date, or another build has replaced it.
      if (!isNew && unused.length === 0) return;
      for (const key of unused) records.delete(key);
      // Values stored from now on need another save.
      isNew = false;
      try {
        if (!keepUnused) await compactPacks(files, folder, { records, writer, pack });
        await writeIndex(files, folder, records, pack);
      } catch (error) {
        isNew = true;
        throw error;
      }
    },
  };
}

/**
 * Makes single reads of readings of many: what is asked for at once, such as the pages of a batch to write,
 * is read together, and a pack is opened once for it.
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
