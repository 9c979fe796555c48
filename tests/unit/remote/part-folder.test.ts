import { expect, test } from 'vitest';
import { createStore } from '../../../src/cache/create-store.ts';
import { encodeText } from '../../../src/lib/encode-text.ts';
import { UserError } from '../../../src/model/diagnostic.ts';
import type { FilePath } from '../../../src/model/path.ts';
import { checkPartFolder, checkParts, writePart } from '../../../src/remote/part-folder.ts';
import { memoryFileSystem } from '../../support/memory-file-system.ts';

const root = '/site' as FilePath;
const part = (index: unknown, count: unknown, more: object = {}) =>
  JSON.stringify({ site: 'Acme', index, count, tool: 'test', ...more });

/** The warnings about parts with these facts, which are in the folders `p0`, `p1` and so on. */
async function warnings(...facts: readonly string[]): Promise<string[]> {
  const files = memoryFileSystem(
    Object.fromEntries(facts.map((text, index) => [`/site/p${index}/part.json`, text])),
  );
  const found: string[] = [];
  const parts = facts.map((_, index) => `/site/p${index}` as FilePath);
  await checkParts({ parts, name: 'Acme', root }, { files, tool: 'test', warn: (one) => found.push(one) });
  return found;
}

test.each<[what: string, facts: string[], expected: string[]]>([
  ['no parts', [], []],
  ['all parts', [part(2, 2), part(1, 2)], []],
  ['one part of one', [part(1, 1)], []],
  ['one part twice', [part(1, 1), part(1, 1)], []],
  ['all but one', [part(1, 3), part(3, 3)], ['Part 2 of 3 is missing, so this machine builds it.']],
  ['one', [part(2, 3)], ['Parts 1, 3 of 3 are missing, so this machine builds them.']],
  // Shares of another number have other pages.
  [
    'those of two numbers',
    [part(1, 2), part(2, 3)],
    ['Parts 1, 3 of 3 are missing, so this machine builds them.'],
  ],
  [
    'one of another program',
    [part(1, 2), part(2, 2, { tool: 'other' })],
    ['Part 2 of 2 was built by another version of Colophon or Node.js, so its results are not used.'],
  ],
])('of %s, these are the warnings', async (_, facts, expected) => {
  expect(await warnings(...facts)).toEqual(expected);
});

const noPart = '"p1" is not a part. Write parts with docs build --shard 1/2.';

test.each<[facts: string, message: string]>([
  ['', noPart],
  ['{', noPart],
  ['null', noPart],
  ['{}', noPart],
  [part('1', 2), noPart],
  [part(1, undefined), noPart],
  [part(1.5, 2), noPart],
  [part(1, 2, { site: undefined }), noPart],
  [part(1, 2, { tool: 1 }), noPart],
  [part(1, 2, { site: 'Other' }), '"p1" is a part of another site, "Other".'],
])('a folder with the facts %s cannot be merged', async (facts, message) => {
  await expect(warnings(part(2, 2), facts)).rejects.toThrow(new UserError(message));
});

test('neither can a folder without facts', async () => {
  const files = memoryFileSystem({ '/site/p/ac/a': '' });
  const checked = checkParts(
    { parts: ['/site/p' as FilePath], name: 'Acme', root },
    { files, tool: 'test', warn: () => {} },
  );
  await expect(checked).rejects.toThrow('"p" is not a part.');
});

test.each<[names: string[], isNamed: boolean, isTaken: boolean]>([
  [[], true, false],
  [[], false, false],
  [['part.json', 'ac/a', 'cas/b'], true, false],
  [['part.json'], true, false],
  // A cache of ours, or of Bazel.
  [['ac/a', 'cas/b'], true, true],
  // The part of a build that was killed.
  [['ac/a', 'cas/b'], false, false],
  [['index.html'], true, true],
  [['index.html'], false, true],
  [['part.json', 'index.html'], true, true],
])('a part may replace a folder with %j, named by the user: %s', async (names, isNamed, isTaken) => {
  const files = memoryFileSystem(Object.fromEntries(names.map((name) => [`/site/out/${name}`, ''])));
  const checked = checkPartFolder({ outDir: '/site/out' as FilePath, outDirNamed: isNamed, root }, files);
  const message = 'The folder "out" contains other files than a part. Choose another one with --out.';
  if (isTaken) await expect(checked).rejects.toThrow(new UserError(message));
  else await expect(checked).resolves.toBeUndefined();
});

test('each part has its pages, and a share of what all of them have', async () => {
  const files = memoryFileSystem({ '/site/out1/old': '' });
  const store = await createStore(files, '/store' as FilePath, { force: false, packName: 'a' });
  const common = Array.from({ length: 40 }, (_, index) => `document:${index}`);
  const own = ['facts:a', 'page-sheet:b', 'html:c', 'rules:d'];
  for (const key of [...common, ...own]) await store.put(key, encodeText(key));
  await store.save({ keepUnused: true });
  const options = { store, files, tool: 'test', warn: () => {} };
  const counts: number[] = [];
  for (const index of [1, 2]) {
    const outDir = `/site/out${index}` as FilePath;
    counts.push(await writePart({ outDir, name: 'Acme', root }, { index, count: 2 }, options));
    const names = [...new Set(Object.keys(files.texts(outDir)).map((path) => path.split('/')[0]))];
    expect(names.sort()).toEqual(['ac', 'cas', 'part.json']);
    expect(JSON.parse(files.texts(outDir)['part.json'] ?? '')).toEqual(JSON.parse(part(index, 2)));
  }
  const [first = 0, second = 0] = counts;
  expect(first + second).toBe(common.length + 2 * own.length);
  expect(Math.min(first, second)).toBeGreaterThan(own.length + 5);
});
