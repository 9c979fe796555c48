import { join } from 'node:path';
import type { FileSystem } from '../effects/file-system.ts';
import type { FilePath } from '../model/path.ts';
import { type PackRecord, readIndex, writeIndex } from './pack-index.ts';
import { checksum, readRecords } from './read-records.ts';
import { wastedValues } from './wasted-values.ts';

/**
 * What earlier builds made, by key. A key names everything its value was made from, so a value is right or absent,
 * never stale. Damage on disk is noticed by checksum and counts as absent.
 */
export interface Store {
  get(key: string): Promise<Uint8Array | undefined>;
  /** The values of many keys, in their order; far cheaper than one after the other. */
  getMany(keys: readonly string[]): Promise<(Uint8Array | undefined)[]>;
  put(key: string, value: Uint8Array): Promise<void>;
  /** Whether there is a value, which may still prove damaged; it counts as asked for. */
  has(key: string): boolean;
  /** True as long as nothing is kept. */
  isEmpty(): boolean;
  /** Saves the index; from now on another process finds what was put. `keepUnused: false` forgets what this run did not ask for. */
  save(options: { readonly keepUnused: boolean }): Promise<void>;
}

/** What is collected before it is appended to the pack; few large writes are far cheaper than many small ones. */
const bufferLimit = 4 * 1024 * 1024;

/** Opens the store of a folder. `force` begins an empty one. `packName` is `<milliseconds in base 36>-<process>`: when and by whom it is opened. */
export async function createStore(
  files: FileSystem,
  folder: FilePath,
  options: { readonly force: boolean; readonly packName: string },
): Promise<Store> {
  const records = options.force ? new Map<string, PackRecord>() : await readIndex(files, folder);
  const used = new Set<string>();
  const pending = new Map<string, Uint8Array>();
  const pack = `${options.packName}.pack`;
  const packFile = join(folder, pack) as FilePath;
  let pendingSize = 0;
  let isNew = options.force;
  let writing: Promise<void> = Promise.resolve();

  const append = async (batch: readonly (readonly [string, Uint8Array])[]) => {
    // Asked for each time: another build may have removed the pack, and a full disk may have cut the last append short.
    let offset = (await files.size(packFile)) ?? 0;
    await files.append(
      packFile,
      batch.map(([, value]) => value),
    );
    for (const [key, value] of batch) {
      records.set(key, { pack, offset, length: value.length, sum: checksum(value) });
      offset += value.length;
      if (pending.get(key) === value) pending.delete(key);
    }
  };
  /** One append after the other, since each asks where the pack ends; one that failed does not stop the next. */
  const inTurn = (batch: () => readonly (readonly [string, Uint8Array])[]) => {
    writing = writing.catch(() => {}).then(() => append(batch()));
    return writing;
  };
  const flush = () => {
    pendingSize = 0;
    return inTurn(() => [...pending]);
  };

  const gather = async () => {
    for await (const values of wastedValues(files, folder, records, pack)) {
      for (const [key, value] of values) if (!value) records.delete(key);
      try {
        await inTurn(() => [...values].flatMap(([key, value]) => (value ? [[key, value]] : [])));
      } catch (error) {
        // Where the disk is full, what is kept stays where it is.
        if (!(error instanceof Error && 'code' in error)) throw error;
        return;
      }
    }
  };

  const getMany = async (keys: readonly string[]) => {
    for (const key of keys) used.add(key);
    // What is appended while we read is not pending any more then.
    const held = keys.map((key) => pending.get(key));
    const wanted = keys.flatMap((key, index) => (held[index] ? [] : (records.get(key) ?? [])));
    const read = await readRecords(files, folder, wanted);
    const lost = new Set(wanted.filter((record) => !read.has(record)));
    // What is lost must not count as there, or nobody would put it again.
    for (const key of keys) {
      const record = records.get(key);
      if (record && lost.has(record)) records.delete(key);
    }
    return keys.map((key, index) => {
      const record = records.get(key);
      return held[index] ?? pending.get(key) ?? (record && read.get(record));
    });
  };

  return {
    get: async (key) => (await getMany([key]))[0],
    getMany,
    has(key) {
      used.add(key);
      return pending.has(key) || records.has(key);
    },
    async put(key, value) {
      used.add(key);
      isNew = true;
      pending.set(key, value);
      pendingSize += value.length;
      if (pendingSize >= bufferLimit) await flush();
    },
    isEmpty: () => records.size === 0 && pending.size === 0,
    async save({ keepUnused }) {
      // What an append that failed has left is tried once more.
      await writing.catch(() => {});
      if (pending.size > 0) await flush();
      const unused = keepUnused ? [] : [...records.keys()].filter((key) => !used.has(key));
      // What stands in the folder says the same, or was written by another build since, which knows better.
      if (!isNew && unused.length === 0) return;
      for (const key of unused) records.delete(key);
      // What is put from now on is for the next time.
      isNew = false;
      try {
        if (!keepUnused) await gather();
        await writeIndex(files, folder, records, pack);
      } catch (error) {
        isNew = true;
        throw error;
      }
    },
  };
}
