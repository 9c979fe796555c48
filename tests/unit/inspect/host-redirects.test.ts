import { expect, test } from 'vitest';
import { hostRedirects } from '../../../src/inspect/host-redirects.ts';
import type { InspectedPage } from '../../../src/inspect/inspected-tree.ts';
import { treeOf } from './support.ts';

const pages = ['/', '/docs/start/', '/docs/ui/button/', '/docs/ui/select/'].map((path) => ({
  file: `content${path}index.mdx`,
  path,
}));

async function read(files: Readonly<Record<string, string>>, paths: readonly InspectedPage[] = pages) {
  const product = { id: 'a', name: 'A', root: '/', content: 'web/content', navigation: 'auto' } as const;
  return hostRedirects({ root: 'web', products: [product], pages: paths, settings: {} }, treeOf(files));
}

const redirects = `[
  { source: '/old', destination: '/docs/start#a', permanent: true },
  { source: '/guides/:name((?!old)[^/]+)', destination: '/docs/ui/:name', permanent: true },
  { source: '/blog', destination: '/posts', permanent: false },
  { source: '/docs/start', destination: '/', permanent: false },
  { source: '/help', destination: 'https://acme.dev/help', permanent: false },
]`;
const expected = [
  { from: '/old/', to: '/docs/start/#a' },
  { from: '/guides/button/', to: '/docs/ui/button/' },
  { from: '/guides/select/', to: '/docs/ui/select/' },
  { from: '/help/', to: 'https://acme.dev/help' },
];

test.each([
  ['a method', `export default { async redirects() { return ${redirects}; } };`],
  ['a list', `const redirects = ${redirects}; module.exports = { redirects: () => redirects };`],
  [
    'functions of packages',
    `import createMdx from 'mdx-loader'; import withSizes from 'next-sizes';
     const withMdx = createMdx(); const sized = withSizes({ enabled: true });
     const config = { async redirects() { return ${redirects}; } };
     export default sized(withMdx(config));`,
  ],
])('redirects of a Next.js configuration with %s', async (_name, text) => {
  expect(await read({ 'web/next.config.mjs': text })).toEqual({ redirects: expected, unplaced: [] });
});

test('redirects of vercel.json lead to pages, also through others', async () => {
  const text = JSON.stringify({
    redirects: [
      { source: '/a', destination: '/b' },
      { source: '/b', destination: '/docs/start' },
      { source: '/c/:path*', destination: '/docs/:path*' },
    ],
  });
  const { redirects: found } = await read({ 'vercel.json': text });
  expect(found).toEqual([
    { from: '/a/', to: '/b/' },
    { from: '/b/', to: '/docs/start/' },
    { from: '/c/start/', to: '/docs/start/' },
    { from: '/c/ui/button/', to: '/docs/ui/button/' },
    { from: '/c/ui/select/', to: '/docs/ui/select/' },
  ]);
});

test('redirects that depend on more than an address are listed', async () => {
  const text = JSON.stringify({
    redirects: [
      { source: '/a', destination: '/docs/start', has: [{ type: 'cookie', key: 'b' }] },
      { source: '/(.*)', destination: '/docs/start' },
      { source: '/v1/:path*', destination: 'https://v1.acme.dev/:path*' },
    ],
  });
  const { redirects: found, unplaced } = await read({ 'web/vercel.json': text });
  expect(found).toEqual([]);
  expect(unplaced.map(({ name }) => name)).toEqual([
    'redirects: /a → /docs/start',
    'redirects: /(.*) → /docs/start',
    'redirects: /v1/:path* → https://v1.acme.dev/:path*',
  ]);
});

test('configurations of other folders are not read', async () => {
  const text = '{ "redirects": [{ "source": "/a", "destination": "/docs/start" }] }';
  expect(await read({ 'api/vercel.json': text })).toEqual({ redirects: [], unplaced: [] });
});

test.each([
  ['vercel.json', true],
  ['web/vercel.json', true],
  ['web/content/vercel.json', true],
  ['web/content/docs/vercel.json', false],
  ['web2/vercel.json', false],
  ['web/my-vercel.json', false],
])('redirects in %s are read: %s', async (file, isRead) => {
  const text = '{ "redirects": [{ "source": "/a", "destination": "/docs/start" }] }';
  const { redirects: found } = await read({ [file]: text });
  expect(found).toEqual(isRead ? [{ from: '/a/', to: '/docs/start/' }] : []);
});

test('an address has one redirect, and the first is that of the documentation itself', async () => {
  const text = JSON.stringify({
    redirects: [
      { source: '/a', destination: '/docs/start' },
      { source: '/a/', destination: '/' },
      { source: '/known', destination: '/' },
      { source: '/conditional', destination: '/', missing: [{ type: 'header', key: 'x' }] },
      { source: '/empty', destination: ' ' },
      { destination: '/' },
      'text',
    ],
  });
  const settings = { redirects: [{ from: '/known/', to: '/docs/start/' }] };
  const tree = treeOf({ 'vercel.json': text });
  const { redirects: found, unplaced } = await hostRedirects(
    { root: '', products: [], pages, settings },
    tree,
  );
  expect(found).toEqual([{ from: '/a/', to: '/docs/start/' }]);
  expect(unplaced).toEqual([
    {
      kind: 'setting',
      name: 'redirects: /conditional → /',
      reason: 'without an equivalent in site.yaml',
      place: { file: 'vercel.json', line: 1 },
    },
  ]);
});

test('a redirect to a page that is not known stays where some addresses follow from files', async () => {
  const text = JSON.stringify({
    redirects: [
      { source: '/a', destination: '/blog' },
      { source: '/loop', destination: '/loop/again' },
      { source: '/loop/again', destination: '/loop' },
      { source: '/query', destination: '/docs/start?a=1#b' },
    ],
  });
  expect((await read({ 'vercel.json': text })).redirects).toEqual([
    { from: '/query/', to: '/docs/start/?a=1#b' },
  ]);
  const some = await read({ 'vercel.json': text }, [...pages.slice(0, 2), { file: 'a.md' }]);
  expect(some.redirects.map(({ from }) => from)).toEqual(['/a/', '/loop/', '/loop/again/', '/query/']);
});
