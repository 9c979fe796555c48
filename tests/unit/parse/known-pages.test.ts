import { expect, test } from 'vitest';
import { createStore, type Store } from '../../../src/cache/create-store.ts';
import { hash } from '../../../src/lib/hash.ts';
import type { ExtensionLocation } from '../../../src/model/extension-location.ts';
import type { FilePath, SourcePath } from '../../../src/model/path.ts';
import type { SourceFile } from '../../../src/model/source.ts';
import { createKnownPages } from '../../../src/parse/known-pages.ts';
import { parsePage } from '../../../src/parse/page/parse-page.ts';
import { memoryFileSystem } from '../../support/memory-file-system.ts';

const source = (path: string, text: string): SourceFile => ({
  path: path as SourcePath,
  file: `/site/content/${path}` as FilePath,
  kind: 'page',
  hash: hash(text),
});

/** A parsed page, which includes a file with this hash. */
function parsed(text: string, included?: string | null) {
  const { value, diagnostics } = parsePage({ path: 'a.md' as SourcePath, text }, { trust: true });
  const includes =
    included === undefined ? {} : { includes: [{ path: 'b.md' as SourcePath, hash: included }] };
  return { value: { ...value.document, ...includes }, diagnostics };
}

/** Sources of which one file has this text, if any. */
const sources = (text?: string) => ({
  get: (path: SourcePath) => (path === 'b.md' && text !== undefined ? source('b.md', text) : undefined),
  paths: new Map(),
});

const openStore = () =>
  createStore(memoryFileSystem(), '/store' as FilePath, { force: false, packName: 'a' });

interface Needs {
  readonly tool?: string;
  readonly trust?: boolean;
  /** The hash of the site module that pages need. */
  readonly module?: string;
}

function pagesIn(store: Store, { tool = 'test', trust = true, module }: Needs = {}) {
  const location: ExtensionLocation | undefined =
    module === undefined ? undefined : { url: 'file:///a.mjs', map: '/a.mjs.map' as FilePath, hash: module };
  return createKnownPages({
    store,
    tool,
    options: { trust },
    planner: async () => (location ? { plan: async () => {}, locationFor: () => location } : undefined),
  });
}

test('pages are found in the order of their sources, once they are known', async () => {
  const known = pagesIn(await openStore());
  const [a, b] = [source('a.md', 'a'), source('b.md', 'b')];
  expect(await known.find([a, b], sources())).toEqual([undefined, undefined]);
  const page = parsed('# B');
  known.add(b, page);
  expect(known.get(b)).toBe(page);
  expect(known.get(a)).toBeUndefined();
  expect(await known.find([a, b], sources())).toEqual([undefined, page]);
});

test('saved pages are found by sources with the same bytes', async () => {
  const store = await openStore();
  const known = pagesIn(store);
  const [a, b] = [source('a.md', 'a'), source('b.md', 'b')];
  known.add(a, parsed('# A'));
  await known.save([a, b]);
  const later = pagesIn(store);
  const again = source('a.md', 'a');
  expect(await later.unstored([again, b])).toEqual([b]);
  expect(await later.find([b, again], sources())).toEqual([undefined, parsed('# A')]);
});

test.each<[what: string, path: string, text: string, needs: Needs]>([
  ['another text', 'a.md', 'other', {}],
  ['another path', 'b.md', 'a', {}],
  ['another program', 'a.md', 'a', { tool: 'other' }],
  ['other options', 'a.md', 'a', { trust: false }],
  ['a module of the site', 'a.md', 'a', { module: 'm' }],
])('a page with %s is another one', async (_, path, text, needs) => {
  const store = await openStore();
  const known = pagesIn(store);
  const a = source('a.md', 'a');
  known.add(a, parsed('# A'));
  await known.save([a]);
  expect(await pagesIn(store, needs).find([source(path, text)], sources())).toEqual([undefined]);
});

test('a page whose included file has changed is not known, until the file is as it was', async () => {
  const store = await openStore();
  const known = pagesIn(store);
  const a = source('a.md', 'a');
  const page = parsed('# A', hash('one'));
  known.add(a, page);
  await known.save([a]);
  expect(await known.find([a], sources('one'))).toEqual([page]);
  expect(await known.find([a], sources('two'))).toEqual([undefined]);
  expect(known.get(a)).toBeUndefined();
  expect(await known.find([a], sources())).toEqual([undefined]);
  expect(await known.find([a], sources('one'))).toEqual([page]);
});

test('a page is outdated once a file exists that it could not include', async () => {
  const known = pagesIn(await openStore());
  const a = source('a.md', 'a');
  known.add(a, parsed('# A', null));
  expect(await known.find([a], sources())).toHaveLength(1);
  expect(known.get(a)).toBeDefined();
  expect(await known.find([a], sources('one'))).toEqual([undefined]);
});
