import { join } from 'node:path';
import type { FileSystem } from '../effects/file-system.ts';
import { isSystemError } from '../lib/system-error.ts';
import type { FilePath } from '../model/path.ts';
import { type PackWriter, readRecords } from './pack-files.ts';
import type { PackRecord } from './pack-index.ts';

/** The store of one run, whose pack is `pack`. */
export interface CompactedStore {
  readonly records: Map<string, PackRecord>;
  readonly writer: PackWriter;
  readonly pack: string;
}

/** Number of packs that a store may consist of. Each build adds one, and reading opens each of them. */
const maxPacks = 16;

/** Number of packs that remain when there were too many, so that not every build compacts the store. */
const remainingPacks = 8;

/** Bytes moved at a time; all values together may not fit into memory. */
const batchSize = 4 * 1024 * 1024;

/** Moves the values of wasteful packs to the pack of this run, until the disk is full. */
export async function compactPacks(
  files: FileSystem,
  folder: FilePath,
  { records, writer, pack }: CompactedStore,
): Promise<void> {
  const others = [...records].filter(([, record]) => record.pack !== pack);
  const wasteful = await wastefulPacks(files, folder, others);
  const moving = others.filter(([, record]) => wasteful.has(record.pack));
  for (const batch of batchesOf(moving)) {
    const read = await readRecords(
      files,
      folder,
      batch.map(([, record]) => record),
    );
    const values = batch.flatMap(([key, record]): [string, Uint8Array][] => {
      const value = read.get(record);
      if (!value) records.delete(key);
      return value ? [[key, value]] : [];
    });
    try {
      await writer.append(values);
    } catch (error) {
      if (!isSystemError(error)) throw error;
      return;
    }
  }
}

type IndexEntry = readonly [key: string, record: PackRecord];

/** Returns the packs that are mostly unused, missing, or the smallest of too many. */
async function wastefulPacks(
  files: FileSystem,
  folder: FilePath,
  entries: readonly IndexEntry[],
): Promise<ReadonlySet<string>> {
  const used = new Map<string, number>();
  for (const [, { pack, length }] of entries) used.set(pack, (used.get(pack) ?? 0) + length);
  const packs = await Promise.all(
    [...used].map(async ([pack, bytes]) => {
      const size = await files.size(join(folder, pack) as FilePath);
      return { pack, size: size ?? 0, isWasteful: size === undefined || bytes * 2 < size };
    }),
  );
  const wasteful = packs.filter(({ isWasteful }) => isWasteful);
  const others = packs.filter(({ isWasteful }) => !isWasteful).sort((a, b) => b.size - a.size);
  const small = others.length > maxPacks ? others.slice(remainingPacks) : [];
  return new Set([...wasteful, ...small].map(({ pack }) => pack));
}

function* batchesOf(entries: readonly IndexEntry[]): Generator<readonly IndexEntry[]> {
  let batch: IndexEntry[] = [];
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
