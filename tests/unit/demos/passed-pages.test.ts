import { describe, expect, test } from 'vitest';
import { createStore } from '../../../src/cache/create-store.ts';
import type { CheckedPageDemos } from '../../../src/demos/check-page-demos.ts';
import type { PageDemos } from '../../../src/demos/page-demos.ts';
import { createPassedPages, type ServedFiles } from '../../../src/demos/passed-pages.ts';
import type { OutputFile } from '../../../src/model/output.ts';
import type { FilePath, OutputPath, SitePath, SourcePath } from '../../../src/model/path.ts';
import { memoryFileSystem } from '../../support/memory-file-system.ts';

const file = (path: string, hash: string): OutputFile => ({
  path: path as OutputPath,
  phase: 'asset',
  hash,
  content: new Uint8Array(),
});
const page: PageDemos = {
  path: '/acme/button' as SitePath,
  source: 'acme/button.md' as SourcePath,
  demos: [],
};
const site = (html = 'a', headers = 'b', data = 'c', other = 'd'): ServedFiles => ({
  emitted: [
    file('acme/button/index.html', html),
    file('acme/other/index.html', other),
    file('_headers', headers),
  ],
  copies: [file('data.json', data)],
});
const tools = ['colophon 1', 'Chromium 150', 'axe 4'];
const passed: CheckedPageDemos = {
  diagnostics: [],
  rows: [{ kind: 'skipped', row: { table: 0, row: 1, keys: 'Tab' }, reason: 'it has no effect' }],
};

/** A store in which the page has passed with its demo "one". */
async function storeOf(checked: CheckedPageDemos) {
  const store = await createStore(memoryFileSystem(), '/store' as FilePath, { force: false, packName: 'p' });
  await createPassedPages(site(), tools, { store }).keep(page, ['one'], checked);
  return store;
}

test('a page that passed is known with the rows of its tables', async () => {
  const store = await storeOf(passed);
  expect(await createPassedPages(site(), tools, { store }).load(page, ['one'])).toEqual(passed);
});

test('an edit of another page leaves it known', async () => {
  const store = await storeOf(passed);
  const pages = createPassedPages(site('a', 'b', 'c', 'edited'), tools, { store });
  expect(await pages.load(page, ['one'])).toEqual(passed);
});

test('a page on which something was found is never known', async () => {
  const store = await storeOf({
    ...passed,
    diagnostics: [{ severity: 'warning', code: 'demo-console', message: 'It complains.' }],
  });
  expect(await createPassedPages(site(), tools, { store }).load(page, ['one'])).toBeUndefined();
});

describe('a page is opened again after a change of', () => {
  test.for<[name: string, files: ServedFiles, used: readonly string[], entries: readonly string[]]>([
    ['its HTML, which names its scripts', site('edited'), tools, ['one']],
    ['the headers', site('a', 'edited'), tools, ['one']],
    ['a file that demos may load', site('a', 'b', 'edited'), tools, ['one']],
    ['the program', site(), ['colophon 2', ...tools.slice(1)], ['one']],
    ['the browser', site(), tools.with(1, 'Chromium 151'), ['one']],
    ['the rules of axe', site(), tools.with(2, 'axe 5'), ['one']],
    ['the demos that no earlier page has shown', site(), tools, ['one', 'two']],
  ])('%s', async ([, files, used, entries]) => {
    const store = await storeOf(passed);
    expect(await createPassedPages(files, used, { store }).load(page, entries)).toBeUndefined();
  });
});
