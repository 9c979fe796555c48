import { expect, test } from 'vitest';
import { folderStorage } from '../../../src/effects/folder-storage.ts';
import type { FilePath } from '../../../src/model/path.ts';
import { memoryFileSystem } from '../../support/memory-file-system.ts';

const folder = '/cache' as FilePath;
const content = Buffer.from('content');

test.each([
  ['cut short', 'cont'],
  ['damaged', 'c0ntent'],
])('a content that is %s is replaced', async (_, text) => {
  const disk = memoryFileSystem({ '/cache/cas/name': text });
  const storage = folderStorage(folder, 'cache', disk);
  expect(await storage.put('cas', 'name', content)).toBe(undefined);
  expect(disk.texts('/cache')).toEqual({ 'cas/name': 'content' });
});

test('a content that is there is not written again', async () => {
  const disk = memoryFileSystem({ '/cache/cas/name': 'content' });
  disk.beforeChange = () => {
    throw new Error('A file is written.');
  };
  expect(await folderStorage(folder, 'cache', disk).put('cas', 'name', content)).toBe(undefined);
});
