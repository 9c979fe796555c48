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
 * Saves the index in one step (temp file and rename), then removes the packs of the index before that it no longer names, and what
 * killed builds left. A pack that another build is writing now is named by no index yet, and is left alone.
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
  const target = join(folder, indexName) as FilePath;
  const temporary = `${target}.${own.replace('.pack', '')}.tmp` as FilePath;
  await files.write(temporary, JSON.stringify({ format, records: Object.fromEntries(rows) }));
  await files.rename(temporary, target);
  const named = new Set([...records.values()].map((record) => record.pack));
  const left = (await files.names(folder)).filter((name) => isLeftBehind(name, own));
  for (const name of new Set([...before, ...left]))
    if (!named.has(name)) await files.remove(join(folder, name) as FilePath);
}

/** A build that began so many milliseconds earlier and has saved nothing was killed; should it live, it only makes anew what it misses. */
const longestBuild = 60 * 60 * 1000;

/** Whether a file in the store's folder was begun so long ago that nobody can be writing it any more. */
function isLeftBehind(name: string, own: string): boolean {
  const began = beginOf(name);
  const ownBegan = beginOf(own);
  return began !== undefined && ownBegan !== undefined && ownBegan - began > longestBuild;
}

/** When the build began that writes a pack or an index: its name begins with it. Clocks are left to those who make names. */
function beginOf(name: string): number | undefined {
  const [, began] = /^(?:index\.json\.)?([0-9a-z]+)-\d+\.(?:pack|tmp)$/.exec(name) ?? [];
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
