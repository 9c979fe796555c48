import { expect, test } from 'vitest';
import { cached } from '../../../src/cache/cached.ts';
import { encodeJson } from '../../../src/cache/json-bytes.ts';
import { openSiteCache } from '../../../src/cache/open-site-cache.ts';
import { hash } from '../../../src/lib/hash.ts';
import type { FilePath } from '../../../src/model/path.ts';
import { type MemoryFileSystem, memoryFileSystem } from '../../support/memory-file-system.ts';
import { configOf } from '../../support/sample-site.ts';
import { silentProgress } from '../../support/silent-progress.ts';

let runs = 0;

/** Opens the cache of the site on a disk, as the next run does. */
const open = (files: MemoryFileSystem, force = false) =>
  openSiteCache(
    { ...configOf(''), force },
    { files, progress: silentProgress, packName: `p${runs++}`, remote: undefined },
  );

const page = '/site/content/a.md' as FilePath;

test('values and hashes of files are there for the next run, unless it is forced to do without', async () => {
  const disk = memoryFileSystem({ [page]: 'text' });
  const first = await open(disk);
  expect(first.cacheDir).toBe('/site/.cache/colophon');
  expect(await cached(first.store, 'a', async () => [1])).toEqual([1]);
  expect(await first.hashes.of(page)).toBe(hash('text'));
  await first.save({ keepUnused: false });
  const next = await open(disk);
  let made = 0;
  expect(await cached(next.store, 'a', async () => [++made])).toEqual([1]);
  expect(made).toBe(0);
  const forced = await open(disk, true);
  expect(forced.store.isEmpty()).toBe(true);
});

test('a value that is null is made once', async () => {
  const { store } = await open(memoryFileSystem());
  let made = 0;
  for (const _ of [1, 2])
    expect(await cached(store, 'a', async () => (made++ === 0 ? null : 'again'))).toBeNull();
});

test('a build drops what nothing uses, and keeps what the last check used', async () => {
  const disk = memoryFileSystem();
  const check = await open(disk);
  for (const key of ['used', 'checked', 'unused']) await check.store.put(key, encodeJson(key));
  await check.checkedKeys.replace(['checked'], () => true);
  await check.save({ keepUnused: true });
  const build = await open(disk);
  await build.store.get('used');
  await build.save({ keepUnused: false });
  const { store } = await open(disk);
  expect(['used', 'checked', 'unused'].map((key) => store.has(key))).toEqual([true, true, false]);
});

test('a disk that is full when the cache is saved does not fail the build', async () => {
  const disk = memoryFileSystem({ [page]: 'text' });
  const { store, hashes, save } = await open(disk);
  await store.put('a', encodeJson(1));
  await hashes.of(page);
  disk.beforeChange = () => {
    throw Object.assign(new Error('No space is left.'), { code: 'ENOSPC' });
  };
  await save({ keepUnused: false });
  expect((await hashes.of(page))?.length).toBe(22);
});
