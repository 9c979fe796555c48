import { expect, test } from 'vitest';
import { readPageModules } from '../../../../src/inspect/family/page-modules.ts';
import { treeOf } from '../support.ts';

const markdown = Object.fromEntries(
  [
    'data/chip/chip.md',
    'data/chip/chip-de.md',
    'pages/parts/alert.md',
    'src/pages/tabs/tabs.md',
    'src/pages/tabs/a.md',
    'src/pages/other/b.md',
  ].map((path) => [`docs/${path}`, '']),
);

const read = (files: Readonly<Record<string, string>>, aliases: Readonly<Record<string, string>> = {}) =>
  readPageModules({ root: 'docs', tree: treeOf({ ...markdown, ...files }), aliases });

test.each([
  ['pages/index.js', '/'],
  ['pages/parts/index.tsx', '/parts/'],
  ['pages/parts/chip.js', '/parts/chip/'],
  ['pages/parts-index.js', '/parts-index/'],
  ['pages/api-docs/chip.jsx', '/api/chip/'],
  ['pages/api-docs.ts', '/api/'],
  ['pages/x/api-docs/chip.js', '/x/api-docs/chip/'],
])('the address of %s is %s', async (file, path) => {
  expect((await read({ [`docs/${file}`]: '' })).map((one) => one.path)).toEqual([path]);
});

test.each([
  'pages/_app.js',
  'pages/parts/_part.js',
  'pages/[slug].js',
  'pages/a.test.js',
  'pages/playground/a.js',
  'pages/experiments/a.js',
  'pages/api/a.js',
  'pages/a.css',
  'src/a.js',
])('%s is no page module', async (file) => {
  expect(await read({ [`docs/${file}`]: '' })).toEqual([]);
});

test.each([
  ["import a from '../data/chip/chip.md';", 'data/chip/chip.md'],
  ["import * as a from 'docs/data/chip/chip.md?muiMarkdown';", 'data/chip/chip.md'],
  ["import a from 'docsx/data/chip/chip.md';", 'data/chip/chip.md'],
  ["import a from '!markdown-loader!docs/data/chip/chip.md';", 'data/chip/chip.md'],
  ["import a from 'pages/chip.md';", 'data/chip/chip.md'],
  ["import a from 'docs/data/gone.md';\nimport b from 'docs/data/chip/chip-de.md';", 'data/chip/chip-de.md'],
  ["import a from 'docs/data/chip';", undefined],
  ["import a from 'other/data/chip/chip.md';", undefined],
  [String.raw`require.context('docs/src/pages/tabs', false, /\.md$/);`, 'src/pages/tabs/tabs.md'],
  [String.raw`require.context('src/pages/other', false, /\.(md|js)$/);`, 'src/pages/other/b.md'],
  [String.raw`require.context('../src/pages/tabs/', false, /\/a\.md$/);`, 'src/pages/tabs/a.md'],
  [String.raw`require.context('!raw-loader!./parts', false, /\/alert\.md$/);`, 'pages/parts/alert.md'],
  [String.raw`require.context('docs/src/pages/tabs', false, /\/gone\.md$/);`, 'src/pages/tabs/tabs.md'],
  [String.raw`require.context('docs/src/pages/other', false, /\/gone\.md$/);`, undefined],
  [String.raw`require.context('docs/src/pages/tabs', false, /\.js$/);`, undefined],
])('%s shows %s', async (text, file) => {
  const [module] = await read({ 'docs/pages/a.js': text }, { pages: 'docs/data/chip' });
  expect(module?.markdown).toBe(file === undefined ? undefined : `docs/${file}`);
});

test('a module may name its address', async () => {
  const text = "const pageFilename = 'api/alert';";
  expect((await read({ 'docs/pages/api-docs/x.js': text })).map(({ path }) => path)).toEqual(['/api/alert/']);
});

test('a module that imports JSON below "api" shows an API document', async () => {
  const modules = await read({
    'docs/pages/x/api/a.js': "import a from './a.json';",
    'docs/pages/x/api-docs/b.js': "import b from './b.json';",
    'docs/pages/x/c.js': "import c from './c.json';",
    'docs/pages/x/api/d.js': "import d from './d.js';",
  });
  expect(modules.filter(({ isApi }) => isApi).map(({ path }) => path)).toEqual([
    '/x/api-docs/b/',
    '/x/api/a/',
  ]);
});
