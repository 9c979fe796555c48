import { expect, test } from 'vitest';
import { findStarlight } from '../../../../src/inspect/starlight/read-starlight.ts';
import { readStarlightFiles } from '../../../../src/inspect/starlight/starlight-files.ts';
import { readLocales, unplacedSettings } from '../../../../src/inspect/starlight/starlight-settings.ts';
import { treeOf } from '../support.ts';

const docs = 'src/content/docs';

test.each<[string[], string[]]>([
  [['astro.config.mjs', `${docs}/a.md`], ['']],
  [['web/astro.config.ts', `web/${docs}/a.md`], ['web']],
  [['web/astro.config.ts', `${docs}/a.md`], []],
  [['my-astro.config.ts', `${docs}/a.md`], []],
])('of %j, the sites are in %j', (paths, roots) => {
  const tree = treeOf(Object.fromEntries(paths.map((path) => [path, ''])));
  expect(findStarlight(tree).map(({ root }) => root)).toEqual(roots);
});

async function filesOf(locales: object, names: readonly string[]) {
  const tree = treeOf(Object.fromEntries(names.map((name) => [`${docs}/${name}`, '# A\n'])));
  const {
    content,
    pages,
    locales: used,
    all,
    kept,
  } = await readStarlightFiles('', readLocales({ locales }), tree);
  const short = (files: readonly { readonly file: string }[]) =>
    files.map(({ file }) => file.slice(docs.length + 1));
  return {
    content,
    pages: short(pages),
    locales: used.map(({ path, pages: own }) => [path, ...short(own)]),
    left: all.filter((file) => !kept.has(file)).map((file) => file.slice(docs.length + 1)),
  };
}

test('languages have folders beside the pages of the first one', async () => {
  const names = ['a.md', '_b.md', '_c/d.md', '404.md', 'e/404.mdx', 'de/a.md', 'de/404.md', 'deep/f.md'];
  expect(await filesOf({ root: { lang: 'en' }, de: {}, fr: {} }, names)).toEqual({
    content: docs,
    pages: ['a.md', 'deep/f.md', 'e/404.mdx'],
    locales: [[`${docs}/de`, 'de/a.md']],
    left: ['404.md', '_b.md', '_c/d.md', 'de/404.md'],
  });
});

test('a first language in a folder has the pages in it alone', async () => {
  expect(await filesOf({ en: {}, de: {} }, ['a.md', 'en/b.md', 'de/b.md', 'english/c.md'])).toEqual({
    content: `${docs}/en`,
    pages: ['en/b.md'],
    locales: [[`${docs}/de`, 'de/b.md']],
    left: ['a.md', 'english/c.md'],
  });
});

test('settings without an equivalent are listed, and needed ones that cannot be read', () => {
  const place = { file: 'astro.config.mjs', line: 2 };
  const keys = [
    'vite',
    'integrations[1]',
    'integrations[0].args[0].sidebar[2]',
    'integrations[0].args[0].head',
  ];
  const unread = keys.map((key) => ({ key, reason: 'it is computed', place }));
  const listed = unplacedSettings({
    astro: { site: 'https://acme.dev', markdown: {} },
    starlight: { title: 'A', components: {}, pagination: false },
    config: 'astro.config.mjs',
    unread,
  });
  expect(listed.map(({ name, reason }) => `${name} ${reason}`)).toEqual([
    'markdown without an equivalent in site.yaml',
    'vite without an equivalent in site.yaml',
    'starlight.components without an equivalent in site.yaml',
    'integrations[1] that cannot be read (it is computed)',
    'integrations[0].args[0].sidebar[2] that cannot be read (it is computed)',
  ]);
});
