import { join } from 'node:path';
import type { FileSystem } from '../effects/file-system.ts';
import type { FilePath } from '../model/path.ts';
import type { PackRecord } from './pack-index.ts';
import { checksum } from './read-records.ts';

/** Writes the pack of one run: values are collected, and appended many at a time. */
export interface PackWriter {
  /** Takes a value; resolves when it is collected, or with others appended. */
  put(key: string, value: Uint8Array): Promise<void>;
  /** A value that was taken and is not in the pack yet. */
  pending(key: string): Uint8Array | undefined;
  isIdle(): boolean;
  /** Appends values at once, behind what is being appended. */
  append(values: readonly Keyed[]): Promise<void>;
  /** Appends what is pending, also what an append that failed has left. */
  flush(): Promise<void>;
}

/** A value with its key. */
export type Keyed = readonly [key: string, value: Uint8Array];

/** What is collected before it is appended; few large writes are far cheaper than many small ones. */
const bufferLimit = 4 * 1024 * 1024;

/** Begins a pack; its file is made with the first append. `place` is told where each value lies once it is there. */
export function createPackWriter(
  files: FileSystem,
  folder: FilePath,
  pack: string,
  place: (key: string, record: PackRecord) => void,
): PackWriter {
  const file = join(folder, pack) as FilePath;
  const pending = new Map<string, Uint8Array>();
  let pendingSize = 0;
  let writing: Promise<void> = Promise.resolve();

  const write = async (values: readonly Keyed[]) => {
    // Asked for each time: another build may have removed the pack, and a full disk may have cut the last append short.
    let offset = (await files.size(file)) ?? 0;
    await files.append(
      file,
      values.map(([, value]) => value),
    );
    for (const [key, value] of values) {
      place(key, { pack, offset, length: value.length, sum: checksum(value) });
      offset += value.length;
      if (pending.get(key) === value) pending.delete(key);
    }
  };
  /** One append after the other, since each asks where the pack ends; one that failed does not stop the next. */
  const inTurn = (values: () => readonly Keyed[]) => {
    writing = writing.catch(() => {}).then(() => write(values()));
    return writing;
  };
  const appendPending = () => {
    pendingSize = 0;
    return inTurn(() => [...pending]);
  };

  return {
    async put(key, value) {
      pending.set(key, value);
      pendingSize += value.length;
      if (pendingSize >= bufferLimit) await appendPending();
    },
    pending: (key) => pending.get(key),
    isIdle: () => pending.size === 0,
    append: (values) => inTurn(() => values),
    async flush() {
      // Who asked for the append that failed was told; what it has left is tried once more.
      await writing.catch(() => {});
      if (pending.size > 0) await appendPending();
    },
  };
}
