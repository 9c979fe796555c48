import { join } from 'node:path';
import type { FileSystem } from '../effects/file-system.ts';
import type { FilePath } from '../model/path.ts';
import type { PackRecord } from './pack-index.ts';
import { readRecords } from './read-records.ts';
import { wastefulPacks } from './wasteful-packs.ts';

/** Bytes that are read before they are given away: the values of all may not fit into memory. */
const batchSize = 4 * 1024 * 1024;

/** Values of these records that should move to the pack `own`, by key, a few megabytes at a time; undefined for one that is lost. */
export async function* wastedValues(
  files: FileSystem,
  folder: FilePath,
  records: ReadonlyMap<string, PackRecord>,
  own: string,
): AsyncGenerator<ReadonlyMap<string, Uint8Array | undefined>> {
  const others = [...records].filter(([, { pack }]) => pack !== own);
  const named = others.map(([, record]) => record);
  const wasteful = wastefulPacks(named, await sizesOf(files, folder, named));
  const moving = others.filter(([, { pack }]) => wasteful.has(pack));
  for (const batch of batchesOf(moving)) {
    const read = await readRecords(
      files,
      folder,
      batch.map(([, record]) => record),
    );
    yield new Map(batch.map(([key, record]) => [key, read.get(record)]));
  }
}

/** Bytes of each pack that records name; one that is gone is left out. */
async function sizesOf(
  files: FileSystem,
  folder: FilePath,
  records: Iterable<PackRecord>,
): Promise<ReadonlyMap<string, number>> {
  const packs = new Set(Array.from(records, ({ pack }) => pack));
  const sizes = await Promise.all(
    [...packs].map(async (pack) => [pack, await files.size(join(folder, pack) as FilePath)] as const),
  );
  return new Map(sizes.flatMap(([pack, size]) => (size === undefined ? [] : [[pack, size]])));
}

type Entry = readonly [key: string, record: PackRecord];

function* batchesOf(entries: readonly Entry[]): Generator<readonly Entry[]> {
  let batch: Entry[] = [];
  let size = 0;
  for (const entry of entries) {
    batch.push(entry);
    size += entry[1].length;
    if (size < batchSize) continue;
    yield batch;
    batch = [];
    size = 0;
  }
  if (batch.length > 0) yield batch;
}
