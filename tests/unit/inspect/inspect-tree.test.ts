import { expect, test } from 'vitest';
import { findCandidates, inspectTree } from '../../../src/inspect/inspect-tree.ts';
import { treeFiles } from '../../../src/inspect/tree-files.ts';
import { treeOf } from './support.ts';

const found = (paths: readonly string[], inside?: string) =>
  findCandidates(treeOf(Object.fromEntries(paths.map((path) => [path, '']))), inside).map(
    ({ kind, root }) => `${kind} ${root}`,
  );

const book = ['book/book.toml', 'book/src/SUMMARY.md', 'book/src/a.md', 'book/src/b.md'];
const guide = ['docs/.vitepress/config.ts', 'docs/a.md', 'docs/b.md'];

test.each<[string, string[], string[]]>([
  ['that with the most pages first', [...guide, ...book], ['mdbook book', 'vitepress docs']],
  [
    'the inner one of two with the same pages',
    ['docusaurus.config.js', ...guide],
    ['vitepress docs', 'docusaurus '],
  ],
  ['none without pages beside others', ['website/docusaurus.config.js', ...guide], ['vitepress docs']],
  ['one without pages alone', ['website/docusaurus.config.js', 'docs/a.md'], ['docusaurus website']],
  ['none', ['docs/a.md', 'package.json'], []],
])('of several configurations, an inspection reads %s', (_, paths, candidates) => {
  expect(found(paths)).toEqual(candidates);
});

test.each([
  ['docs', ['vitepress docs']],
  ['doc', []],
  ['book', ['mdbook book']],
  ['docs/a', []],
])('inside "%s", it reads %j', (inside, candidates) => {
  expect(found([...guide, ...book], inside)).toEqual(candidates);
});

const configured = { 'docs/.vitepress/config.ts': 'export default {};', 'docs/a.md': '# A\n' };

test('other documentation of the tree is named', async () => {
  const { kind, unplaced } = await inspectTree(
    treeOf({
      ...configured,
      'docs/b.md': '# B\n',
      'book/book.toml': '',
      'book/src/SUMMARY.md': '',
    }),
    'acme',
  );
  expect(kind).toBe('vitepress');
  expect(unplaced).toEqual([
    {
      kind: 'file',
      name: 'book/book.toml',
      reason: 'of other documentation; create a site for each of them',
    },
  ]);
});

test('links are followed into other folders of the tree, but not into the tree itself', async () => {
  const links = new Map([
    ['docs/public/a.svg', 'art/a.svg'],
    ['docs/public/b.svg', 'art/b.svg'],
    ['docs/public/c.svg', 'about/c.svg'],
    ['docs/public/d.svg', 'docs/d.svg'],
    ['docs/public/e.svg', 'e.svg'],
    ['src/f.ts', 'other/f.ts'],
  ]);
  const texts = new Map(Object.entries(configured));
  const paths = [...texts.keys(), ...links.keys(), ...links.values()];
  const tree = treeFiles(paths, async (path) => texts.get(path), links);
  expect((await inspectTree(tree, 'acme')).followLinks).toEqual(['about', 'art']);
});

test('a folder has no aliases without demos, and the syntax of its pages', async () => {
  const manifest = { 'tsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./src/*"] } } }' };
  const files = { ...manifest, 'src/a.ts': '', 'docs/A.js': "import '@/a';\nexport default 1;\n" };
  const plain = await inspectTree(treeOf({ ...files, 'docs/a.md': '# A\n' }), 'acme');
  expect(plain.kind).toBe('markdown');
  expect([plain.settings, plain.alias]).toEqual([{}, {}]);
  const shown = await inspectTree(
    treeOf({ ...files, 'docs/a.md': '# A {/*a*/}\n\n{{"demo": "A.js"}}\n' }),
    'acme',
  );
  expect(shown.settings.markdown).toEqual({ mdx: true });
  expect(shown.alias).toEqual({ '@': 'src' });
});

test('redirects of the configuration stand before those of the host', async () => {
  const { settings, unplaced } = await inspectTree(
    treeOf({
      'book.toml': '[output.html.redirect]\n"/old.html" = "a.html"\n"/bad page.html" = "a.html"\n',
      'src/SUMMARY.md': '- [A](a.md)\n',
      'src/a.md': '# A\n',
      'vercel.json': '{ "redirects": [{ "source": "/b", "destination": "/a" }] }',
    }),
    'acme',
  );
  expect(settings.redirects).toEqual([
    { from: '/old/', to: '/a/' },
    { from: '/b/', to: '/a/' },
  ]);
  expect(unplaced).toEqual([
    {
      kind: 'setting',
      name: 'redirects: /bad page/ → /a/',
      reason: 'with a value that site.yaml cannot have',
    },
  ]);
});
