import { expect, test } from 'vitest';
import { cacheFolders, openCache } from '../../../src/cache/open-cache.ts';
import type { FilePath } from '../../../src/model/path.ts';
import { memoryFileSystem } from '../../support/memory-file-system.ts';

const root = '/site' as FilePath;

/** Opens the cache of a site on a disk, of which a part may refuse to be written. */
function opened(files: Readonly<Record<string, string>> = {}) {
  const disk = memoryFileSystem(files);
  const warnings: string[] = [];
  let refused = '';
  disk.beforeChange = (_, path) => {
    if (refused !== '' && path.startsWith(refused))
      throw Object.assign(new Error('refused'), { code: 'EROFS' });
  };
  const refuse = (folder: string) => {
    refused = folder;
  };
  const open = () => openCache(root, disk, { warn: (text) => void warnings.push(text) });
  return { disk, warnings, refuse, open };
}

test.each<[what: string, files: Readonly<Record<string, string>>, folder: string]>([
  ['with packages', { '/site/node_modules/react/package.json': '' }, '/site/node_modules/.cache/colophon'],
  ['without packages', { '/site/content/a.md': '' }, '/site/.cache/colophon'],
])('the cache of a site %s leaves nothing where it was tried', async (_, files, folder) => {
  const { disk, warnings, open } = opened(files);
  const cache = await open();
  expect(cache.folder).toBe(folder);
  expect(cacheFolders('/site')).toContain(folder);
  await cache.close();
  expect([...disk.files.keys()]).toEqual(Object.keys(files));
  expect(warnings).toEqual([]);
});

const warning = 'Cannot write to the cache folder ".cache/colophon" (EROFS). Continuing without a cache.';

test('a folder that cannot be written gives way to a temporary one, which is removed in the end', async () => {
  const { disk, warnings, refuse, open } = opened();
  refuse('/site/');
  const { folder, place, keep, close } = await open();
  expect(folder).toMatch(/^\/temporary\//);
  await place(async (used) => disk.write(`${used}/a` as FilePath, 'x'));
  expect(disk.texts(folder)).toEqual({ a: 'x' });
  await keep(async () => disk.write('/site/.cache/colophon/b' as FilePath, 'x'));
  expect(warnings).toEqual([warning]);
  await close();
  expect(disk.texts(folder)).toEqual({});
  expect(disk.folders.has(folder)).toBe(false);
});

test('a disk that is full later is reported once, and what a build loads is placed elsewhere', async () => {
  const { disk, warnings, refuse, open } = opened();
  const cache = await open();
  refuse('/site/');
  const written: string[] = [];
  const write = async (folder: FilePath) => {
    await disk.write(`${folder}/a` as FilePath, 'x');
    written.push(folder);
    return undefined;
  };
  expect(await cache.place(write)).toBeUndefined();
  await cache.place(write);
  await cache.keep(() => write(cache.folder).then(() => {}));
  expect(new Set(written).size).toBe(1);
  expect(written).toHaveLength(2);
  expect(written[0]).toMatch(/^\/temporary\//);
  expect(warnings).toEqual([warning]);
  await cache.close();
  expect(disk.folders.has(written[0] ?? '')).toBe(false);
});

test('what is placed in the cache is returned, also if it is nothing', async () => {
  const { warnings, open } = opened();
  const { folder, place } = await open();
  expect(await place(async (used) => used)).toBe(folder);
  let calls = 0;
  expect(
    await place(async () => {
      calls += 1;
      return undefined;
    }),
  ).toBeUndefined();
  expect([calls, warnings]).toEqual([1, []]);
});

test('another error than a refusal is a bug', async () => {
  const { warnings, open } = opened();
  const { keep, place } = await open();
  const fail = () => Promise.reject(new TypeError('not a function'));
  await expect(keep(fail)).rejects.toThrow(TypeError);
  await expect(place(fail)).rejects.toThrow(TypeError);
  expect(warnings).toEqual([]);
});
