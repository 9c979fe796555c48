import { join } from 'node:path';
import type { FileSystem } from '../effects/file-system.ts';
import type { FilePath } from '../model/path.ts';

/** Where a value lies: bytes `offset` to `offset + length` of a pack. */
export interface PackRecord {
  readonly pack: string;
  readonly offset: number;
  readonly length: number;
  readonly sum: string;
}

/** Raised when the form of index or packs changes; an index of another form is not read. */
const format = 1;
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
 * Saves the index in one step (temp file and rename), then removes packs that it no longer names. A pack that another
 * build is writing now is named by no index yet; `own` and packs younger than this index's reader are left alone.
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
  const temporary = `${target}.${own}.tmp` as FilePath;
  await files.write(temporary, JSON.stringify({ format, records: Object.fromEntries(rows) }));
  await files.rename(temporary, target);
  const named = new Set([...records.values()].map((record) => record.pack));
  for (const pack of before) if (!named.has(pack)) await files.remove(join(folder, pack) as FilePath);
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

function isRecord(record: unknown): record is [string, number, number, string] {
  return (
    Array.isArray(record) &&
    typeof record[0] === 'string' &&
    /^[\w.-]+\.pack$/.test(record[0]) &&
    isCount(record[1]) &&
    isCount(record[2]) &&
    typeof record[3] === 'string'
  );
}

/** A number of bytes that a pack can have; a damaged index must not make us ask for more memory than there is. */
function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= 2 ** 30;
}
