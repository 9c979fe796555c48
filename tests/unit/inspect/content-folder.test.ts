import { expect, test } from 'vitest';
import { readFolder } from '../../../src/inspect/read-folder.ts';
import { treeOf } from './support.ts';

const words = '# Page\n';
const links = '# Links\n\n[a](/docs/a) [b](/docs/b#c) [c](/docs/c/) [d](/docs/d) [e](/docs/e)\n';

async function read(files: Readonly<Record<string, string>>, root = '') {
  const tree = await readFolder({ kind: 'markdown', root }, treeOf(files), 'acme');
  const [product] = tree.products;
  return { content: product?.content, unplaced: tree.unplaced, paths: tree.pages.map(({ path }) => path) };
}

const pages = (folder: string) =>
  Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((name) => [`${folder}docs/${name}.md`, words]));

test.each(['', 'site'])('pages have the addresses that links name, below %j', async (root) => {
  const start = root === '' ? '' : `${root}/`;
  const found = await read(
    { [`${start}README.md`]: words, [`${start}content/blog/x.md`]: links, ...pages(`${start}content/`) },
    root,
  );
  expect(found.content).toBe(`${start}content`);
  expect(found.paths).toContain('/docs/a/');
  expect(found.unplaced.map(({ kind, name }) => `${kind} ${name}`)).toEqual([`page ${start}README.md`]);
});

test.each([
  ['from the folder itself', { 'x.md': links, ...pages('') }],
  [
    'of which few lead to pages',
    { 'content/x.md': '[a](/docs/a)', 'README.md': words, ...pages('content/') },
  ],
  ['to a folder with few pages', { 'x.md': links, ...pages('content/'), ...pages('old/'), ...pages('new/') }],
])('the folder stays with links %s', async (_, files) => {
  const found = await read(files);
  expect(found.content).toBe('.');
  expect(found.unplaced).toEqual([]);
});

test('a folder in parentheses is no part of an address', async () => {
  const { paths } = await read({ 'docs/(root)/cli.mdx': words, 'docs/(root)/index.mdx': words });
  expect(paths).toEqual(['/docs/cli/', '/docs/']);
});
