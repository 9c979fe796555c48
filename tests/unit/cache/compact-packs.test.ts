import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { compactPacks } from '../../../src/cache/compact-packs.ts';
import type { PackWriter } from '../../../src/cache/pack-files.ts';
import type { PackRecord } from '../../../src/cache/pack-index.ts';
import type { FilePath } from '../../../src/model/path.ts';
import { memoryFileSystem } from '../../support/memory-file-system.ts';

const folder = '/cache/store' as FilePath;
const own = 'own.pack';

/** A pack with the bytes that its one value uses, and all that it has. */
interface Pack {
  readonly used: number;
  readonly size: number;
}

/**
 * Compacts packs, each with a value that has the name of its pack. Returns the values that were appended
 * together, and the keys of the values that are left.
 */
async function compacted(packs: Readonly<Record<string, Pack>>, failure?: Error) {
  const textOf = (name: string, length: number) => name.charAt(0).repeat(length);
  const disk = memoryFileSystem(
    Object.fromEntries(
      Object.entries(packs).flatMap(([name, { size }]) =>
        Number.isNaN(size) ? [] : [[`${folder}/${name}`, textOf(name, size)]],
      ),
    ),
  );
  const records = new Map(
    Object.entries(packs).map(([pack, { used }]): [string, PackRecord] => [
      pack,
      { pack, offset: 0, length: used, sum: crc32(textOf(pack, used)) },
    ]),
  );
  const appended: string[][] = [];
  const append: PackWriter['append'] = async (values) => {
    appended.push(values.map(([key]) => key));
    if (failure) throw failure;
  };
  await compactPacks(disk, folder, { records, writer: { append } as PackWriter, pack: own });
  return { appended, left: [...records.keys()] };
}

test('the values of packs move that are less than half used', async () => {
  const { appended, left } = await compacted({
    'half.pack': { used: 5, size: 10 },
    'less.pack': { used: 5, size: 11 },
    'full.pack': { used: 5, size: 5 },
    [own]: { used: 1, size: 10 },
  });
  expect(appended).toEqual([['less.pack']]);
  expect(left).toHaveLength(4);
});

test('values whose pack is missing are forgotten, and others of the same step are moved', async () => {
  const { appended, left } = await compacted({
    'gone.pack': { used: 5, size: Number.NaN },
    'less.pack': { used: 1, size: 11 },
  });
  expect(appended).toEqual([['less.pack']]);
  expect(left).toEqual(['less.pack']);
});

/** Packs of 1, 2, 3 … bytes, the smallest first. */
const many = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => [`p${at + 1}.pack`, { used: at + 1, size: at + 1 }]),
  );

test('sixteen packs stay; of seventeen, the eight largest', async () => {
  expect((await compacted(many(16))).appended).toEqual([]);
  expect((await compacted(many(17))).appended).toEqual([
    ['p1.pack', 'p2.pack', 'p3.pack', 'p4.pack', 'p5.pack', 'p6.pack', 'p7.pack', 'p8.pack', 'p9.pack'],
  ]);
});

const megabyte = 1024 * 1024;

test('values are moved some four megabytes at a time', async () => {
  const packs = Object.fromEntries(
    ['a', 'b', 'c', 'd', 'e'].map((name) => [`${name}.pack`, { used: 2 * megabyte, size: 5 * megabyte }]),
  );
  expect((await compacted(packs)).appended).toEqual([['a.pack', 'b.pack'], ['c.pack', 'd.pack'], ['e.pack']]);
});

test('a full disk ends the moving and forgets nothing; another error is a bug', async () => {
  const packs = Object.fromEntries(
    ['a', 'b'].map((name) => [`${name}.pack`, { used: 4 * megabyte, size: 9 * megabyte }]),
  );
  const full = Object.assign(new Error('No space is left.'), { code: 'ENOSPC' });
  expect(await compacted(packs, full)).toEqual({ appended: [['a.pack']], left: ['a.pack', 'b.pack'] });
  await expect(compacted(packs, new Error('a bug'))).rejects.toThrow('a bug');
});
