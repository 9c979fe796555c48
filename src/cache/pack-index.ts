import { join } from 'node:path';
import type { FileSystem } from '../effects/file-system.ts';
import type { FilePath } from '../model/path.ts';

/** Where a value lies: bytes `offset` to `offset + length` of a pack. */
export interface PackRecord {
  readonly pack: string;
  readonly offset: number;
  readonly length: number;
  /** CRC-32 of the value. */
  readonly sum: number;
}

/** Raised when the form of index or packs changes; an index of another form is not read. */
const format = 2;
const indexName = 'index.json';

/** Reads the index of a store; a missing or damaged one is an empty store. */
export async function readIndex(files: FileSystem, folder: FilePath): Promise<Map<string, PackRecord>> {
  const text = await files.readText(join(folder, indexName) as FilePath);
  const found = new Map<string, PackRecord>();
  for (const [key, record] of Object.entries(parseIndex(text))) {
    if (isRecord(record))
      found.set(key, { pack: record[0], offset: record[1], length: record[2], sum: record[3] });
  }
  return found;
}

/**
 * Saves the index in one step, then removes the packs of the index before that it no longer names, and what killed builds left. A pack
 * that another build is writing now is named by no index yet, and is left alone.
 */
export async function writeIndex(
  files: FileSystem,
  folder: FilePath,
  records: ReadonlyMap<string, PackRecord>,
  own: string,
): Promise<void> {
  const before = new Set([...(await readIndex(files, folder)).values()].map((record) => record.pack));
  const rows = [...records].map(
    ([key, { pack, offset, length, sum }]) => [key, [pack, offset, length, sum]] as const,
  );
  await files.replace(
    join(folder, indexName) as FilePath,
    JSON.stringify({ format, records: Object.fromEntries(rows) }),
  );
  const named = new Set([...records.values()].map((record) => record.pack));
  for (const name of new Set([...before, ...(await leftBehind(files, folder, own))]))
    if (!named.has(name)) await files.remove(join(folder, name) as FilePath);
}

/** A build that began so many milliseconds earlier and has saved nothing was killed; should it live, it only makes anew what it misses. */
const longestBuild = 60 * 60 * 1000;

/** Files in the store's folder that were begun so long ago that nobody can be writing them any more. */
async function leftBehind(files: FileSystem, folder: FilePath, own: string): Promise<string[]> {
  const ownBegan = beginOf(own);
  if (ownBegan === undefined) return [];
  const names = await files.names(folder);
  const begins = await Promise.all(
    names.map((name) =>
      name.endsWith('.tmp') ? files.changedAt(join(folder, name) as FilePath) : beginOf(name),
    ),
  );
  return names.filter((_name, index) => ownBegan - (begins[index] ?? ownBegan) > longestBuild);
}

/** When the build began that writes a pack: its name begins with it. Clocks are left to those who make names. */
function beginOf(name: string): number | undefined {
  const [, began] = /^([0-9a-z]+)-\d+\.pack$/.exec(name) ?? [];
  return began === undefined ? undefined : Number.parseInt(began, 36);
}

function parseIndex(text: string | undefined): object {
  if (text === undefined) return {};
  try {
    const index: unknown = JSON.parse(text);
    const isOurs =
      typeof index === 'object' && index !== null && 'format' in index && index.format === format;
    return isOurs && 'records' in index && typeof index.records === 'object' && index.records !== null
      ? index.records
      : {};
  } catch {
    // A truncated index costs a cold build, nothing else.
    return {};
  }
}

function isRecord(record: unknown): record is [string, number, number, number] {
  return (
    Array.isArray(record) &&
    typeof record[0] === 'string' &&
    /^[\w.-]+\.pack$/.test(record[0]) &&
    isCount(record[1], Number.MAX_SAFE_INTEGER) &&
    isCount(record[2], largestValue) &&
    isCount(record[3], 2 ** 32 - 1)
  );
}

/** Bytes of one value. A damaged index must not make us ask for more memory than there is; a pack of 20,000 pages may have 3 GB. */
const largestValue = 2 ** 30;

function isCount(value: unknown, most: number): boolean {
  return Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= most;
}
