import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readRanges, readRangesNow } from '../../../src/effects/read-ranges.ts';
import type { FilePath } from '../../../src/model/path.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const folder = await temporaryFolder();
afterAll(() => folder[Symbol.asyncDispose]());

const file = join(folder.path, 'pack') as FilePath;
beforeAll(() => writeFile(file, 'abcdefgh'));

describe.each([
  ['side by side', readRanges],
  ['on the spot', async (...asked: Parameters<typeof readRangesNow>) => readRangesNow(...asked)],
])('%s', (_, read) => {
  test('parts in the order in which they were asked for', async () => {
    const found = await read(file, [
      { offset: 6, length: 2 },
      { offset: 0, length: 3 },
      { offset: 3, length: 0 },
    ]);
    expect(found.map((bytes) => bytes && new TextDecoder().decode(bytes))).toEqual(['gh', 'abc', '']);
  });

  test('a part beyond the end is not there', async () => {
    const found = await read(file, [
      { offset: 6, length: 3 },
      { offset: 20, length: 1 },
      { offset: 0, length: 8 },
    ]);
    expect(found.map((bytes) => bytes?.length)).toEqual([undefined, undefined, 8]);
  });

  test('a file that is not there', async () => {
    await expect(read(join(folder.path, 'none') as FilePath, [{ offset: 0, length: 1 }])).rejects.toThrow(
      'ENOENT',
    );
  });
});
