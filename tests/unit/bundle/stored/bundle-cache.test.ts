import { expect, test } from 'vitest';
import type { Bundles } from '../../../../src/bundle/bundles.ts';
import {
  type BundlePatch,
  type ChangesOfBundles,
  createBundleCache,
} from '../../../../src/bundle/stored/bundle-cache.ts';
import { bundleInputs } from '../../../../src/bundle/stored/bundle-inputs.ts';
import { createStore } from '../../../../src/cache/create-store.ts';
import type { Entry } from '../../../../src/model/entry.ts';
import type { FilePath } from '../../../../src/model/path.ts';
import { memoryFileSystem } from '../../../support/memory-file-system.ts';
import { configOf } from '../../../support/sample-site.ts';

const fileOf = (name: string) => `/site/content/${name}` as FilePath;
const demo = (name: string): Entry => ({ kind: 'demo', id: `demo:${name}`, file: fileOf(name) });
const live = (...names: readonly string[]): Entry => ({
  kind: 'live',
  id: 'live:A.tsx',
  file: fileOf('A.tsx'),
  modules: [{ specifier: 'react', names }],
});
const all = [demo('A.tsx'), demo('B.tsx')];

const bundles: Bundles = {
  browser: { files: [], assets: new Map(), inputs: [fileOf('A.tsx'), fileOf('B.tsx')] },
  server: {
    ...{
      files: [],
      templates: { path: 't.js', hash: 'h' },
      ownTemplates: false,
      demos: new Map(),
      offers: '',
    },
    ...{ offered: [], importers: new Map(), inputs: [fileOf('A.tsx'), fileOf('B.tsx')] },
  },
  worker: undefined,
  styles: 'a{}',
  moduleProblems: [],
};

/** A patch that records the changes that it is asked for, and replaces the styles. */
function patchOf(kind: BundlePatch['kind']) {
  const asked: ChangesOfBundles[] = [];
  const patch: BundlePatch = {
    kind,
    apply: async (before, changes) => {
      asked.push(changes);
      return { ...before, styles: 'patched{}' };
    },
  };
  return { asked, patch };
}

/** A site whose files may change; `open` gives the cache of the next run, with the same store. */
async function siteOf() {
  const files = memoryFileSystem({ [fileOf('A.tsx')]: 'a', [fileOf('B.tsx')]: 'b' });
  const store = await createStore(files, '/cache' as FilePath, { force: false, packName: 'p' });
  const config = { ...configOf(''), serviceWorker: 'none' as const };
  const reader = { files, hashes: { of: files.readText }, config };
  const open = (renew = store.renew) =>
    createBundleCache({ ...reader, store: { ...store, renew }, paths: {}, tool: 'a 1' });
  const saved = async (entries: readonly Entry[], extent: 'whole' | 'partial' = 'whole') => {
    const cache = open();
    const inputs = await bundleInputs(bundles, reader);
    await cache.save(given(entries), extent, { bundles, inputs });
    return cache;
  };
  const change = (name: string, text: string | undefined) =>
    text === undefined ? files.files.delete(fileOf(name)) : files.files.set(fileOf(name), Buffer.from(text));
  return { open, saved, change, store };
}

const given = (entries: readonly Entry[], ...leftOut: readonly string[]) => ({
  entries,
  leftOut: new Set(leftOut.map(fileOf)),
});

test('bundles are loaded if nothing has changed, in the same run and in the next', async () => {
  const site = await siteOf();
  const { asked, patch } = patchOf('lasting');
  for (const cache of [await site.saved(all), site.open()]) {
    expect((await cache.load(given(all), 'whole', patch))?.styles).toBe('a{}');
    expect(cache.latest()?.bundles.styles).toBe('a{}');
  }
  expect(asked).toEqual([]);
});

test('the bundles of other entries, or without some modules, are others', async () => {
  const site = await siteOf();
  const cache = await site.saved(all);
  const { patch } = patchOf('temporary');
  expect(await cache.load(given([demo('A.tsx')]), 'whole', patch)).toBeUndefined();
  expect(await cache.load(given(all, 'theme.ts'), 'whole', patch)).toBeUndefined();
});

test('a part of a site takes the bundles of the whole one, if it has no other entries', async () => {
  const site = await siteOf();
  await site.saved(all);
  const { patch } = patchOf('lasting');
  expect(await site.open().load(given([demo('B.tsx')]), 'partial', patch)).toMatchObject({ styles: 'a{}' });
  expect(await site.open().load(given([demo('C.tsx')]), 'partial', patch)).toBeUndefined();
  const other = await siteOf();
  await other.saved(all, 'partial');
  expect(await other.open().load(given([demo('B.tsx')]), 'partial', patch)).toBeUndefined();
});

test('a cache is new until the bundles of a whole site are saved', async () => {
  const site = await siteOf();
  expect(site.open().isNew()).toBe(true);
  expect((await site.saved(all, 'partial')).isNew()).toBe(false);
  expect(site.open().isNew()).toBe(true);
  await site.saved(all);
  expect(site.open().isNew()).toBe(false);
});

test('changed files are replaced by a patch of docs dev, which changes nothing that is stored', async () => {
  const site = await siteOf();
  const cache = await site.saved(all);
  site.change('B.tsx', 'edited');
  const { asked, patch } = patchOf('temporary');
  expect((await cache.load(given(all), 'whole', patch))?.styles).toBe('patched{}');
  expect(asked).toMatchObject([{ inputs: [[fileOf('B.tsx'), 'edited']], haveOtherImports: false }]);
  expect((await asked[0]?.withApart())?.styles).toBe('a{}');
  site.change('B.tsx', 'b');
  expect((await cache.load(given(all), 'whole', patch))?.styles).toBe('a{}');
});

test('a build replaces changed files only if demos were compiled apart', async () => {
  const site = await siteOf();
  const cache = await site.saved(all);
  site.change('B.tsx', 'edited');
  const { asked, patch } = patchOf('lasting');
  expect(await cache.load(given(all), 'whole', patch)).toBeUndefined();
  expect(asked).toEqual([]);
});

test('a patch learns that readers who edit demos may import something else', async () => {
  const site = await siteOf();
  const cache = await site.saved([...all, live('useState')]);
  const { asked, patch } = patchOf('temporary');
  await cache.load(given([...all, live('useState')]), 'whole', patch);
  expect(asked).toEqual([]);
  await cache.load(given([...all, live('useState', 'useRef')]), 'whole', patch);
  expect(asked).toMatchObject([{ inputs: [], haveOtherImports: true }]);
});

test('the bundles of another machine take the place of outdated ones, once in a run', async () => {
  const site = await siteOf();
  await site.saved(all);
  site.change('B.tsx', 'edited');
  const other = await siteOf();
  other.change('B.tsx', 'edited');
  await other.saved(all);
  const asked: string[] = [];
  const cache = site.open(async (key) => {
    asked.push(key);
    const renewed = await other.store.get(key);
    if (renewed) await site.store.put(key, renewed);
    return renewed !== undefined;
  });
  const { patch } = patchOf('lasting');
  expect(await cache.load(given(all), 'whole', patch)).toMatchObject({ styles: 'a{}' });
  expect(asked).toHaveLength(1);
  site.change('B.tsx', 'edited again');
  expect(await cache.load(given(all), 'whole', patch)).toBeUndefined();
  expect(asked).toHaveLength(1);
  const others = site.open(async () => true);
  expect(await others.load(given(all), 'whole', patch)).toBeUndefined();
});

test('the bundles of another machine are loaded where a patch does not do', async () => {
  const site = await siteOf();
  await site.saved(all);
  site.change('B.tsx', 'edited');
  const other = await siteOf();
  other.change('B.tsx', 'edited');
  await other.saved(all);
  const cache = site.open(async (key) => {
    await site.store.put(key, (await other.store.get(key)) ?? new Uint8Array());
    return true;
  });
  const patch: BundlePatch = { kind: 'temporary', apply: async () => undefined };
  expect(await cache.load(given(all), 'whole', patch)).toMatchObject({ styles: 'a{}' });
});

test('no other machine is asked while a patch replaces what has changed', async () => {
  const site = await siteOf();
  await site.saved(all);
  site.change('B.tsx', 'edited');
  const cache = site.open(async () => {
    throw new Error('asked');
  });
  const { patch } = patchOf('temporary');
  expect(await cache.load(given(all), 'whole', patch)).toMatchObject({ styles: 'patched{}' });
});

test('if a file was removed, everything is bundled again', async () => {
  const site = await siteOf();
  const cache = await site.saved(all);
  site.change('B.tsx', undefined);
  expect(await cache.load(given(all), 'whole', patchOf('temporary').patch)).toBeUndefined();
});

test('entries that could not be bundled are known to the next run, for the same modules', async () => {
  const site = await siteOf();
  expect(await site.open().brokenBefore(given(all))).toEqual([]);
  await site.open().saveBroken(given(all), ['demo:A.tsx']);
  await site.store.save({ keepUnused: true });
  expect(await site.open().brokenBefore(given(all))).toEqual(['demo:A.tsx']);
  expect(await site.open().brokenBefore(given(all, 'theme.ts'))).toEqual([]);
});
