import { expect, test } from 'vitest';
import { type PackRecord, readIndex, writeIndex } from '../../../src/cache/pack-index.ts';
import { seal } from '../../../src/cache/sealed-text.ts';
import type { FilePath } from '../../../src/model/path.ts';
import { memoryFileSystem } from '../../support/memory-file-system.ts';

const folder = '/cache/store' as FilePath;
const index = `${folder}/index.json`;

const most = Number.MAX_SAFE_INTEGER;

test.each<[row: unknown, record: PackRecord | undefined]>([
  [['a-1.pack', 0, 0, 0], { pack: 'a-1.pack', offset: 0, length: 0, sum: 0 }],
  [
    ['a.b_c-1.pack', most, 2 ** 30, 2 ** 32 - 1],
    { pack: 'a.b_c-1.pack', offset: most, length: 2 ** 30, sum: 2 ** 32 - 1 },
  ],
  [['a-1.pack', most + 1, 1, 1], undefined],
  [['a-1.pack', 0, 2 ** 30 + 1, 1], undefined],
  [['a-1.pack', 0, 1, 2 ** 32], undefined],
  [['a-1.pack', -1, 1, 1], undefined],
  [['a-1.pack', 0, -1, 1], undefined],
  [['a-1.pack', 0, 1, -1], undefined],
  [['a-1.pack', 0.5, 1, 1], undefined],
  [['a-1.pack', 0, '1', 1], undefined],
  [['a-1.pack', 0, 1], undefined],
  [['../a-1.pack', 0, 1, 1], undefined],
  [['a-1.pack/b', 0, 1, 1], undefined],
  [['a-1.pack.tmp', 0, 1, 1], undefined],
  [['.pack', 0, 1, 1], undefined],
  [[1, 0, 1, 1], undefined],
  [{ 0: 'a-1.pack', 1: 0, 2: 1, 3: 1 }, undefined],
])('the row %j of an index is the record %j', async (row, record) => {
  const good: PackRecord = { pack: 'good.pack', offset: 1, length: 2, sum: 3 };
  const text = seal(JSON.stringify({ format: 3, records: { row, good: ['good.pack', 1, 2, 3] } }));
  const expected = new Map([...(record ? [['row', record] as const] : []), ['good', good] as const]);
  expect(await readIndex(memoryFileSystem({ [index]: text }), folder)).toEqual(expected);
});

const now = 1_800_000_000_000;
const hour = 60 * 60 * 1000;
const packOf = (ms: number) => `${ms.toString(36)}-7.pack`;

/** Saves an index with one record in a folder with other files. Returns the files that remain besides. */
async function remaining(
  own: string,
  files: Readonly<Record<string, { readonly changed?: number }>>,
  records: ReadonlyMap<string, PackRecord> = new Map(),
): Promise<string[]> {
  const disk = memoryFileSystem(
    Object.fromEntries(Object.keys(files).map((name) => [`${folder}/${name}`, 'text'])),
  );
  const changedAt = async (file: FilePath) => files[file.slice(folder.length + 1)]?.changed;
  await writeIndex({ ...disk, changedAt }, folder, { records, own, known: new Set() });
  return Object.keys(disk.texts(folder)).filter((name) => name !== 'index.json');
}

test('files of a build that began more than an hour ago go, unless the index names them', async () => {
  const named: PackRecord = { pack: packOf(now - 5 * hour), offset: 0, length: 1, sum: 1 };
  const files = {
    [packOf(now - hour - 1)]: {},
    [packOf(now - hour)]: {},
    [packOf(now + hour)]: {},
    [named.pack]: {},
    'notes.txt': { changed: 0 },
    'Old-7.pack': {},
    'old-7.pack.txt': {},
    'old.pack': {},
  };
  expect(await remaining(packOf(now), files, new Map([['one', named]]))).toEqual(
    Object.keys(files).filter((name) => name !== packOf(now - hour - 1)),
  );
});

test('a file that is still being written has the age of its last change', async () => {
  const files = {
    'index.json.a.tmp': { changed: now - hour - 1 },
    'index.json.b.tmp': { changed: now - hour },
    // Another build has just renamed it.
    'index.json.c.tmp': {},
  };
  expect(await remaining(packOf(now), files)).toEqual(['index.json.b.tmp', 'index.json.c.tmp']);
});

test('a run whose pack does not name its start removes nothing by age', async () => {
  const files = { [packOf(0)]: {}, 'index.json.a.tmp': { changed: 0 } };
  expect(await remaining('first.pack', files)).toEqual(Object.keys(files));
});
