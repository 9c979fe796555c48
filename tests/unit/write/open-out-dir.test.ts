import { expect, test } from 'vitest';
import { FileError } from '../../../src/effects/file-errors.ts';
import type { FilePath } from '../../../src/model/path.ts';
import { openOutDir } from '../../../src/write/open-out-dir.ts';
import { memoryFileSystem } from '../../support/memory-file-system.ts';

const folder = {
  root: '/site' as FilePath,
  outDir: '/site/dist' as FilePath,
  outDirNamed: false,
  force: false,
};
const cacheDir = '/site/.cache' as FilePath;
const list = JSON.stringify({ generator: 'colophon', stamp: '', files: [] });

test('a folder in which nothing can be written is an error before anything is built', async () => {
  const disk = memoryFileSystem({ '/site/dist/.colophon.json': list });
  const reason = 'the disk is read-only (EROFS)';
  disk.write = async (path) => {
    throw new FileError(`Cannot write "${path}": ${reason}.`, 'EROFS', reason);
  };
  await expect(openOutDir(folder, cacheDir, disk)).rejects.toThrow(
    'Cannot write to the output folder "dist": the disk is read-only (EROFS). Change that, or choose another folder with --out.',
  );
});

test('the attempt leaves nothing, and does not create the folder', async () => {
  const disk = memoryFileSystem({ '/site/dist/.colophon.json': list });
  await openOutDir(folder, cacheDir, disk);
  expect(disk.texts('/site/dist')).toEqual({ '.colophon.json': list });
  const missing = memoryFileSystem();
  await openOutDir(folder, cacheDir, missing);
  expect([...missing.files.keys()]).toEqual([]);
});
