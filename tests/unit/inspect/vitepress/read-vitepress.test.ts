import { expect, test } from 'vitest';
import { findVitepress, readVitepress } from '../../../../src/inspect/vitepress/read-vitepress.ts';
import { treeOf } from '../support.ts';

const read = (files: Readonly<Record<string, string>>) =>
  readVitepress({ kind: 'vitepress', root: 'docs', config: 'docs/.vitepress/config.ts' }, treeOf(files));

test.each([
  ['.vitepress/config.ts', ['']],
  ['docs/.vitepress/config.js', ['docs']],
  ['docs/.vitepress/config/index.mts', ['docs']],
  ['docs/.vitepress/config.json', []],
  ['docs/my.vitepress/config.ts', []],
  ['docs/.vitepress/theme/config.ts', []],
])('the configuration %s is of the folders %j', (path, roots) => {
  expect(findVitepress(treeOf({ [path]: '' })).map(({ root }) => root)).toEqual(roots);
});

test('a site has the pages of its first language, with translations of their own', async () => {
  const tree = await read({
    'docs/.vitepress/config.ts': `export default {
      title: 'Acme',
      srcExclude: ['drafts/**', 7],
      rewrites: { 'pkg/:name/docs.md': 'packages/:name.md' },
      locales: {
        root: { lang: 'en' },
        de: { lang: 'de', themeConfig: { sidebar: [{ text: 'Anfang', link: '/de/start' }] } },
        fr: {},
      },
      themeConfig: {
        logo: '/logo.svg',
        sidebar: [{ text: 'Start', link: '/start' }, { text: 'Gone', link: '/gone' }],
      },
    };`,
    'docs/index.md': '# Acme\n',
    'docs/start.md': '# Start\n',
    'docs/pkg/ui/docs.md': '# UI\n',
    'docs/de/start.md': '# Anfang\n',
    'docs/drafts/a.md': '# A\n',
    'docs/.hidden/b.md': '# B\n',
    'docs/public/c.md': '# C\n',
    'docs/public/logo.svg': '<svg/>',
  });
  expect(tree.pages).toEqual([
    { file: 'docs/index.md', path: '/' },
    { file: 'docs/pkg/ui/docs.md', path: '/packages/ui/' },
    { file: 'docs/start.md', path: '/start/' },
  ]);
  expect(tree.products).toEqual([
    {
      id: 'acme',
      name: 'Acme',
      root: '/',
      content: 'docs',
      navigation: [{ pathname: '/start/', title: 'Start' }],
      navigationSource: 'docs/.vitepress/config.ts',
      translations: { de: 'docs/de' },
      logo: { file: 'docs/public/logo.svg', text: '<svg/>' },
    },
  ]);
  expect(tree.languages).toEqual([{ id: 'en' }, { id: 'de' }]);
  expect(tree.labels).toEqual({ de: { '/start': 'Anfang' } });
  expect(tree.exclude).toEqual(['.hidden/**', 'drafts/**', 'public/**']);
  expect(tree.public).toBe('docs/public');
  expect(tree.unplaced.map(({ kind, reason }) => [kind, reason])).toEqual([['entry', 'without a page']]);
});

test('a second configuration in the folder of the pages wins', async () => {
  const tree = await read({
    'docs/.vitepress/config.ts': `export default {
      title: 'Acme', srcDir: 'src', themeConfig: { sidebar: [{ text: 'B', link: '/b' }] },
    };`,
    'docs/src/config.mts': `export default {
      title: 'Other', description: 'All of it.', themeConfig: { sidebar: [{ text: 'A', link: '/a' }] },
    };`,
    'docs/src/a.md': '# A\n',
    'docs/src/b.md': '# B\n',
    'docs/c.md': '# C\n',
  });
  expect(tree.settings).toMatchObject({ name: 'Acme', description: 'All of it.' });
  expect(tree.products).toMatchObject([
    {
      name: 'Acme',
      content: 'docs/src',
      navigation: [{ pathname: '/a/', title: 'A' }],
      navigationSource: 'docs/src/config.mts',
    },
  ]);
  expect(tree.pages.map(({ path }) => path)).toEqual(['/a/', '/b/']);
  expect(tree.public).toBeUndefined();
});

test('a site without a sidebar has the navigation of its folders', async () => {
  const { products } = await read({
    'docs/.vitepress/config.ts': 'export default {};',
    'docs/a.md': '# A\n',
  });
  expect(products).toEqual([
    {
      id: 'documentation',
      name: 'Documentation',
      root: '/',
      content: 'docs',
      navigation: 'auto',
      translations: {},
    },
  ]);
});
