import { expect, test } from 'vitest';
import { commonFolder, excludedGlobs } from '../../../src/inspect/folders.ts';
import { readLogo } from '../../../src/inspect/read-logo.ts';
import {
  joinPath,
  parseJsonRecord,
  readPage,
  readPages,
  textValue,
  withoutCode,
  wordsOf,
} from '../../../src/inspect/tree-pages.ts';
import { treeOf } from './support.ts';

test.each<[string, string | undefined]>([
  ['---\ntitle: Own\n---\n\n# Heading\n', 'Own'],
  ['---\ntitle: " "\n---\n\n# Heading\n', 'Heading'],
  ['# A `button` {#b}\n', 'A button'],
  ['# A {/* b */} :rocket: **C** #\n', 'A   C'],
  ['   #\tA\n', 'A'],
  ['    # Code\n', undefined],
  ['#A\n', undefined],
  ['# <img src="a.svg">\n\n# Second\n', undefined],
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

test('pages that are empty or missing are none', async () => {
  const pages = await readPages(
    ['b.md', 'a.md', 'c.md', 'd.md'],
    treeOf({ 'a.md': '# A\n', 'b.md': '# B\n', 'c.md': ' \n' }),
  );
  expect(pages.map(({ file, title }) => [file, title])).toEqual([
    ['b.md', 'B'],
    ['a.md', 'A'],
  ]);
});

test.each<[unknown, string | undefined]>([
  [' A ', 'A'],
  [' ', undefined],
  [7, undefined],
  [['A'], undefined],
  [undefined, undefined],
])('the text of %j is %j', (value, text) => {
  expect(textValue(value)).toBe(text);
});

test.each<[string, object]>([
  ['{ "a": 1 }', { a: 1 }],
  ['[1]', {}],
  ['null', {}],
  ['"a"', {}],
  ['{', {}],
])('the JSON %s has the members %j', (text, members) => {
  expect(parseJsonRecord(text)).toEqual(members);
});

test('code blocks are left out with their fences', () => {
  expect(withoutCode('A\n```js\nB\n```\nC\n~~~\nD\n```\n~~~\nE `F`')).toBe('A\nC\nE `F`');
});

test.each([
  ['getting-started', 'Getting started'],
  ['01_first  steps.mdx', '01 first steps'],
  ['API', 'API'],
  ['-', ''],
])('the words of "%s" are "%s"', (name, words) => {
  expect(wordsOf(name)).toBe(words);
});

test.each([
  [[], '/'],
  [['a'], '/a/'],
  [['/a/', '/b', ''], '/a/b/'],
  [['.'], '/'],
])('%j joined is %s', (parts, path) => {
  expect(joinPath(...parts)).toBe(path);
});

test.each([
  [['a.svg', 'b.svg'], { logo: { file: 'b.svg', text: '<svg/>' }, unplaced: [] }],
  [['a.svg'], { unplaced: [] }],
  [
    ['c.png', 'b.svg'],
    {
      unplaced: [
        {
          kind: 'file',
          name: 'c.png',
          reason: 'that is no SVG image; copy it to content/logos and name it as "logo" of the product',
        },
      ],
    },
  ],
])('of the logos %j, the first that exists is read', async (candidates, read) => {
  expect(await readLogo(candidates, treeOf({ 'b.svg': '<svg/>', 'c.png': 'x' }))).toEqual(read);
});

test.each<[string[], string, string]>([
  [['docs/en/a.md', 'docs/en/b/c.md'], 'docs', 'docs/en'],
  [['docs/en/a.md', 'docs/a.md'], 'docs', 'docs'],
  [['docs/english/a.md', 'docs/en/a.md'], 'docs', 'docs'],
  [['a.md', 'b/c.md'], '', ''],
  [[], 'docs', 'docs'],
])('the folder of %j in %j is %j', (files, outer, folder) => {
  expect(commonFolder(files, outer)).toBe(folder);
});

test('globs leave out whole folders where they can', () => {
  const files = ['docs/a.md', 'docs/b/c.md', 'docs/b/d.md', 'docs/e/f/g.md', 'docs/e/h.md', 'other/x.md'];
  expect(excludedGlobs(files, new Set(['docs/a.md', 'docs/b/c.md']), 'docs')).toEqual(['b/d.md', 'e/**']);
  expect(excludedGlobs(files, new Set(files), 'docs')).toEqual([]);
  expect(excludedGlobs(files, new Set(['docs/a.md']), '.')).toEqual(['docs/b/**', 'docs/e/**', 'other/**']);
  expect(excludedGlobs(['(a)/[b].md'], new Set(), '')).toEqual(['\\(a\\)/**']);
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
