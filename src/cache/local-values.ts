import type { FileSystem } from '../effects/file-system.ts';
import type { FilePath } from '../model/path.ts';
import { compactPacks } from './compact-packs.ts';
import type { Keep } from './open-cache.ts';
import { createPackWriter, readRecords } from './pack-files.ts';
import { type PackRecord, packsIn, readIndex, writeIndex } from './pack-index.ts';
import type { KeyedValue } from './remote/remote-pack.ts';

/**
 * The values of a store on this machine: in the packs of earlier builds, in that of this build, or waiting to
 * be written to it.
 */
export interface LocalValues {
  isEmpty(): boolean;
  /** Returns true for a value that exists, even if it is damaged. */
  has(key: string): boolean;
  /** Returns values in the order of the keys. Forgets those that are missing or damaged. */
  get(keys: readonly string[]): Promise<(Uint8Array | undefined)[]>;
  put(key: string, value: Uint8Array): Promise<void>;
  /** Writes values to the pack of this build at once. */
  append(values: readonly KeyedValue[]): Promise<void>;
  /** Writes the values that wait. */
  flush(): Promise<void>;
  /** Returns the record of a value in a pack; undefined for a value that waits. */
  record(key: string): PackRecord | undefined;
  /** The keys of all values in packs. */
  storedKeys(): readonly string[];
  remove(keys: readonly string[]): void;
  /** Moves the values of wasteful packs to that of this build. */
  compact(): Promise<void>;
  saveIndex(): Promise<void>;
}

/** How the values of this machine are opened. */
export interface LocalValuesOptions {
  /** Starts without the values of earlier builds. */
  readonly force: boolean;
  /** `<milliseconds in base 36>-<process>` */
  readonly packName: string;
  /** Keeps a disk that refuses values from stopping the build. Without it, a refused value rejects. */
  readonly keep?: Keep | undefined;
}

/** Opens the values in a folder. */
export async function openLocalValues(
  files: FileSystem,
  folder: FilePath,
  { force, packName, keep = (save) => save() }: LocalValuesOptions,
): Promise<LocalValues> {
  const saved = await readIndex(files, folder);
  const known = packsIn(saved);
  const records = force ? new Map<string, PackRecord>() : saved;
  const pack = `${packName}.pack`;
  const onAppended = (key: string, record: PackRecord) => records.set(key, record);
  const writer = createPackWriter(files, folder, pack, { onAppended, keep });
  return {
    isEmpty: () => records.size === 0 && writer.isIdle(),
    has: (key) => writer.pending(key) !== undefined || records.has(key),
    async get(keys) {
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
    },
    put: writer.put,
    append: (values) => keep(() => writer.append(values)),
    flush: writer.flush,
    record: (key) => (writer.pending(key) === undefined ? records.get(key) : undefined),
    storedKeys: () => [...records.keys()],
    remove(keys) {
      for (const key of keys) records.delete(key);
    },
    compact: () => compactPacks(files, folder, { records, writer, pack }),
    saveIndex: () => writeIndex(files, folder, { records, own: pack, known }),
  };
}
