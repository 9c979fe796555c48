import { expect, test } from 'vitest';
import { findNext, readNext } from '../../../../src/inspect/next/read-next.ts';
import { treeOf } from '../support.ts';

const roots = (paths: readonly string[]) =>
  findNext(treeOf(Object.fromEntries(paths.map((path) => [path, ''])))).map(({ root }) => root);

const config = 'web/next.config.mjs';
const routes = (...names: readonly string[]) => names.map((name) => `web/app/${name}/page.mdx`);

test.each<[string, string[], string[]]>([
  ['app', [config, ...routes('a')], ['web/app']],
  ['src/app', [config, 'web/src/app/a/page.md'], ['web/src/app']],
  ['the folder of the tree', ['next.config.ts', 'app/page.mdx'], ['app']],
  ['no folder without a configuration', routes('a'), []],
  ['no folder for other configurations', ['web/my-next.config.mjs', ...routes('a')], []],
  ['no folder for other files', [config, 'web/app/a/readme.md'], []],
  ['no private routes', [config, 'web/app/_a/page.mdx', 'web/app/[b]/page.mdx', 'web/app/%5Fc/page.mdx'], []],
  ['pages', [config, 'web/pages/a.mdx', 'web/README.md'], ['web/pages']],
  ['src/pages', [config, 'web/src/pages/a.mdx'], ['web/src/pages']],
  ['pages rather than src/pages', [config, 'web/src/pages/a.mdx', 'web/pages/_app.js'], []],
  [
    'app with a quarter of the Markdown',
    [config, ...routes('a'), 'web/x.md', 'web/y.md', 'web/z.md'],
    ['web/app'],
  ],
  [
    'no app with less than a quarter',
    [config, ...routes('a'), 'web/w.md', 'web/x.md', 'web/y.md', 'web/z.md'],
    [],
  ],
  ['pages with half of the Markdown', [config, 'web/pages/a.mdx', 'web/x.md'], ['web/pages']],
  ['no pages with less than half', [config, 'web/pages/a.mdx', 'web/x.md', 'web/y.md'], []],
  [
    'Markdown that is not served as it is',
    [config, 'web/pages/a.mdx', 'web/x.md', 'web/public/a.md', 'web/public/b.md'],
    ['web/pages'],
  ],
])('routes are found in %s', (_, paths, found) => {
  expect(roots(paths)).toEqual(found);
});

const read = (files: Readonly<Record<string, string>>, root: string) =>
  readNext({ kind: 'next', root, config }, treeOf({ ...files, [config]: '' }), 'acme-ui');

test('the routes of "app" are pages without groups and slots', async () => {
  const tree = await read(
    {
      'web/app/page.mdx': '# Home\n',
      'web/app/(docs)/button/page.mdx': '# Button\n',
      'web/app/(docs)/button/notes.md': '# Notes\n',
      'web/app/@modal/card/page.md': '# Card\n',
      'web/app/_parts/page.mdx': '# Part\n',
      'web/public/robots.txt': '',
    },
    'web/app',
  );
  expect(tree.pages).toEqual([
    { file: 'web/app/(docs)/button/page.mdx', path: '/button/' },
    { file: 'web/app/@modal/card/page.md', path: '/card/' },
    { file: 'web/app/page.mdx', path: '/' },
  ]);
  expect(tree.exclude).toEqual(['\\(docs\\)/button/notes.md', '_parts/**']);
  expect(tree).toMatchObject({
    kind: 'next',
    root: 'web/app',
    languages: [{ id: 'en' }],
    products: [{ id: 'acme-ui', name: 'Acme ui', root: '/', content: 'web/app', navigation: 'auto' }],
    public: 'web/public',
    unplaced: [{ kind: 'file', name: config, reason: 'of which only redirects are read' }],
  });
});

test('the files of "pages" are pages, and translations beside them are none', async () => {
  const tree = await read(
    {
      'web/pages/index.mdx': '# 首页\n\n按钮用于触发一个操作。\n',
      'web/pages/guide/index.md': '# 指南\n\n使用主题改变颜色。\n',
      'web/pages/guide/start.mdx': '# 开始\n\n使用主题改变颜色。\n',
      'web/pages/guide/start.de.mdx': '# Anfang\n',
      'web/pages/page.mdx': '# 页面\n\n使用主题改变颜色。\n',
    },
    'web/pages',
  );
  expect(tree.languages).toEqual([{ id: 'zh' }, { id: 'de' }]);
  expect(tree.pages.map(({ path }) => path)).toEqual(['/guide/', '/guide/start/', '/', '/page/']);
  expect(tree.exclude).toEqual([]);
  expect(tree.public).toBeUndefined();
});

test('the files of Nextra give the navigation', async () => {
  const tree = await read(
    {
      'web/pages/_meta.json': '{ "start": "First steps", "index": "Home" }',
      'web/pages/index.mdx': '# Home\n',
      'web/pages/start.mdx': '# Start\n',
    },
    'web/pages',
  );
  expect(tree.products[0]).toMatchObject({
    navigation: [
      { pathname: '/start/', title: 'First steps' },
      { pathname: '/', title: 'Home' },
    ],
    navigationSource: 'web/pages/**/_meta.*',
  });
});
