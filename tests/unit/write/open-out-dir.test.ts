import { describe, expect, test } from 'vitest';
import { FileError } from '../../../src/effects/file-errors.ts';
import type { FileEntry } from '../../../src/effects/file-system.ts';
import type { OutputManifest, WritePlan } from '../../../src/model/output.ts';
import type { FilePath } from '../../../src/model/path.ts';
import { checkObstacles, openOutDir } from '../../../src/write/open-out-dir.ts';
import { memoryFileSystem } from '../../support/memory-file-system.ts';

const folder = {
  root: '/site' as FilePath,
  outDir: '/site/dist' as FilePath,
  outDirNamed: false,
  force: false,
};
const cache = { cacheDir: '/site/.cache' as FilePath, tool: 'a 1' };
const list = JSON.stringify({ generator: 'colophon', stamp: '', files: [] });

test('a folder in which nothing can be written is an error before anything is built', async () => {
  const disk = memoryFileSystem({ '/site/dist/.colophon.json': list });
  const reason = 'the disk is read-only (EROFS)';
  disk.write = async (path) => {
    throw new FileError(`Cannot write "${path}": ${reason}.`, 'EROFS', reason);
  };
  await expect(openOutDir(folder, cache, disk)).rejects.toThrow(
    'Cannot write to the output folder "dist": the disk is read-only (EROFS). Change that, or choose another folder with --out.',
  );
});

test('so is a missing folder that cannot be created', async () => {
  const disk = memoryFileSystem({ '/site/content/site.yaml': 'name: A' });
  disk.exists = async (path) => path === '/site';
  disk.write = async (path) => {
    throw new FileError(`Cannot write "${path}": denied.`, 'EACCES', path);
  };
  await expect(openOutDir({ ...folder, outDir: '/site/a/b' as FilePath }, cache, disk)).rejects.toThrow(
    /^Cannot write to the output folder "a\/b": \/site\/\.colophon-tmp\/attempt-\d+\. Change that, or choose/,
  );
});

test('the attempt leaves nothing, and does not create the folder', async () => {
  const disk = memoryFileSystem({ '/site/dist/.colophon.json': list });
  await openOutDir(folder, cache, disk);
  expect(disk.texts('/site/dist')).toEqual({ '.colophon.json': list });
  const missing = memoryFileSystem();
  await openOutDir(folder, cache, missing);
  expect([...missing.files.keys()]).toEqual([]);
});

describe('a folder of another program', () => {
  const disk = () => memoryFileSystem({ '/site/dist/index.html': 'theirs' });

  test.each([
    [false, false],
    [true, false],
    [false, true],
  ])('is an error with a named folder: %s, and --force: %s', async (outDirNamed, force) => {
    await expect(openOutDir({ ...folder, outDirNamed, force }, cache, disk())).rejects.toThrow(
      'The output folder "dist" contains files that Colophon did not write.',
    );
  });

  test('counts as empty if it is named and forced', async () => {
    const opened = await openOutDir({ ...folder, outDirNamed: true, force: true }, cache, disk());
    expect(opened).toEqual({ files: new Map() });
  });
});

test('a folder of ours has the files that the last build left', async () => {
  const ours = JSON.stringify({ generator: 'colophon', stamp: '', files: ['a.html'] });
  const disk = memoryFileSystem({ '/site/dist/.colophon.json': ours, '/site/dist/a.html': 'a' });
  expect([...(await openOutDir(folder, cache, disk)).files.keys()]).toEqual(['a.html']);
});

test.each<[what: string, entry: FileEntry, kind: string]>([
  ['a file', {}, 'is a file'],
  ['a dangling link', { fault: 'dangling-link' }, 'is a link to a folder that does not exist'],
  ['a pipe', { fault: 'special-file' }, 'is no folder'],
])('%s in its place is an error', async (_, entry, kind) => {
  const disk = { ...memoryFileSystem(), entry: async () => entry };
  await expect(openOutDir(folder, cache, disk)).rejects.toThrow(
    `The output folder "dist" ${kind}. Remove it, or choose another folder with --out.`,
  );
});

test('an error that is no refusal of the system is a bug, and stays as it is', async () => {
  const disk = memoryFileSystem({ '/site/dist/.colophon.json': list });
  disk.write = async () => {
    throw new TypeError('not a function');
  };
  await expect(openOutDir(folder, cache, disk)).rejects.toThrow(TypeError);
});

test.each<[obstacle: string, isInTheWay: boolean]>([
  ['a', true],
  ['a/b.html', true],
  ['a/b', false],
  ['b.html', false],
])('what is no file at "%s" is in the way of a/b.html: %s', (obstacle, isInTheWay) => {
  const plan = { write: [{ path: 'a/b.html' }] } as unknown as WritePlan;
  const left = { files: new Map(), obstacles: [obstacle] } as unknown as OutputManifest;
  const check = () => checkObstacles(plan, left, folder);
  if (isInTheWay) expect(check).toThrow(`"${obstacle}" in the output folder "dist" is a link`);
  else expect(check).not.toThrow();
});
