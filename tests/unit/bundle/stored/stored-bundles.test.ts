import { expect, test } from 'vitest';
import type { Bundles } from '../../../../src/bundle/bundles.ts';
import { loadBundles, readBundlesRecord, saveBundles } from '../../../../src/bundle/stored/stored-bundles.ts';
import { createStore } from '../../../../src/cache/create-store.ts';
import { portablePaths } from '../../../../src/lib/portable-paths.ts';
import type { FilePath } from '../../../../src/model/path.ts';
import { memoryFileSystem } from '../../../support/memory-file-system.ts';

const paths = portablePaths('/site', '/program');
const folder = '/cache/store' as FilePath;
const filesOf = (kind: string) =>
  Array.from({ length: 50 }, (_, index) => ({
    path: `${kind}-${index}.js`,
    bytes: new TextEncoder().encode(`export const at = ${index};`),
  }));
const bundles: Bundles = {
  browser: { files: filesOf('browser'), assets: new Map(), inputs: [] },
  server: {
    files: filesOf('server'),
    templates: { path: 'server-0.js', hash: 'h' },
    ownTemplates: false,
    demos: new Map(),
    offers: '',
    offered: [],
    importers: new Map(),
    inputs: [],
  },
  worker: undefined,
  styles: undefined,
  moduleProblems: [],
};

/** Saves the bundles, and opens their store again on the same disk. */
async function reopened() {
  const disk = memoryFileSystem();
  const store = await createStore(disk, folder, { force: false, packName: 'first' });
  const inputs = { inputs: [], folders: [] };
  await saveBundles('bundles:1', { bundles, inputs, offered: '' }, { store, paths });
  await store.save({ keepUnused: false });
  return { disk, store: await createStore(disk, folder, { force: false, packName: 'second' }) };
}

test('the files of bundles are read together, since a site has thousands of them', async () => {
  const { disk, store } = await reopened();
  const { readRanges } = disk;
  let reads = 0;
  disk.readRanges = (...given) => {
    reads += 1;
    return readRanges(...given);
  };
  const record = await readBundlesRecord('bundles:1', { store, paths });
  expect(record && (await loadBundles(record, store))).toEqual(bundles);
  expect(reads).toBeLessThanOrEqual(3);
});

test('bundles of which a file is missing are none', async () => {
  const { disk, store } = await reopened();
  const record = await readBundlesRecord('bundles:1', { store, paths });
  disk.files.set('/cache/store/first.pack', new Uint8Array());
  expect(record && (await loadBundles(record, store))).toBeUndefined();
});
