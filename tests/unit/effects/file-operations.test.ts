import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readRanges, readRangesSync } from '../../../src/effects/file-operations.ts';
import type { FilePath } from '../../../src/model/path.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const folder = await temporaryFolder();
afterAll(() => folder[Symbol.asyncDispose]());

const file = join(folder.path, 'pack') as FilePath;
beforeAll(() => writeFile(file, 'abcdefgh'));

describe.each([
  ['readRanges', readRanges],
  ['readRangesSync', async (...args: Parameters<typeof readRangesSync>) => readRangesSync(...args)],
])('%s', (_, read) => {
  test('returns parts in the requested order', async () => {
    const found = await read(file, [
      { offset: 6, length: 2 },
      { offset: 0, length: 3 },
      { offset: 3, length: 0 },
    ]);
    expect(found.map((bytes) => bytes && new TextDecoder().decode(bytes))).toEqual(['gh', 'abc', '']);
  });

  test('returns undefined for a part beyond the end', async () => {
    const found = await read(file, [
      { offset: 6, length: 3 },
      { offset: 20, length: 1 },
      { offset: 0, length: 8 },
    ]);
    expect(found.map((bytes) => bytes?.length)).toEqual([undefined, undefined, 8]);
  });

  test('rejects without a file', async () => {
    await expect(read(join(folder.path, 'none') as FilePath, [{ offset: 0, length: 1 }])).rejects.toThrow(
      'ENOENT',
    );
  });
});
