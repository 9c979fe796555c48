import { chmod, mkdir, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  changeTime,
  fileIdentity,
  isEmptyFile,
  isFolder,
  listFiles,
  removeEmptyFolder,
  replaceFile,
  stampOf,
} from '../../../src/effects/file-operations.ts';
import { nodeFileSystem } from '../../../src/effects/node-file-system.ts';
import type { FilePath } from '../../../src/model/path.ts';
import { folderWith } from '../../support/folder-with.ts';

const statsOf = (size: number, mtimeMs: number, ctimeMs: number, isFile = true) =>
  ({ size, mtimeMs, ctimeMs, isFile: () => isFile }) as unknown as Parameters<typeof stampOf>[0];

const long = 60_000;

test('a stamp names size and times, and that of a recent change is never the same', () => {
  expect(stampOf(statsOf(5, 1000, 2000))).toBe('5 1000 2000');
  const now = Date.now();
  for (const [mtime, ctime] of [
    [now, 1000],
    [1000, now],
    [now + long, 1000],
  ] as const) {
    const stats = statsOf(5, mtime, ctime);
    expect(stampOf(stats)).toMatch(/^recent \d+$/);
    expect(stampOf(stats)).not.toBe(stampOf(stats));
  }
  expect(stampOf(statsOf(5, now - long, now - long))).toMatch(/^5 /);
  expect(stampOf(undefined)).toBeUndefined();
  expect(stampOf(statsOf(5, 1000, 2000, false))).toBeUndefined();
});

test('the last change is the later of the two times, unless that is in the future', () => {
  const future = Date.now() + long;
  expect(changeTime(statsOf(0, 1000, 2000))).toBe(2000);
  expect(changeTime(statsOf(0, 3000, 2000))).toBe(3000);
  expect(changeTime(statsOf(0, future, 2000))).toBe(2000);
  expect(changeTime(statsOf(0, future, future))).toBe(0);
  expect(changeTime(undefined)).toBeUndefined();
});

test('links count as folders where they lead to one, and never as empty files', async () => {
  await using folder = await folderWith({ 'empty.md': '', 'full.md': 'x', 'folder/a.md': '' });
  const at = (path: string) => join(folder.path, path);
  await symlink(at('empty.md'), at('link.md'));
  await symlink(at('folder'), at('linked'));
  await symlink('round', at('round'));
  const paths = ['empty.md', 'full.md', 'folder', 'link.md', 'linked', 'round', 'gone', 'full.md/below'];
  expect(paths.filter((path) => isFolder(at(path)))).toEqual(['folder', 'linked']);
  expect(paths.slice(0, -1).filter((path) => isEmptyFile(at(path)))).toEqual(['empty.md']);
});

test('a file that replaces another has an identity of its own', async () => {
  await using folder = await folderWith({ 'a.md': 'x', 'b.md': 'y' });
  const at = (path: string) => join(folder.path, path);
  expect(fileIdentity(at('gone.md'))).toBeUndefined();
  expect(fileIdentity(at('a.md'))).not.toBe(fileIdentity(at('b.md')));
  const before = fileIdentity(at('a.md'));
  await writeFile(at('a.md'), 'other');
  expect(fileIdentity(at('a.md'))).toBe(before);
});

test('a file is replaced with its permissions, and nothing is left beside it', async () => {
  await using folder = await folderWith({ 'a.sh': 'x', 'folder/b.md': '' });
  const at = (path: string) => join(folder.path, path) as FilePath;
  await chmod(at('a.sh'), 0o750);
  await replaceFile(at('a.sh'), 'y');
  expect([await readFile(at('a.sh'), 'utf8'), (await stat(at('a.sh'))).mode & 0o777]).toEqual(['y', 0o750]);
  await replaceFile(at('new.md'), 'z');
  await expect(replaceFile(at('folder'), 'z')).rejects.toThrow();
  expect((await readdir(folder.path)).sort()).toEqual(['a.sh', 'folder', 'new.md']);
});

test('only an empty folder is removed', async () => {
  await using folder = await folderWith({ 'full/a.md': '', 'file.md': '' });
  const at = (path: string) => join(folder.path, path) as FilePath;
  await mkdir(at('empty'));
  for (const path of ['empty', 'full', 'gone', 'file.md']) await removeEmptyFolder(at(path));
  expect((await readdir(folder.path)).sort()).toEqual(['file.md', 'full']);
});

test('a list leaves out folders that are not to be entered, and has what is no file if asked', async () => {
  await using folder = await folderWith({ 'a.md': '', 'b/c.md': '', 'b/d/e.md': '', 'f/g.md': '' });
  const root = folder.path as FilePath;
  await symlink('nowhere', join(root, 'b/dead'));
  await symlink(join(root, 'f'), join(root, 'linked'));
  const entered: string[] = [];
  const listed = listFiles(root, (path) => entered.push(path) > 0 && path !== 'b/d');
  expect(listed.map(({ path, file }) => [path, file]).sort()).toEqual(
    ['a.md', 'b/c.md', 'f/g.md'].map((path) => [path, join(root, path)]),
  );
  expect(entered.sort()).toEqual(['b', 'b/d', 'f']);
  const faults = listFiles(root, undefined, 'all').flatMap(({ path, fault }) =>
    fault ? [`${path}: ${fault}`] : [],
  );
  expect(faults.sort()).toEqual(['b/dead: dangling-link', 'linked: linked-folder']);
});

test('a folder that was removed since the last file was written is created again', async () => {
  await using folder = await folderWith({});
  const at = (path: string) => join(folder.path, path) as FilePath;
  const files = nodeFileSystem();
  await files.write(at('dist/a/one.html'), '1');
  await rm(at('dist'), { recursive: true });
  await files.write(at('dist/a/two.html'), '2');
  await rm(at('dist'), { recursive: true });
  await files.write(at('work/a'), '3');
  await files.rename(at('work/a'), at('dist/a/three.html'));
  expect(await files.names(at('dist/a'))).toEqual(['three.html']);
  // What is renamed is missing, not the folder.
  await expect(files.rename(at('work/gone'), at('dist/a/four.html'))).rejects.toThrow('Cannot write');
});

test('what is missing is undefined, and is removed without an error', async () => {
  await using folder = await folderWith({ 'a.md': 'text', 'b/c.md': '' });
  const at = (path: string) => join(folder.path, path) as FilePath;
  const files = nodeFileSystem();
  for (const path of ['gone.md', 'a.md/below']) {
    const { readText, readBytes, size, stamp, changedAt, realPath } = files;
    for (const read of [readText, readBytes, size, stamp, changedAt, realPath])
      expect(await read(at(path))).toBeUndefined();
    expect(await files.readRanges(at(path), [{ offset: 0, length: 1 }])).toEqual([undefined]);
    expect([await files.exists(at(path)), await files.names(at(path))]).toEqual([false, []]);
  }
  expect([await files.exists(at('b')), await files.exists(at('a.md')), await files.size(at('a.md'))]).toEqual(
    [true, true, 4],
  );
  expect(await files.names(at('.'))).toEqual(['a.md', 'b']);
  expect(await files.stamp(at('b'))).toBeUndefined();
  await files.remove(at('gone.md'));
  await files.removeFolder(at('gone'));
  await files.removeFolder(at('b'));
  expect(await files.names(at('.'))).toEqual(['a.md']);
});
