import { expect, test } from 'vitest';
import { toBlock } from '../../../../src/assemble/search/pages/indexed-block.ts';
import { createStore, type Store } from '../../../../src/cache/create-store.ts';
import { openSearchMemory } from '../../../../src/emit/search/search-memory.ts';
import type { FilePath } from '../../../../src/model/path.ts';
import { memoryFileSystem } from '../../../support/memory-file-system.ts';

const openStore = (files = memoryFileSystem()) =>
  createStore(files, '/store' as FilePath, { force: false, packName: 'a' });

const memoryIn = (store: Store, { tool = 'test', language = 'en' } = {}) =>
  openSearchMemory({ store, tool, language });

const kept = { pages: ['a', 'b'], blocks: ['x', 'y'] };
const lines = {
  terms: ['button\t6\tA', 'link\t4\tB'],
  symbols: [],
  counts: new Map([['button', 2]]),
  lengths: '12',
};

test('lines are those of the same pages, program and language', async () => {
  const store = await openStore();
  const memory = memoryIn(store);
  expect(await memory.pages()).toBeUndefined();
  expect(await memory.lines(kept)).toBeUndefined();
  await memory.keepLines(kept, lines);
  expect(await memory.pages()).toEqual(kept);
  expect(await memory.lines(kept)).toEqual(lines);
  expect(await memory.lines({ ...kept, pages: ['b', 'a'] })).toBeUndefined();
  for (const other of [{ language: 'de' }, { tool: 'other' }]) {
    expect(await memoryIn(store, other).pages()).toBeUndefined();
    expect(await memoryIn(store, other).lines(kept)).toBeUndefined();
  }
});

test('blocks are shared by the languages of a program', async () => {
  const store = await openStore();
  const block = toBlock([{ href: '/a/', symbols: [], addTerms: () => {} }]);
  await memoryIn(store).keepBlock('x', block);
  expect((await memoryIn(store, { language: 'de' }).block('x'))?.pages.map(({ href }) => href)).toEqual([
    '/a/',
  ]);
  expect(await memoryIn(store, { tool: 'other' }).block('x')).toBeUndefined();
  expect(await memoryIn(store).block('y')).toBeUndefined();
});

test('what a build does not read is retained for the next one', async () => {
  const files = memoryFileSystem();
  const first = await openStore(files);
  const block = toBlock([{ href: '/a/', symbols: [], addTerms: () => {} }]);
  await memoryIn(first).keepBlock('x', block);
  await memoryIn(first).keepBlock('old', block);
  await memoryIn(first).keepLines(kept, lines);
  await first.save({ keepUnused: false });
  const second = await openStore(files);
  await memoryIn(second).retain();
  await second.save({ keepUnused: false });
  const third = memoryIn(await openStore(files));
  expect(await third.lines(kept)).toEqual(lines);
  expect(await third.block('x')).toBeDefined();
  expect(await third.block('old')).toBeUndefined();
  // Nothing is kept of a site without an index.
  await expect(memoryIn(await openStore()).retain()).resolves.toBeUndefined();
});
