import { execFileSync } from 'node:child_process';
import { readFile, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nodeFileSystem } from '../../../src/effects/node-file-system.ts';
import type { FilePath } from '../../../src/model/path.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

test.each([0, 1, 1000, 2500])('%i parts are appended in order, to what is there', async (count) => {
  await using folder = await temporaryFolder();
  const file = join(folder.path, 'deep/er/pack') as FilePath;
  const parts = Array.from({ length: count }, (_, index) => `${index},`);
  const files = nodeFileSystem();
  await files.append(file, [bytes('first '), bytes('')]);
  await files.append(file, parts.map(bytes));
  expect(await readFile(file, 'utf8')).toBe(`first ${parts.join('')}`);
});

test('files are listed at any depth, links to files too; links to folders are not followed', async () => {
  await using folder = await temporaryFolder();
  const files = nodeFileSystem();
  for (const path of ['top.md', 'a/b/deep.md']) await files.write(join(folder.path, path) as FilePath, path);
  await symlink(join(folder.path, 'top.md'), join(folder.path, 'a/link.md'));
  await symlink(folder.path, join(folder.path, 'a/loop'));
  await symlink('round.md', join(folder.path, 'round.md'));
  await symlink('nowhere', join(folder.path, 'dead'));
  await symlink('top.md/below', join(folder.path, 'below-a-file'));
  const listed = await files.list(folder.path as FilePath);
  expect(listed.map(({ path }) => path).sort()).toEqual(['a/b/deep.md', 'a/link.md', 'top.md']);
  expect(await files.list(join(folder.path, 'none') as FilePath)).toEqual([]);
});

test('a file from an archive with a date in the future counts as changed when it was unpacked', async () => {
  await using folder = await temporaryFolder();
  const file = join(folder.path, 'unpacked.md') as FilePath;
  const files = nodeFileSystem();
  const begin = Date.now() - 1000;
  await files.write(file, 'text');
  await utimes(file, new Date('2999-01-01'), new Date('2999-01-01'));
  const changed = await files.changedAt(file);
  expect(changed).toBeGreaterThan(begin);
  expect(changed).toBeLessThan(Date.parse('2900-01-01'));
});

test('the read of a pipe waits for who writes it, and blocks nothing meanwhile', async () => {
  await using folder = await temporaryFolder();
  const pipe = join(folder.path, 'pipe') as FilePath;
  execFileSync('mkfifo', [pipe]);
  // No call is slow on this disk, so files are read synchronously.
  const files = nodeFileSystem(Number.POSITIVE_INFINITY);
  const texts = Promise.all([files.readText(pipe), writeFile(pipe, 'late')]);
  expect(await texts).toEqual(['late', undefined]);
  const bytesOf = Promise.all([files.readBytes(pipe), writeFile(pipe, 'later')]);
  expect(new TextDecoder().decode((await bytesOf)[0])).toBe('later');
});
