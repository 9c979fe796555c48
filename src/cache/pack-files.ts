import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { FileSystem } from '../effects/file-system.ts';
import type { FilePath } from '../model/path.ts';
import type { Keep } from './open-cache.ts';
import type { PackRecord } from './pack-index.ts';

/** Bytes between two values that are read along, because another call to the disk takes longer. */
const maxGap = 16 * 1024;

const maxRun = 4 * 1024 * 1024;

/** Reads values from their packs, neighbours together. Omits values that are missing or damaged. */
export async function readRecords(
  files: FileSystem,
  folder: FilePath,
  records: readonly PackRecord[],
): Promise<ReadonlyMap<PackRecord, Uint8Array>> {
  const byPack = new Map<string, PackRecord[]>(records.map(({ pack }) => [pack, []]));
  for (const record of new Set(records)) byPack.get(record.pack)?.push(record);
  const found = await Promise.all(
    [...byPack].map(async ([pack, ofPack]) => {
      const runs = runsOf(ofPack);
      const read = await files.readRanges(join(folder, pack) as FilePath, runs);
      return runs.flatMap((run, index) => valuesOf(run, read[index]));
    }),
  );
  return new Map(found.flat());
}

/** Records close to each other, with the range from the first to the last. */
interface Run {
  readonly offset: number;
  length: number;
  readonly records: PackRecord[];
}

function runsOf(records: readonly PackRecord[]): Run[] {
  const runs: Run[] = [];
  for (const record of records.toSorted((a, b) => a.offset - b.offset)) {
    const { offset, length } = record;
    const run = runs.at(-1);
    const extended = run && Math.max(run.length, offset + length - run.offset);
    if (run && extended !== undefined && offset - run.offset <= run.length + maxGap && extended <= maxRun) {
      run.length = extended;
      run.records.push(record);
    } else {
      runs.push({ offset, length, records: [record] });
    }
  }
  return runs;
}

function valuesOf(run: Run, bytes: Uint8Array | undefined): [PackRecord, Uint8Array][] {
  return run.records.flatMap((record): [PackRecord, Uint8Array][] => {
    const from = record.offset - run.offset;
    const value = bytes?.subarray(from, from + record.length);
    // CRC-32 detects damage by the disk and is faster than a cryptographic hash.
    return value && crc32(value) === record.sum ? [[record, value]] : [];
  });
}

/** Writes the pack of one run. Collects values and appends many at a time. */
export interface PackWriter {
  /** Adds a value. Resolves when the value is collected, or appended together with others. */
  put(key: string, value: Uint8Array): Promise<void>;
  /** Returns a value that is not appended yet. */
  pending(key: string): Uint8Array | undefined;
  isIdle(): boolean;
  /** Appends values after the current append. */
  append(values: readonly KeyedValue[]): Promise<void>;
  /** Appends all pending values, including those of a failed append. */
  flush(): Promise<void>;
}

type KeyedValue = readonly [key: string, value: Uint8Array];

/** Bytes to collect before an append; a few large writes are faster than many small ones. */
const bufferLimit = 4 * 1024 * 1024;

/** What a writer does besides writing. */
export interface PackWriterOptions {
  /** Receives the record of each appended value. */
  onAppended(key: string, record: PackRecord): void;
  /** Appends collected values; it may let those stay in memory that the disk refuses. */
  readonly keep: Keep;
}

/** Creates a writer of a pack. */
export function createPackWriter(
  files: FileSystem,
  folder: FilePath,
  pack: string,
  { onAppended, keep }: PackWriterOptions,
): PackWriter {
  const pending = new Map<string, Uint8Array>();
  let pendingSize = 0;
  const appends = createAppends(files, folder, pack, ([key, value], record) => {
    onAppended(key, record);
    if (pending.get(key) === value) pending.delete(key);
  });
  const appendPending = () => {
    pendingSize = 0;
    return appends.add(() => [...pending]);
  };

  let isRefused = false;
  const appendFull = async () => {
    isRefused = true;
    await appendPending();
    isRefused = false;
  };

  return {
    async put(key, value) {
      pending.set(key, value);
      pendingSize += value.length;
      // A disk that has refused values is not asked again before the end.
      if (pendingSize >= bufferLimit && !isRefused) await keep(appendFull);
    },
    pending: (key) => pending.get(key),
    isIdle: () => pending.size === 0,
    append: (values) => appends.add(() => values),
    async flush() {
      // The caller of a failed append knows about the failure; this appends its values again.
      await appends.settled();
      if (pending.size > 0) await appendPending();
    },
  };
}

/** Appends to a pack, once at a time, since each append starts at the end of the pack. */
function createAppends(
  files: FileSystem,
  folder: FilePath,
  pack: string,
  onAppended: (entry: KeyedValue, record: PackRecord) => void,
) {
  const file = join(folder, pack) as FilePath;
  let writing: Promise<void> = Promise.resolve();
  const write = async (values: readonly KeyedValue[]) => {
    // Another build may have removed the pack, and a full disk may have cut the last append short.
    let offset = (await files.size(file)) ?? 0;
    await files.append(
      file,
      values.map(([, value]) => value),
    );
    for (const entry of values) {
      const [, value] = entry;
      onAppended(entry, { pack, offset, length: value.length, sum: crc32(value) });
      offset += value.length;
    }
  };
  return {
    /** Appends the values that there are when the append before has ended. */
    add(values: () => readonly KeyedValue[]): Promise<void> {
      writing = writing.catch(() => {}).then(() => write(values()));
      return writing;
    },
    /** Resolves when the last append has succeeded or failed. */
    settled: () => writing.catch(() => {}),
  };
}
