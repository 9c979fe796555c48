import { join } from 'node:path';
import type { FileSystem } from '../effects/file-system.ts';
import type { FilePath } from '../model/path.ts';
import { seal, unseal } from './sealed-text.ts';

/** The location of a value: bytes `offset` to `offset + length` of a pack. */
export interface PackRecord {
  readonly pack: string;
  readonly offset: number;
  readonly length: number;
  /** CRC-32 of the value. */
  readonly sum: number;
}

/** Version of the index and the packs; an index of another version is ignored. */
const format = 3;
const indexName = 'index.json';

/** Reads the index of a store. A missing or damaged index means an empty store. */
export async function readIndex(files: FileSystem, folder: FilePath): Promise<Map<string, PackRecord>> {
  const text = await files.readText(join(folder, indexName) as FilePath);
  const found = new Map<string, PackRecord>();
  for (const [key, record] of Object.entries(parseIndex(unseal(text)))) {
    if (isRecord(record))
      found.set(key, { pack: record[0], offset: record[1], length: record[2], sum: record[3] });
  }
  return found;
}

/** What a run saves. */
export interface RunIndex {
  readonly records: ReadonlyMap<string, PackRecord>;
  /** The pack of the run. */
  readonly own: string;
  /** The packs that the index named when the run began. */
  readonly known: ReadonlySet<string>;
}

/**
 * Saves the index, then removes packs that only the previous index names, and files of killed builds. Keeps
 * the new packs of other running builds, which no index contains yet, and what other runs have saved since
 * this one began: a build, while docs dev runs.
 */
export async function writeIndex(
  files: FileSystem,
  folder: FilePath,
  { records, own, known }: RunIndex,
): Promise<void> {
  const saved = await readIndex(files, folder);
  const others = [...saved].filter(
    ([key, { pack }]) => pack !== own && !known.has(pack) && records.get(key)?.pack !== own,
  );
  const all = new Map([...records, ...others]);
  const rows = [...all].map(
    ([key, { pack, offset, length, sum }]) => [key, [pack, offset, length, sum]] as const,
  );
  await files.replace(
    join(folder, indexName) as FilePath,
    seal(JSON.stringify({ format, records: Object.fromEntries(rows) })),
  );
  const [before, named] = [packsIn(saved), packsIn(all)];
  for (const name of new Set([...before, ...(await abandonedFiles(files, folder, own))]))
    if (!named.has(name)) await files.remove(join(folder, name) as FilePath);
}

/** Returns the packs that records name. */
export function packsIn(records: ReadonlyMap<string, PackRecord>): ReadonlySet<string> {
  return new Set([...records.values()].map(({ pack }) => pack));
}

/** Milliseconds after which a build that has not saved its index counts as killed. */
const longestBuild = 60 * 60 * 1000;

/** Returns the files in the folder of the store that are too old for any running build to write them. */
async function abandonedFiles(files: FileSystem, folder: FilePath, own: string): Promise<string[]> {
  const ownStart = startOf(own);
  if (ownStart === undefined) return [];
  const names = await files.names(folder);
  const starts = await Promise.all(
    names.map((name) =>
      name.endsWith('.tmp') ? files.changedAt(join(folder, name) as FilePath) : startOf(name),
    ),
  );
  return names.filter((_name, index) => ownStart - (starts[index] ?? ownStart) > longestBuild);
}

/** Returns the start time of the build that writes a pack, which its name contains. */
function startOf(name: string): number | undefined {
  const [, start] = /^([0-9a-z]+)-\d+\.pack$/.exec(name) ?? [];
  return start === undefined ? undefined : Number.parseInt(start, 36);
}

function parseIndex(text: string | undefined): object {
  if (text === undefined) return {};
  try {
    const index: unknown = JSON.parse(text);
    const isCurrent =
      typeof index === 'object' && index !== null && 'format' in index && index.format === format;
    return isCurrent && 'records' in index && typeof index.records === 'object' && index.records !== null
      ? index.records
      : {};
  } catch {
    // Damaged: what it named is made again.
    return {};
  }
}

function isRecord(record: unknown): record is [string, number, number, number] {
  return (
    Array.isArray(record) &&
    typeof record[0] === 'string' &&
    /^[\w.-]+\.pack$/.test(record[0]) &&
    isCount(record[1], Number.MAX_SAFE_INTEGER) &&
    isCount(record[2], maxValue) &&
    isCount(record[3], 2 ** 32 - 1)
  );
}

/** Bytes of a value. A damaged index must not cause an allocation beyond the available memory. */
const maxValue = 2 ** 30;

function isCount(value: unknown, max: number): boolean {
  return Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= max;
}
