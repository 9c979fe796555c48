import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { createPackWriter, readRecords } from '../../../src/cache/pack-files.ts';
import type { PackRecord } from '../../../src/cache/pack-index.ts';
import type { FilePath } from '../../../src/model/path.ts';
import { memoryFileSystem } from '../../support/memory-file-system.ts';

const folder = '/cache/store' as FilePath;
const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** A range of a pack: its offset and length. */
type Range = readonly [offset: number, length: number];

/** Reads values at ranges of a pack of zeros. Returns their lengths, and the ranges that were read. */
async function readAt(ranges: readonly Range[]) {
  const disk = memoryFileSystem();
  disk.files.set(`${folder}/a.pack`, new Uint8Array(10 * megabyte));
  const read: Range[] = [];
  const readRanges: typeof disk.readRanges = async (file, wanted) => {
    for (const { offset, length } of wanted) read.push([offset, length]);
    return disk.readRanges(file, wanted);
  };
  const records = ranges.map(([offset, length]): PackRecord => {
    return { pack: 'a.pack', offset, length, sum: crc32(new Uint8Array(length)) };
  });
  const found = await readRecords({ ...disk, readRanges }, folder, records);
  return { lengths: records.map((record) => found.get(record)?.length), read };
}

test.each<[what: string, values: readonly Range[], read: readonly Range[]]>([
  [
    'neighbours',
    [
      [0, 10],
      [10, 5],
    ],
    [[0, 15]],
  ],
  [
    'neighbours in any order',
    [
      [10, 5],
      [0, 10],
    ],
    [[0, 15]],
  ],
  [
    'values 16 kB apart',
    [
      [0, 10],
      [10 + 16 * kilobyte, 5],
    ],
    [[0, 15 + 16 * kilobyte]],
  ],
  [
    'values farther apart',
    [
      [0, 10],
      [11 + 16 * kilobyte, 5],
    ],
    [
      [0, 10],
      [11 + 16 * kilobyte, 5],
    ],
  ],
  [
    'a value inside another',
    [
      [100, 50],
      [110, 5],
    ],
    [[100, 50]],
  ],
  [
    'values of four megabytes together',
    [
      [8, megabyte],
      [8 + megabyte, 3 * megabyte],
    ],
    [[8, 4 * megabyte]],
  ],
  [
    'more than four megabytes',
    [
      [8, megabyte],
      [8 + megabyte, 3 * megabyte + 1],
    ],
    [
      [8, megabyte],
      [8 + megabyte, 3 * megabyte + 1],
    ],
  ],
  ['one value of more than that', [[0, 5 * megabyte]], [[0, 5 * megabyte]]],
  ['an empty value', [[7, 0]], [[7, 0]]],
])('%s are read in as few steps as are worth it', async (_, values, ranges) => {
  const { lengths, read } = await readAt(values);
  expect(lengths).toEqual(values.map(([, length]) => length));
  expect(read).toEqual(ranges);
});

test('values beyond the end of a pack are missing, and others of the pack are not', async () => {
  const end = 10 * megabyte;
  const { lengths } = await readAt([
    [0, 10],
    [end - 5, 6],
  ]);
  expect(lengths).toEqual([10, undefined]);
});

/** A writer that notes what it appends, on a disk that may refuse it. */
function openWriter() {
  const disk = memoryFileSystem();
  const appended: string[] = [];
  let asked = 0;
  let isFull = false;
  disk.beforeChange = (operation) => {
    if (operation === 'append') asked += 1;
    if (isFull) throw Object.assign(new Error('No space is left.'), { code: 'ENOSPC' });
  };
  const writer = createPackWriter(disk, folder, 'a.pack', {
    onAppended: (key, { offset }) => void appended.push(`${key} ${offset}`),
    keep: (save) => save().catch(() => {}),
  });
  const fill = (full: boolean) => {
    isFull = full;
  };
  return { disk, writer, appended, fill, asked: () => asked };
}

test('values are collected until they have four megabytes', async () => {
  const { writer, appended } = openWriter();
  expect(writer.isIdle()).toBe(true);
  await writer.put('a', new Uint8Array(4 * megabyte - 1));
  expect([appended, writer.isIdle(), writer.pending('a')?.length]).toEqual([[], false, 4 * megabyte - 1]);
  await writer.put('b', new Uint8Array(1));
  expect([appended, writer.isIdle(), writer.pending('a')]).toEqual([
    ['a 0', `b ${4 * megabyte - 1}`],
    true,
    undefined,
  ]);
  await writer.put('c', new Uint8Array(1));
  expect(appended).toHaveLength(2);
});

test('a disk that refused values is asked again only at the end', async () => {
  const { writer, appended, fill, asked } = openWriter();
  fill(true);
  for (const key of ['a', 'b', 'c']) await writer.put(key, new Uint8Array(4 * megabyte));
  expect(asked()).toBe(1);
  expect(writer.pending('a')).toHaveLength(4 * megabyte);
  fill(false);
  await writer.flush();
  // The refused append has left half of its bytes.
  expect(appended).toEqual(['a', 'b', 'c'].map((key, at) => `${key} ${(2 + 4 * at) * megabyte}`));
  expect(writer.isIdle()).toBe(true);
  await writer.flush();
  expect(asked()).toBe(2);
});

test('a disk that took values is given the next ones when there are enough', async () => {
  const { writer, appended, asked } = openWriter();
  for (const key of ['a', 'b']) await writer.put(key, new Uint8Array(4 * megabyte));
  expect(asked()).toBe(2);
  expect(appended).toEqual(['a 0', `b ${4 * megabyte}`]);
});

test('a value that was put again while the first one is appended is not lost', async () => {
  const { disk, writer, appended } = openWriter();
  let again: Uint8Array | undefined = new Uint8Array(1);
  disk.beforeChange = () => {
    if (again) void writer.put('a', again);
    again = undefined;
  };
  await writer.put('a', new Uint8Array(4 * megabyte));
  expect(writer.pending('a')).toHaveLength(1);
  await writer.flush();
  expect(appended).toEqual(['a 0', `a ${4 * megabyte}`]);
  expect(writer.pending('a')).toBeUndefined();
});
