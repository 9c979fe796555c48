import { expect, test } from 'vitest';
import type { Bundles } from '../../../../src/bundle/bundles.ts';
import { loadApart, type StoredIn, saveApart } from '../../../../src/bundle/stored/stored-apart.ts';
import { createStore } from '../../../../src/cache/create-store.ts';
import { portablePaths } from '../../../../src/lib/portable-paths.ts';
import type { ApartDemos, ImportList } from '../../../../src/model/apart-demos.ts';
import type { FilePath } from '../../../../src/model/path.ts';
import { memoryFileSystem } from '../../../support/memory-file-system.ts';

const list = (root: string): ImportList => ({
  folder: `${root}/content/own` as FilePath,
  type: 'module',
  imports: [{ specifier: 'kit', names: ['Card'] }],
});

/** The demo and the shared import of one side, for a site in a folder. */
const apartOf = (root: string, path: string): ApartDemos => ({
  demos: new Map([['demo:A.tsx', { inputs: ['content/A.tsx'], list: list(root), imports: 'hash' }]]),
  shared: new Map([
    [
      'content/own:kit',
      {
        shared: { ...list(root), key: 'content/own:kit', specifier: 'kit', names: ['Card'] },
        path,
        loads: { imports: [] },
        modules: ['node_modules/kit/index.js'],
      },
    ],
  ]),
});

const bundlesOf = (browser: ApartDemos | undefined, server: ApartDemos | undefined) =>
  ({
    browser: { inputs: [], ...(browser && { apart: browser }) },
    server: { inputs: [], ...(server && { apart: server }) },
    styles: 'a{}',
  }) as unknown as Bundles;

async function storeIn(root: string): Promise<StoredIn> {
  const store = await createStore(memoryFileSystem(), '/cache' as FilePath, { force: false, packName: 'p' });
  return { store, paths: portablePaths(root, '/program') };
}

const both = (root: string) => bundlesOf(apartOf(root, 'browser.js'), apartOf(root, 'server.js'));
const plain = bundlesOf(undefined, undefined);

test('what is needed to compile demos apart is the same in another folder', async () => {
  const stored = await storeIn('/site');
  const sum = await saveApart(both('/site'), stored);
  expect(sum).toMatch(/^[\w-]{22}$/);
  expect(await loadApart(plain, sum, stored)).toEqual(both('/site'));
  const elsewhere = { ...stored, paths: portablePaths('/home/ann', '/program') };
  expect(await loadApart(plain, sum, elsewhere)).toEqual(both('/home/ann'));
  expect(await saveApart(both('/home/ann'), elsewhere)).toBe(sum);
});

test.each<[what: string, bundles: Bundles]>([
  ['neither', plain],
  ['the browser', bundlesOf(apartOf('/site', 'a.js'), undefined)],
  ['Node', bundlesOf(undefined, apartOf('/site', 'a.js'))],
])('with demos apart in %s alone, nothing is stored', async (_, bundles) => {
  expect(await saveApart(bundles, await storeIn('/site'))).toBeUndefined();
});

test('without it, bundles stay as they are', async () => {
  const stored = await storeIn('/site');
  expect(await loadApart(plain, undefined, stored)).toBe(plain);
  expect(await loadApart(plain, 'gone', stored)).toBe(plain);
});
