import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { FileSystem } from '../effects/file-system.ts';
import type { FilePath } from '../model/path.ts';
import type { PackRecord } from './pack-index.ts';

/** Bytes between two wanted values that are read along, since a second call to the disk costs more. */
const largestGap = 16 * 1024;

/** Bytes read in one call. */
const largestRun = 4 * 1024 * 1024;

/** Reads values from their packs, neighbours in one go. A value that is missing, short or damaged is left out. */
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

/** A CRC tells damage as disks do it, and takes a third of the time of SHA-256; nobody attacks their own cache. */
export function checksum(value: Uint8Array): number {
  return crc32(value);
}

/** Records that lie close together, and the bytes from the first to the last of them. */
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
    const reach = run && Math.max(run.length, offset + length - run.offset);
    if (run && reach !== undefined && offset - run.offset <= run.length + largestGap && reach <= largestRun) {
      run.length = reach;
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
    return value && checksum(value) === record.sum ? [[record, value]] : [];
  });
}
