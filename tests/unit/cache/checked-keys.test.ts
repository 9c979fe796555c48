import { expect, test } from 'vitest';
import { createCheckedKeys } from '../../../src/cache/checked-keys.ts';
import { seal } from '../../../src/cache/sealed-text.ts';
import type { FilePath } from '../../../src/model/path.ts';
import { memoryFileSystem } from '../../support/memory-file-system.ts';

const file = '/cache/checked-keys.json' as FilePath;
const everything = () => true;

test('the keys of the last check are there for the next run', async () => {
  const disk = memoryFileSystem();
  await createCheckedKeys(disk, file).replace(['b', 'a', 'b'], everything);
  expect(await createCheckedKeys(disk, file).read()).toEqual(['a', 'b']);
});

test('a check replaces what it looked for, and nothing else', async () => {
  const keys = createCheckedKeys(memoryFileSystem(), file);
  await keys.replace(['page:1', 'types:1'], everything);
  await keys.replace(['page:2'], (key) => key.startsWith('page:'));
  expect(await keys.read()).toEqual(['page:2', 'types:1']);
});

test('the file is written only if a key has changed', async () => {
  const disk = memoryFileSystem();
  const keys = createCheckedKeys(disk, file);
  await keys.replace(['a', 'b'], everything);
  disk.beforeChange = (operation) => {
    throw new Error(operation);
  };
  await keys.replace(['b', 'a'], everything);
  await expect(keys.replace(['a'], everything)).rejects.toThrow('write');
});

test.each([
  ['damaged', seal('["a"]').replace('a', 'b')],
  ['without a checksum', '["a"]'],
  ['of another form', seal('{"a":1}')],
])('a file that is %s holds no keys', async (_name, text) => {
  expect(await createCheckedKeys(memoryFileSystem({ [file]: text }), file).read()).toEqual([]);
});
