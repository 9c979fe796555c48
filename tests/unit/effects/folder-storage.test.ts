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

test.each<[name: string, maxBytes: number, answer: object]>([
  ['here', 7, { kind: 'found', bytes: new Uint8Array(content) }],
  ['here', 6, { kind: 'failed', reason: 'a file is too large' }],
  ['gone', 7, { kind: 'missing' }],
])('of %s, at most %i bytes are read', async (name, maxBytes, answer) => {
  const disk = memoryFileSystem({ '/cache/ac/here': 'content' });
  const storage = folderStorage(folder, 'part folder "parts"', disk);
  expect(storage.name).toBe('part folder "parts"');
  expect(await storage.get('ac', name, maxBytes)).toEqual(answer);
});

test('a result replaces one of the same name, whatever it was', async () => {
  const disk = memoryFileSystem({ '/cache/ac/name': 'content' });
  let writes = 0;
  disk.beforeChange = () => void writes++;
  expect(await folderStorage(folder, 'cache', disk).put('ac', 'name', content)).toBe(undefined);
  expect(writes).toBeGreaterThan(0);
});

test.each<[error: Error, reason: string]>([
  [
    Object.assign(new Error('no'), { code: 'ENOSPC', reason: 'the disk is full (ENOSPC)' }),
    'the disk is full (ENOSPC)',
  ],
  [Object.assign(new Error('no'), { code: 'EIO' }), 'EIO'],
])('a disk that refuses has failed: %s', async (error, reason) => {
  const fail = () => Promise.reject(error);
  const storage = folderStorage(folder, 'cache', { size: fail, readBytes: fail, replace: fail });
  const failed = { kind: 'failed', reason };
  expect(await storage.get('ac', 'a', 1)).toEqual(failed);
  expect(await storage.put('ac', 'a', content)).toEqual(failed);
  expect(await storage.put('cas', 'a', content)).toEqual(failed);
});

test('another error is a bug', async () => {
  const fail = () => Promise.reject(new TypeError('not a function'));
  const storage = folderStorage(folder, 'cache', { size: fail, readBytes: fail, replace: fail });
  await expect(storage.get('ac', 'a', 1)).rejects.toThrow(TypeError);
  await expect(storage.put('ac', 'a', content)).rejects.toThrow(TypeError);
});
