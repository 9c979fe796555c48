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
