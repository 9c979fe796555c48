import { describe, expect, test } from 'vitest';
import type { SourcePath } from '../../../../src/model/path.ts';
import { importedTexts, includePaths, readIncludeLine } from '../../../../src/parse/includes/include-line.ts';

describe('a line that includes code', () => {
  const plain = { kind: 'code', region: undefined, column: 5, indent: '' };
  const info = (language?: string, settings = '') => ({ language, settings });
  test.each<[string, object]>([
    ['<<< ./a.ts', { path: './a.ts', info: info() }],
    ['<<< @/a.ts#main', { path: '@/a.ts', region: 'main', info: info() }],
    ['<<< ./a.ts{1,3-5}', { path: './a.ts', info: info(undefined, '{1,3-5}') }],
    ['<<< ./a.ts{c#}', { path: './a.ts', info: info('c#') }],
    ['<<< ./a.ts{1 ts:line-numbers} [b c]', { path: './a.ts', info: info('ts', ':line-numbers {1} [b c]') }],
    ['<<< ./a.ts#m.n-o{2,4 twoslash}', { path: './a.ts', region: 'm.n-o', info: info('twoslash', '{2,4}') }],
    ['<<< ./a.ts {2}', { path: './a.ts', info: info(undefined, '{2}') }],
    ['  <<<./a b.ts  ', { path: './a b.ts', indent: '  ', column: 6, info: info() }],
  ])('%s', (line, expected) => {
    expect(readIncludeLine(line)).toEqual({ ...plain, ...expected });
  });
});

describe('a line that includes Markdown', () => {
  const plain = { kind: 'markdown', region: undefined, column: 15, indent: '', lines: undefined };
  test.each<[string, object]>([
    ['<!--@include: ./a.md-->', { path: './a.md' }],
    ['<!-- @include: ./a.md -->', { path: './a.md', column: 16 }],
    ['  <!--@include: @/a.md#part-->', { path: '@/a.md', region: 'part', indent: '  ', column: 17 }],
    ['<!--@include: ./a.md{3,10}-->', { path: './a.md', lines: { first: 3, last: 10 } }],
    ['<!--@include: ./a.md{,10}-->', { path: './a.md', lines: { first: 1, last: 10 } }],
    ['<!--@include: ./a.md{3,}-->', { path: './a.md', lines: { first: 3, last: Number.MAX_SAFE_INTEGER } }],
    ['<!--@include: ./a.md#b{2}-->', { path: './a.md', region: 'b', lines: { first: 2, last: 2 } }],
  ])('%s', (line, expected) => {
    expect(readIncludeLine(line)).toEqual({ ...plain, ...expected });
  });
});

describe('a line of mdBook that includes a file', () => {
  const plain = {
    kind: 'markdown',
    path: 'a.rs',
    region: undefined,
    column: 12,
    indent: '',
    lines: undefined,
  };
  const last = Number.MAX_SAFE_INTEGER;
  test.each<[string, object]>([
    ['{{#include a.rs}}', {}],
    ['  {{#include a.rs }}', { indent: '  ', column: 14 }],
    ['{{#rustdoc_include a.rs}}', { column: 20 }],
    ['{{#include a.rs:3}}', { lines: { first: 3, last: 3 } }],
    ['{{#include a.rs:3:10}}', { lines: { first: 3, last: 10 } }],
    ['{{#include a.rs::10}}', { lines: { first: 1, last: 10 } }],
    ['{{#include a.rs:3:}}', { lines: { first: 3, last } }],
    ['{{#include a.rs:set_up}}', { region: 'set_up' }],
  ])('%s', (line, expected) => {
    expect(readIncludeLine(line)).toEqual({ ...plain, ...expected });
  });
});

test.each([
  ['\\{{#include a.rs}}'],
  ['Write {{#include a.rs}} here'],
  ['{{#includes a.rs}}'],
  ['{{#include}}'],
  ['a <<< b'],
  ['<<<'],
  ['<<<<<<< HEAD'],
  ['<<< ./a{b'],
  ['<!--@include: ./a.md--> b'],
  ['<!--@include:-->'],
  ['<!--@@include: ./a.md-->'],
  ['<!-- include: a -->'],
])('%s includes nothing', (line) => {
  expect(readIncludeLine(line)).toBeUndefined();
});

test.each<[string, string, string[], string[]]>([
  ['./a.md', 'm/n/page.md', [], ['m/n/a.md']],
  ['../a.md', 'm/n/page.md', [], ['m/a.md']],
  ['@/a.md', 'm/n/page.md', [], ['a.md']],
  ['/a.md', 'm/n/page.md', [], ['a.md']],
  ['@a.md', 'm/n/page.md', ['m'], ['m/a.md', 'a.md']],
  ['@/a.md', 'm/n/page.md', ['m', 'm/n'], ['m/n/a.md', 'm/a.md', 'a.md']],
  ['@/a.md', '../docs/en/page.md', ['../docs/en'], ['../docs/en/a.md', '../docs/a.md', '../a.md', 'a.md']],
])('%s in %s', (written, origin, folders, paths) => {
  expect(includePaths(written, origin as SourcePath, folders as SourcePath[])).toEqual(paths);
});

test.each([
  `<<< a${' '.repeat(50_000)}#`,
  `<!--@include: a${' '.repeat(50_000)}#{1`,
  `<<< ${'#'.repeat(50_000)}`,
])('a long line is read in no time', (line) => {
  const start = performance.now();
  readIncludeLine(line);
  expect(performance.now() - start).toBeLessThan(500);
});

test.each<[page: string, text: string, files: readonly string[]]>([
  ['a/b.mdx', "import Note from './_note.md';\nimport C from '../c.mdx'\n", ['a/_note.md', 'c.mdx']],
  ['a/b.md', "import Note from './_note.md';", ['a/_note.md']],
  ['a/b.mdx', "import { TypesD } from './types';\nimport { DemoE } from './demos/e';", ['a/types.md']],
  ['a/b.md', "import { TypesD } from './types';", []],
  ['a/b.md', "import C from 'c'; import\nNote from './_note.md';", ['a/_note.md']],
  ['a/b.mdx', "import {\n  note as Note,\n} from './_note.md';", ['a/_note.md']],
  // Formatters of Markdown escape the underscore.
  ['a/b.md', "import Note from './\\_note.md';", ['a/_note.md']],
  [
    'a/docs/b.md',
    "import Note from '@site/docs/_note.md';",
    ['a/docs/docs/_note.md', 'a/docs/_note.md', 'docs/_note.md'],
  ],
  ['a/b.mdx', "import e from 'e';\n\nSome import from './f.md'", []],
])('a page %s with %j shows %j', (page, text, files) => {
  expect(importedTexts(text, page as SourcePath, ['a/docs' as SourcePath]).flat()).toEqual(files);
});

test.each([
  ['lines that could begin a statement', 'import\n'.repeat(200_000)],
  ['starts of statements in one line', 'import x;'.repeat(200_000)],
  ['a statement without an end', `import ${'a\n'.repeat(3_000_000)}`],
])('%s hide no later import', (_, text) => {
  const page = `${text}\nimport Note from './_note.md';`;
  expect(importedTexts(page, 'a/b.mdx' as SourcePath, [])).toEqual([['a/_note.md']]);
});
