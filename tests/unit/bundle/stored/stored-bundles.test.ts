import { expect, test } from 'vitest';
import type { Bundles } from '../../../../src/bundle/bundles.ts';
import {
  hasBundles,
  loadBundles,
  readBundlesRecord,
  saveBundles,
} from '../../../../src/bundle/stored/stored-bundles.ts';
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

/** Bundles with all that a site may have. */
const full: Bundles = {
  browser: {
    ...bundles.browser,
    assets: new Map([['browser', { path: 'browser-0.js', imports: [] }]]),
    inputs: [],
  },
  server: {
    ...bundles.server,
    ownTemplates: true,
    offers: 'server-1.js',
    offered: ['react'],
    demos: new Map([['demo:A.tsx', { path: 'server-2.js', hash: 'd', styles: 'server-3.css' }]]),
    importers: new Map([
      [
        '/site/content/rows.ts' as FilePath,
        ['/site/content/A.tsx', '/program/templates/b.tsx'] as FilePath[],
      ],
    ]),
  },
  worker: { script: 'self.skipWaiting()', inputs: [] },
  styles: '.a{}',
  moduleProblems: [{ severity: 'warning', code: 'node-global', message: 'A problem.' }],
  ownModules: 'own',
};

test('bundles come back whole, also in another folder', async () => {
  const store = await createStore(memoryFileSystem(), folder, { force: false, packName: 'first' });
  const inputs = {
    inputs: [
      ['/site/content/A.tsx' as FilePath, '1'],
      ['/program/templates/b.tsx' as FilePath, '2'],
    ],
    folders: [['/site/content' as FilePath, '3']],
  } as const;
  await saveBundles('bundles:1', { bundles: full, inputs, offered: 'hash' }, { store, paths });
  const elsewhere = portablePaths('/home/me/site', '/usr/lib/program');
  const record = await readBundlesRecord('bundles:1', { store, paths: elsewhere });
  expect(record).toMatchObject({
    inputs: [
      ['/home/me/site/content/A.tsx', '1'],
      ['/usr/lib/program/templates/b.tsx', '2'],
    ],
    folders: [['/home/me/site/content', '3']],
    offered: 'hash',
  });
  const files = ['/home/me/site/content/A.tsx', '/usr/lib/program/templates/b.tsx'];
  expect(record && (await loadBundles(record, store))).toEqual({
    ...full,
    browser: { ...full.browser, inputs: files },
    server: { ...full.server, inputs: files, importers: new Map([['/home/me/site/content/rows.ts', files]]) },
    worker: { script: 'self.skipWaiting()', inputs: files },
  });
  expect(await readBundlesRecord('bundles:2', { store, paths })).toBeUndefined();
});

test('bundles whose files exist stay in the store, although nothing reads them', async () => {
  const { disk, store } = await reopened();
  const record = await readBundlesRecord('bundles:1', { store, paths });
  if (!record) throw new Error('The bundles were not saved.');
  const others = await createStore(disk, folder, { force: false, packName: 'third' });
  expect(hasBundles('bundles:1', record, others)).toBe(true);
  await others.save({ keepUnused: false });
  const last = await createStore(disk, folder, { force: false, packName: 'last' });
  expect(await loadBundles(record, last)).toEqual(bundles);
  const { browser, server } = record;
  for (const lacking of [
    { ...record, browser: { ...browser, files: [...browser.files, 'gone.js'] } },
    { ...record, server: { ...server, files: ['gone.js'] } },
    { ...record, apart: 'gone' },
  ])
    expect(hasBundles('bundles:1', lacking, last)).toBe(false);
  expect(hasBundles('bundles:2', record, last)).toBe(false);
});
