import { expect, test } from 'vitest';
import { createStore, type Store } from '../../../../src/cache/create-store.ts';
import { textFile } from '../../../../src/emit/asset-file.ts';
import { emitServiceWorker } from '../../../../src/emit/service-worker/emit-service-worker.ts';
import { bytesOf } from '../../../../src/lib/bytes-of.ts';
import type { BrowserBundle } from '../../../../src/model/entry.ts';
import type { FilePath } from '../../../../src/model/path.ts';
import { memoryFileSystem } from '../../../support/memory-file-system.ts';
import { indexedSite } from '../../../support/planned-pages.ts';

const chunk = (path: string) => ({ path, bytes: new Uint8Array() });
const browser: BrowserBundle = {
  files: [
    'assets/browser-1.js',
    'assets/runtime-1.js',
    'assets/search-dialog-1A.js',
    'assets/search-worker-1A.js',
    'assets/start-ads-1A.js',
    'assets/search-dialog-1A.js.map',
    'assets/own-search-dialog-1A.js',
  ].map(chunk),
  assets: new Map([
    ['browser', { path: 'assets/browser-1.js', imports: ['assets/runtime-1.js'], lazy: [] }],
    ['demo:A.tsx', { path: 'assets/a-1.js', imports: ['assets/react-1.js'], lazy: [] }],
  ]),
  inputs: [],
};
const urls = new Map([
  ['styles', '/ui/assets/styles-1.css'],
  ['browser', '/ui/assets/browser-1.js'],
  ['settings:en', '/ui/assets/settings-en-1.html'],
  ['search:en', '/ui/assets/search-en-1.html'],
  ['settings:de', '/ui/assets/settings-de-1.html'],
]);

/** Emits the worker of a site, whose text is its script and its list of files. */
function emitted(config: string, store: Store, script: string | undefined = 'self') {
  const made: string[] = [];
  const { index } = indexedSite({ config: `base: /ui/\nlanguages: [en, de]\n${config}` });
  const files = emitServiceWorker(
    {
      index,
      pages: ['_app/index.html', 'de/_app/index.html', 'a/_app/b/index.html', 'a/index.html'].map((path) =>
        textFile(path, path),
      ),
      shellSheets: ['/ui/assets/page-1.css'],
      urls,
      browser,
      worker: script === '' ? undefined : { script, inputs: [] },
      fixed: [textFile('favicon.svg', 'icon'), textFile('robots.txt', '')],
    },
    {
      store,
      finishServiceWorker: async (parts) => {
        made.push(parts.script);
        return JSON.stringify(parts);
      },
    },
  );
  return { files, made };
}

const newStore = () => createStore(memoryFileSystem(), '/store' as FilePath, { force: false, packName: 'p' });
const textOf = async ({ files: [file] }: ReturnType<typeof emitted>) =>
  JSON.parse(new TextDecoder().decode(file && (await bytesOf(file))));

test('the shell is cached before it is used: offline pages, icon, dialogs and small scripts', async () => {
  const { precache } = await textOf(emitted('', await newStore()));
  const revised = (path: string, text: string) => ({ url: `/ui/${path}`, revision: textFile('', text).hash });
  const hashed = (name: string) => ({ url: `/ui/assets/${name}`, revision: null });
  expect(precache).toEqual([
    revised('_app/index.html', '_app/index.html'),
    revised('de/_app/index.html', 'de/_app/index.html'),
    revised('favicon.svg', 'icon'),
    hashed('styles-1.css'),
    hashed('browser-1.js'),
    hashed('page-1.css'),
    hashed('runtime-1.js'),
    hashed('search-dialog-1A.js'),
    hashed('search-worker-1A.js'),
    hashed('settings-en-1.html'),
    hashed('search-en-1.html'),
    hashed('settings-de-1.html'),
  ]);
});

test('a worker that removes itself caches nothing, and a site without one has no file', async () => {
  expect(await textOf(emitted('serviceWorker: unregister', await newStore()))).toEqual({
    script: 'self',
    precache: [],
  });
  expect(emitted('', await newStore(), '').files).toEqual([]);
});

test('a worker is made once, and each reader has bytes of its own', async () => {
  const store = await newStore();
  const first = emitted('', store);
  const [file] = first.files;
  const bytes = file && (await bytesOf(file));
  bytes?.fill(0);
  expect((await textOf(first)).script).toBe('self');
  expect(first.made).toEqual(['self']);
  const second = emitted('', store);
  expect((await textOf(second)).script).toBe('self');
  expect(second.made).toEqual([]);
  expect(second.files[0]?.hash).toBe(file?.hash);
  expect(emitted('', store, 'other').files[0]?.hash).not.toBe(file?.hash);
});
