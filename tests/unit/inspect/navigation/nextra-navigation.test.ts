import { expect, test } from 'vitest';
import { findNext, readNext } from '../../../../src/inspect/next/read-next.ts';
import { readFolder } from '../../../../src/inspect/read-folder.ts';
import { treeOf } from '../support.ts';

const meta = `import { Badge } from './badge';
export default {
  index: { display: 'hidden' },
  '---start': { type: 'separator', title: 'Start' },
  setup: 'Set-up',
  more: { type: 'menu', title: 'More', items: { x: { href: 'https://acme.dev' } } },
  _: { type: 'separator' },
  forum: { title: 'Forum', href: 'https://acme.dev/forum' },
  ui: <Badge>New</Badge>,
};`;

const entries = [
  {
    pathname: '/start-group',
    title: 'Start',
    subheader: 'Start',
    children: [{ pathname: '/setup/', title: 'Set-up' }],
  },
  { pathname: 'https://acme.dev/forum', title: 'Forum' },
  {
    pathname: '/parts-group',
    title: 'Parts',
    children: [
      { pathname: '/ui/', title: 'Parts' },
      { pathname: '/ui/chip/', title: 'Chip' },
      { pathname: '/ui/alert/', title: 'Alert' },
    ],
  },
  { pathname: '/late/', title: 'Late' },
];
test('_meta files order the pages of a folder, with titles, separators and links', async () => {
  const { products } = await readFolder(
    { kind: 'markdown', root: '' },
    treeOf({
      '_meta.tsx': meta,
      'index.mdx': '# Home\n',
      'late.mdx': '# Late\n',
      'setup.mdx': '# Setup\n',
      'ui/_meta.json': '{"index":"","chip":""}',
      'ui/index.mdx': '# Parts\n',
      'ui/alert.mdx': '# Alert\n',
      'ui/chip.mdx': '# Chip\n',
    }),
    'acme',
  );
  expect(products[0]?.navigation).toEqual(entries);
  expect(products[0]?.navigationSource).toBe('**/_meta.*');
});

test('one file for all folders orders the routes of an app', async () => {
  const tree = treeOf({
    'next.config.mjs': '',
    'app/_meta.global.js': meta.replace('<Badge>New</Badge>', "{ items: { index: '', chip: '' } }"),
    'app/page.mdx': '# Home\n',
    'app/(more)/late/page.mdx': '# Late\n',
    'app/setup/page.mdx': '# Setup\n',
    'app/ui/page.mdx': '# Parts\n',
    'app/ui/alert/page.mdx': '# Alert\n',
    'app/ui/chip/page.mdx': '# Chip\n',
  });
  const [candidate] = findNext(tree);
  const { products } = await readNext(candidate ?? { kind: 'next', root: '' }, tree, 'acme');
  expect(products[0]?.navigation).toEqual(entries);
});

test('each Markdown file in "pages" is a route, with its translations beside it', async () => {
  const tree = treeOf({
    'docs/next.config.js': '',
    'docs/pages/_meta.json': '{"ui":"Parts","index":"Home"}',
    'docs/pages/_app.mdx': '',
    'docs/pages/index.mdx': '# Home\n',
    'docs/pages/index.de.mdx': '# Start\n',
    'docs/pages/ui/chip.md': '# Chip\n',
    'docs/README.md': '# Docs\n',
  });
  const [candidate, ...others] = findNext(tree);
  expect(others).toEqual([]);
  const read = await readNext(candidate ?? { kind: 'next', root: '' }, tree, 'acme');
  expect(read.pages).toEqual([
    { file: 'docs/pages/index.mdx', path: '/' },
    { file: 'docs/pages/ui/chip.md', path: '/ui/chip/' },
  ]);
  expect(read.languages).toEqual([{ id: 'en' }, { id: 'de' }]);
  expect(read.products[0]?.navigation).toEqual([
    { pathname: '/parts-group', title: 'Parts', children: [{ pathname: '/ui/chip/', title: 'Chip' }] },
    { pathname: '/', title: 'Home' },
  ]);
});

test('Markdown beside the modules that show it makes "pages" no folder of routes', () => {
  const tree = treeOf({
    'docs/next.config.js': '',
    'docs/pages/api/chip.md': '# Chip API\n',
    'docs/src/pages/chip/chip.md': '# Chip\n',
    'docs/src/pages/tag/tag.md': '# Tag\n',
  });
  expect(findNext(tree)).toEqual([]);
});
