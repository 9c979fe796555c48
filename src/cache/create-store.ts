import type { FileSystem } from '../effects/file-system.ts';
import type { FilePath } from '../model/path.ts';
import { type PackRecord, readIndex, writeIndex } from './pack-index.ts';
import { createPackWriter, type PackWriter } from './pack-writer.ts';
import { readRecords } from './read-records.ts';
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

/** Opens the store of a folder. `force` begins an empty one. `packName` is `<milliseconds in base 36>-<process>`: when and by whom it is opened. */
export async function createStore(
  files: FileSystem,
  folder: FilePath,
  options: { readonly force: boolean; readonly packName: string },
): Promise<Store> {
  const records = options.force ? new Map<string, PackRecord>() : await readIndex(files, folder);
  const used = new Set<string>();
  const pack = `${options.packName}.pack`;
  const writer = createPackWriter(files, folder, pack, (key, record) => records.set(key, record));
  let isNew = options.force;

  const getMany = async (keys: readonly string[]) => {
    for (const key of keys) used.add(key);
    // What is appended while we read is not pending any more then.
    const held = keys.map((key) => writer.pending(key));
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
      return held[index] ?? writer.pending(key) ?? (record && read.get(record));
    });
  };

  return {
    get: async (key) => (await getMany([key]))[0],
    getMany,
    has(key) {
      used.add(key);
      return writer.pending(key) !== undefined || records.has(key);
    },
    async put(key, value) {
      used.add(key);
      isNew = true;
      await writer.put(key, value);
    },
    isEmpty: () => records.size === 0 && writer.isIdle(),
    async save({ keepUnused }) {
      await writer.flush();
      const unused = keepUnused ? [] : [...records.keys()].filter((key) => !used.has(key));
      // What stands in the folder says the same, or was written by another build since, which knows better.
      if (!isNew && unused.length === 0) return;
      for (const key of unused) records.delete(key);
      // What is put from now on is for the next time.
      isNew = false;
      try {
        if (!keepUnused) await gather(wastedValues(files, folder, records, pack), records, writer);
        await writeIndex(files, folder, records, pack);
      } catch (error) {
        isNew = true;
        throw error;
      }
    },
  };
}

/** Moves what is left of wasteful packs to the pack of this run; where the disk is full, it stays where it is. */
async function gather(
  wasted: ReturnType<typeof wastedValues>,
  records: Map<string, PackRecord>,
  writer: PackWriter,
): Promise<void> {
  for await (const values of wasted) {
    for (const [key, value] of values) if (!value) records.delete(key);
    try {
      await writer.append([...values].flatMap(([key, value]) => (value ? [[key, value]] : [])));
    } catch (error) {
      if (!(error instanceof Error && 'code' in error)) throw error;
      return;
    }
  }
}
