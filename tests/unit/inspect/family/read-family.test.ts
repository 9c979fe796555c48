import { expect, test } from 'vitest';
import { readFamily } from '../../../../src/inspect/family/read-family.ts';
import { treeOf } from '../support.ts';

const read = (files: Readonly<Record<string, string>>) =>
  readFamily({ kind: 'family', root: 'docs' }, treeOf(files));

test('modules of an older layout give pages their addresses', async () => {
  const { pages, products, unplaced } = await read({
    'docs/src/pages.js':
      "const pages = [{ pathname: '/components/chips' }, { pathname: '/api/chip' }];\nexport default pages;",
    'docs/src/pages/components/chips/chips.md': '# Chips\n',
    'docs/src/pages/guides/start.md': '# Start\n',
    'docs/pages/guides/start.js':
      "import { demos } from '!@acme/markdown/loader!docs/src/pages/guides/start.md';",
    'docs/pages/components/chips.js': `const requireRaw = require.context(
  '!raw-loader!../../src/pages/components/chips',
  false,
  /\\.(js|md|tsx)$/,
);`,
    'docs/pages/api-docs/chip.js': `const pageFilename = 'api/chip';
const requireRaw = require.context('!raw-loader!./', false, /\\/chip\\.md$/);`,
    'docs/pages/api-docs/card.js':
      "const requireRaw = require.context('!raw-loader!./', false, /\\/card\\.md$/);",
    'docs/pages/api-docs/chip.md': '# Chip API\n',
    'docs/pages/api-docs/card.md': '# Card API\n',
  });
  expect(pages).toEqual([
    { file: 'docs/pages/api-docs/card.md', path: '/api/card/' },
    { file: 'docs/pages/api-docs/chip.md', path: '/api/chip/' },
    { file: 'docs/src/pages/components/chips/chips.md', path: '/components/chips/' },
    { file: 'docs/src/pages/guides/start.md', path: '/guides/start/' },
  ]);
  expect(products).toMatchObject([
    {
      id: 'documentation',
      root: '/',
      navigation: [{ pathname: '/components/chips' }, { pathname: '/api/chip' }],
    },
  ]);
  expect(unplaced).toEqual([]);
});

test('sections whose folders are in the addresses belong to one product', async () => {
  const { products, unplaced } = await read({
    'docs/data/pages.ts':
      "export default [{ pathname: '/start', children: [{ pathname: '/start/overview' }] }];",
    'docs/data/start/overview/overview.mdx': '# Overview\n',
  });
  expect(products).toMatchObject([
    { root: '/', navigation: [{ children: [{ pathname: '/start/overview' }] }] },
  ]);
  expect(unplaced).toEqual([]);
});

test('of several modules for a page, the one in the navigation gives its address; the others lead there', async () => {
  const { pages, settings, unplaced } = await read({
    'docs/data/kit/pages.ts':
      "export default [{ pathname: '/kit/react-layout' }, { pathname: '/kit/start' }];",
    'docs/data/kit/layout/layout.md': '# Layout\n',
    'docs/data/kit/start/start.md': '# Start\n',
    'docs/pages/kit/components/layout.js': "import * as page from 'docs/data/kit/layout/layout.md';",
    'docs/pages/kit/react-layout.js': "import * as page from 'docs/data/kit/layout/layout.md';",
    'docs/pages/kit/start.js': "import * as page from 'docs/data/kit/start/start.md';",
  });
  expect(pages).toEqual([
    { file: 'docs/data/kit/layout/layout.md', path: '/kit/react-layout/' },
    { file: 'docs/data/kit/start/start.md', path: '/kit/start/' },
  ]);
  expect(settings.redirects).toEqual([{ from: '/kit/components/layout/', to: '/kit/react-layout/' }]);
  expect(unplaced).toEqual([]);
});

test('the navigation gives the addresses of pages that a route with parameters shows', async () => {
  const { pages, products, unplaced } = await read({
    'docs/data/pages.ts': `export default [
      { pathname: '/components', children: [{ pathname: '/components/react-chip' }, { pathname: '/components/icons' }] },
      { pathname: '/guides', children: [{ pathname: '/guides/start' }] },
    ];`,
    'docs/data/components/chip/chip.mdx': '# Chip\n',
    'docs/data/components/icons/icons.md': '# Icons\n',
    'docs/data/components/gone/gone.md': '# Gone\n',
    'docs/data/guides/start/start.md': '# Start\n',
  });
  expect(pages).toEqual([
    { file: 'docs/data/components/chip/chip.mdx', path: '/components/react-chip/' },
    { file: 'docs/data/components/gone/gone.md' },
    { file: 'docs/data/components/icons/icons.md', path: '/components/icons/' },
    { file: 'docs/data/guides/start/start.md' },
  ]);
  expect(products).toMatchObject([{ root: '/' }]);
  expect(unplaced).toEqual([]);
});

test('navigation that leads to no pages of its own is no product', async () => {
  const { products, unplaced } = await read({
    'docs/data/kit/pages.ts': "export default [{ pathname: '/kit/react-chip' }];",
    'docs/data/kit/components/chip/chip.md': '# Chip\n',
    'docs/data/more/pages.ts':
      "export default [{ pathname: '/kit/react-chip' }, { pathname: '/lab/a' }, { pathname: 'https://acme.dev/' }];",
    'docs/pages/kit/api/chip.json': '{ "name": "Chip", "props": {} }',
  });
  expect(products.map(({ id }) => id)).toEqual(['kit']);
  expect(unplaced).toContainEqual({
    kind: 'file',
    name: 'docs/data/more/pages.ts',
    reason: 'with navigation to no pages of its own',
  });
});

test('an icon is known by its name, although the tree has the sources of its package', async () => {
  const { products } = await read({
    'docs/next.config.js':
      "module.exports = { webpack: () => ({ resolve: { alias: { '@acme/icons-material': require('path').join(__dirname, '../icons') } } }) };",
    'icons/Book.js': "export default create('M1 1');",
    'docs/data/kit/pages.ts':
      "import BookIcon from '@acme/icons-material/Book';\nexport default [{ pathname: '/kit/chip', icon: BookIcon }];",
    'docs/data/kit/chip.md': '# Chip\n',
  });
  expect(products[0]?.navigation).toEqual([{ pathname: '/kit/chip', icon: 'Book' }]);
});

test('a small tree of one library has the addresses of its navigation without page modules', async () => {
  const { pages, products, unplaced } = await read({
    'docs/data/pages.ts': `import pagesApi from 'docs/data/kit/pagesApi';
export default [
  { pathname: '/kit/start', children: [{ pathname: '/kit/overview' }, { pathname: '/kit/guides/my-guide' }] },
  { pathname: '/kit/parts', children: [{ pathname: '/kit/react-big-button' }, { pathname: '/kit/react-chip' }] },
  { pathname: '/kit/react-data-grid', children: [{ pathname: '/kit/react-data-grid/sorting' }] },
  { pathname: '/kit/api', children: pagesApi },
];`,
    'docs/data/kit/pagesApi.js': "module.exports = [{ pathname: '/kit/api/chip' }];",
    'docs/data/kit/overview/README.md': '# Overview\n',
    'docs/data/kit/help/README.md': '# Help\n',
    'docs/data/kit/guides/My Guide.md': '# Guide\n',
    'docs/data/kit/components/Big Button/Big Button.md': '# Big button\n',
    'docs/data/kit/components/chip/chip.md': '# Chip\n',
    'docs/data/kit/data-grid/sorting/sorting.md': '# Sorting\n',
    'docs/pages/kit/api/chip.json': '{"name":"Chip","props":{}}',
  });
  expect(products).toMatchObject([
    { id: 'kit', root: '/kit/', content: 'docs/data/kit', api: { documents: 'docs/pages/kit/api' } },
  ]);
  expect(unplaced).toEqual([]);
  expect(
    Object.fromEntries(pages.map(({ file, path }) => [file.slice('docs/data/kit/'.length), path])),
  ).toEqual({
    'overview/README.md': '/kit/overview/',
    'help/README.md': '/kit/help/',
    'guides/My Guide.md': '/kit/guides/my-guide/',
    'components/Big Button/Big Button.md': '/kit/react-big-button/',
    'components/chip/chip.md': undefined,
    'data-grid/sorting/sorting.md': '/kit/react-data-grid/sorting/',
  });
});

test('pages that one address fits alike keep the addresses of their files', async () => {
  const { pages, unplaced } = await read({
    'docs/data/pages.ts':
      "export default [{ pathname: '/kit/react-chip' }, { pathname: '/start/a' }, { pathname: '/start/b' }];",
    'docs/data/kit/components/chip.md': '# Chip\n',
    'docs/data/kit/chip/README.md': '# Chip\n',
    'docs/data/start/a.md': '# A\n',
    'docs/data/start/b.md': '# B\n',
  });
  expect(pages.map(({ path }) => path)).toEqual(['/kit/chip/', undefined, undefined, undefined]);
  expect(unplaced).toMatchObject([{ name: '/kit/react-chip' }]);
});

test('older navigation has names, groups without a pathname, and addresses that Next.js cannot have', async () => {
  const { products, unplaced } = await read({
    'docs/src/pages.js': `export default [
      { name: 'Start', props: { defaultExpanded: true }, children: [{ name: 'Set-up', pathname: '/start/setup' }] },
      { name: 'Start', children: [{ pathname: '/start/use' }] },
      { pathname: '/api-docs', children: [{ pathname: '/api-docs/chip', linkProps: { as: '/api/chip', rel: 'x' } }] },
    ];`,
    'docs/src/pages/start/setup/setup.md': '# Set-up\n',
    'docs/src/pages/start/use/use.md': '# Use\n',
    'docs/pages/api-docs/chip.js': "import page from './chip.md';",
    'docs/pages/api-docs/chip.md': '# Chip API\n',
  });
  expect(products[0]?.navigation).toEqual([
    {
      pathname: '/start-group',
      title: 'Start',
      children: [{ pathname: '/start/setup', title: 'Set-up' }],
    },
    { pathname: '/start-group-2', title: 'Start', children: [{ pathname: '/start/use' }] },
    { pathname: '/api-docs', children: [{ pathname: '/api/chip', linkProps: { rel: 'x' } }] },
  ]);
  expect(unplaced).toEqual([]);
});

test('a context may begin in the folder of the documentation, and name a file with a bare dot', async () => {
  const { pages } = await read({
    'docs/src/pages.js': "export default [{ pathname: '/parts/chip' }];",
    'docs/src/pages/parts/chip/chip.md': '# Chip\n',
    'docs/src/pages/parts-api/card.md': '# Card API\n',
    'docs/src/pages/parts-api/chip.md': '# Chip API\n',
    'docs/pages/parts/chip.jsx': String.raw`require.context("src/pages/parts/chip", false, /\.(md|js|jsx)$/);`,
    'docs/pages/parts-api/chip.jsx': 'require.context("src/pages/parts-api", false, /chip.md$/);',
  });
  expect(pages).toEqual([
    { file: 'docs/src/pages/parts-api/card.md' },
    { file: 'docs/src/pages/parts-api/chip.md', path: '/parts-api/chip/' },
    { file: 'docs/src/pages/parts/chip/chip.md', path: '/parts/chip/' },
  ]);
});

test('navigation of a layout that the pages do not have yet is no product', async () => {
  const { products } = await read({
    'docs/src/pages.ts': "export default [{ pathname: '/parts/chip' }];",
    'docs/data/kit/pages.ts': "export default [{ pathname: '/kit/react-chip' }];",
    'docs/data/base/pages.ts': "export default [{ pathname: '/base/react-chip' }];",
    'docs/src/pages/parts/chip/chip.md': '# Chip\n',
  });
  expect(products).toMatchObject([{ root: '/', navigation: [{ pathname: '/parts/chip' }] }]);
});

test('navigation files that lead to the same pages become one product', async () => {
  const { products } = await read({
    'docs/data/kit/pages.ts': "export default [{ pathname: '/parts/chip' }, { pathname: '/guides/start' }];",
    'docs/data/base/pages.ts': "export default [{ pathname: '/guides/end' }, { pathname: '/more/a' }];",
    'docs/src/pages/parts/chip/chip.md': '# Chip\n',
    'docs/src/pages/guides/start/start.md': '# Start\n',
    'docs/src/pages/guides/end/end.md': '# End\n',
    'docs/src/pages/more/a.md': '# A\n',
  });
  expect(products).toHaveLength(1);
  expect(products[0]?.navigation).toEqual([
    { pathname: '/guides/end' },
    { pathname: '/more/a' },
    { pathname: '/parts/chip' },
    { pathname: '/guides/start' },
  ]);
});

test('no redirect leads away from the address of a page', async () => {
  const { settings } = await read({
    'docs/src/pages.js': "export default [{ pathname: '/parts/chip' }, { pathname: '/parts/tag' }];",
    'docs/src/pages/parts/chip/chip.md': '# Chip\n',
    'docs/src/pages/parts/tag/tag.md': '# Tag\n',
    'docs/pages/parts/chip.js': "import page from 'docs/src/pages/parts/chip/chip.md';",
    'docs/pages/parts/tag.js': "import page from 'docs/src/pages/parts/chip/chip.md';",
    'docs/pages/parts/label.js': "import page from 'docs/src/pages/parts/chip/chip.md';",
    'docs/src/pages/guides/start/start.md': '# Start\n',
    'docs/pages/guides/start.js': "import page from 'docs/src/pages/guides/start/start.md';",
  });
  expect(settings.redirects).toEqual([{ from: '/parts/label/', to: '/parts/chip/' }]);
});

test('the pseudo-language of a translation service is none of the site', async () => {
  const { pages, exclude, languages } = await read({
    'docs/src/pages.js': "export default [{ pathname: '/parts/chip' }, { pathname: '/start/use' }];",
    'docs/src/pages/parts/chip/chip.md': '# Chip\n',
    'docs/src/pages/parts/chip/chip-aa.md': '# crwdns1:0crwdne1:0\n',
    'docs/src/pages/parts/chip/chip-de.md': '# Chip\n',
    'docs/src/pages/start/use/use.md': '# Use\n',
  });
  expect(pages.map(({ file }) => file)).toEqual([
    'docs/src/pages/parts/chip/chip.md',
    'docs/src/pages/start/use/use.md',
  ]);
  expect(exclude).toEqual(['**/*-aa.md']);
  expect(languages.map(({ id }) => id)).toEqual(['en', 'de']);
});

test('older names of flags keep their meaning', async () => {
  const { products, unplaced } = await read({
    'docs/src/pages.js':
      "export default [{ pathname: '/parts/chip', displayNav: false }, { pathname: '/start/use', comingSoon: true }];",
    'docs/src/pages/parts/chip/chip.md': '# Chip\n',
    'docs/src/pages/start/use/use.md': '# Use\n',
  });
  expect(products[0]?.navigation).toEqual([
    { pathname: '/parts/chip', inSideNav: false },
    { pathname: '/start/use', planned: true },
  ]);
  expect(unplaced).toEqual([]);
});

test('a page of React before a section leads to its first page; one with Markdown stays', async () => {
  const { settings, pages } = await read({
    'docs/src/pages.js':
      "export default [{ pathname: '/parts/chip' }, { pathname: '/guides/start' }, { pathname: '/guides' }];",
    'docs/src/pages/parts/chip/chip.md': '# Chip\n',
    'docs/src/pages/guides/guides.md': '# Guides\n',
    'docs/src/pages/guides/start/start.md': '# Start\n',
    'docs/pages/index.js': 'export default () => null;',
    'docs/pages/parts/index.js': 'export default () => null;',
    'docs/pages/other/index.js': 'export default () => null;',
    'docs/pages/guides/index.js': "import page from 'docs/src/pages/guides/guides.md';",
  });
  expect(pages.map(({ path }) => path)).toContain('/guides/');
  expect(settings.redirects).toEqual([{ from: '/parts/', to: '/parts/chip/' }]);
});

test('a page of React at the root of a product does not lead elsewhere', async () => {
  const { products, settings } = await read({
    'docs/data/kit/pages.ts': "export default [{ pathname: '/kit/start' }, { pathname: '/kit/parts/chip' }];",
    'docs/data/kit/start/start.md': '# Start\n',
    'docs/data/kit/parts/chip/chip.md': '# Chip\n',
    'docs/data/lab/pages.ts': "export default [{ pathname: '/lab/start' }];",
    'docs/data/lab/start/start.md': '# Start\n',
    'docs/pages/kit/index.js': 'export default () => null;',
    'docs/pages/kit/parts/index.js': 'export default () => null;',
  });
  expect(products.map(({ root }) => root)).toEqual(['/kit/', '/lab/']);
  expect(settings.redirects).toEqual([{ from: '/kit/parts/', to: '/kit/parts/chip/' }]);
});

test('the name of a product is that of its folder, whatever this is', async () => {
  const { products } = await read({
    'docs/data/constructor/pages.ts': "export default [{ pathname: '/constructor/start' }];",
    'docs/data/constructor/start/start.md': '# Start\n',
    'docs/data/x/pages.ts': "export default [{ pathname: '/x/start' }];",
    'docs/data/x/start/start.md': '# Start\n',
  });
  expect(products.map(({ name }) => name)).toEqual(['Constructor', 'MUI X']);
});
