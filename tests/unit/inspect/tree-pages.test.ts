import { expect, test } from 'vitest';
import { commonFolder, excludedGlobs } from '../../../src/inspect/folders.ts';
import { readPage } from '../../../src/inspect/tree-pages.ts';

test.each<[string, string | undefined]>([
  ['---\ntitle: Own\n---\n\n# Heading\n', 'Own'],
  ['# A `button` {#b}\n', 'A button'],
  ['```md\n# Code\n```\n\n# [Real](x) <Badge />\n', 'Real'],
  ['```md\n```js\n# Code\n```\n\n# After\n', 'After'],
  ['- Item\n\n  ```md\n  # Code\n  ```\n\n# After\n', 'After'],
  ['Text.\n\n## Second\n', undefined],
  ['---\n- a\n---\n# List\n', 'List'],
  ['---\ntitle: [\n---\n# Broken\n', 'Broken'],
  ['```\n# Never closed', undefined],
])('the title of %j is %j', (text, title) => {
  expect(readPage('a.md', text).title).toBe(title);
});

test.each<[string[], string, string]>([
  [['docs/en/a.md', 'docs/en/b/c.md'], 'docs', 'docs/en'],
  [['docs/en/a.md', 'docs/a.md'], 'docs', 'docs'],
  [['a.md', 'b/c.md'], '', ''],
  [[], 'docs', 'docs'],
])('the folder of %j in %j is %j', (files, outer, folder) => {
  expect(commonFolder(files, outer)).toBe(folder);
});

test('globs leave out whole folders where they can', () => {
  const files = ['docs/a.md', 'docs/b/c.md', 'docs/b/d.md', 'docs/e/f/g.md', 'docs/e/h.md', 'other/x.md'];
  expect(excludedGlobs(files, new Set(['docs/a.md', 'docs/b/c.md']), 'docs')).toEqual(['b/d.md', 'e/**']);
  expect(excludedGlobs(files, new Set(files), 'docs')).toEqual([]);
});

test('globs leave out private folders and files of one name together', () => {
  const names = ['a', 'b', 'c', 'd'];
  const files = names.flatMap((name) => [
    `${name}/page.md`,
    `${name}/__demo__/one.md`,
    `${name}/__demo__/inner/two.md`,
    `${name}/_part.md`,
  ]);
  const pages = names.map((name) => `${name}/page.md`);
  expect(excludedGlobs(files, new Set(pages), '')).toEqual(['**/__demo__/**', '**/_part.md']);
  expect(excludedGlobs(files, new Set([...pages, 'd/_part.md']), '')).toEqual([
    '**/__demo__/**',
    'a/_part.md',
    'b/_part.md',
    'c/_part.md',
  ]);
  expect(
    excludedGlobs(['a/notes/1.md', 'b/notes/1.md', 'c/notes/1.md', 'd/notes/1.md'], new Set(), ''),
  ).toEqual(['a/**', 'b/**', 'c/**', 'd/**']);
});
