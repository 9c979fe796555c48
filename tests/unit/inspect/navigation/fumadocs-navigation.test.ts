import { expect, test } from 'vitest';
import { findNext } from '../../../../src/inspect/next/read-next.ts';
import { readFolder } from '../../../../src/inspect/read-folder.ts';
import { treeOf } from '../support.ts';

function page(title: string): string {
  return `---\ntitle: ${title}\n---\n`;
}

async function navigationOf(files: Readonly<Record<string, string>>) {
  const { products, unplaced } = await readFolder({ kind: 'markdown', root: '' }, treeOf(files), 'acme');
  return { ...products[0], unplaced };
}

test('meta.json orders pages and folders, with sections, links and the rest of a folder', async () => {
  const { navigation, navigationSource, unplaced } = await navigationOf({
    'meta.json': JSON.stringify({
      pages: [
        '---[Rocket]Start---',
        'index',
        'setup',
        '---Parts---',
        '!hidden',
        '...',
        '---',
        'external:[Icon][Forum](https://acme.dev)',
      ],
    }),
    'index.mdx': page('Welcome'),
    'setup.mdx': page('Setup'),
    'hidden.mdx': page('Hidden'),
    'a.mdx': page('A'),
    'ui/meta.json': '{"title":"Components","icon":"Box"}',
    'ui/index.mdx': page('All components'),
    'ui/button.mdx': page('Button'),
  });
  expect(navigationSource).toBe('**/meta.json');
  expect(navigation).toMatchObject([
    {
      subheader: 'Start',
      children: [
        { pathname: '/', title: 'Welcome' },
        { pathname: '/setup/', title: 'Setup' },
      ],
    },
    {
      subheader: 'Parts',
      children: [
        { pathname: '/a/', title: 'A' },
        {
          title: 'Components',
          children: [{ title: 'All components' }, { pathname: '/ui/button/', title: 'Button' }],
        },
      ],
    },
    { pathname: 'https://acme.dev', title: 'Forum' },
  ]);
  expect(JSON.stringify(navigation)).not.toContain('Hidden');
  expect(unplaced).toEqual([]);
});

test('a folder lists pages of folders inside it, and the contents of a folder', async () => {
  const { navigation } = await navigationOf({
    'meta.json': '{"pages":["(forms)/input","...more","..."]}',
    'more/z.mdx': page('Z'),
    'more/y.mdx': page('Y'),
    '(forms)/input.mdx': page('Input'),
    '(forms)/select.mdx': page('Select'),
    'more/meta.json': '{"pages":["z...a"]}',
  });
  expect(navigation).toMatchObject([
    { pathname: '/input/', title: 'Input' },
    { title: 'Z' },
    { title: 'Y' },
    { title: 'Forms', children: [{ pathname: '/select/', title: 'Select' }] },
  ]);
});

test('an index that a root folder does not list is not shown, and a folder with its index alone is a page', async () => {
  const { navigation } = await navigationOf({
    'meta.json': '{"pages":["one","two"]}',
    'one/meta.json': '{"root":true,"pages":["a"]}',
    'one/index.mdx': page('One'),
    'one/a.mdx': page('A'),
    'two/meta.json': '{"title":"Second"}',
    'two/index.mdx': page('Two'),
  });
  expect(navigation).toMatchObject([
    { title: 'One', children: [{ pathname: '/one/a/', title: 'A' }] },
    { pathname: '/two/', title: 'Second' },
  ]);
});

test('folders of the same title have the names of their folders', async () => {
  const { navigation } = await navigationOf({
    'react/meta.json': '{"title":"Documentation"}',
    'react/a.mdx': page('A'),
    'native/meta.json': '{"title":"Documentation"}',
    'native/b.mdx': page('B'),
  });
  expect(navigation).toMatchObject([{ title: 'Native' }, { title: 'React' }]);
});

test('folders that list each other have no order', async () => {
  const { navigation } = await navigationOf({
    'a/meta.json': '{"pages":["../b","x"]}',
    'b/meta.json': '{"pages":["../a","y"]}',
    'a/x.mdx': page('X'),
    'b/y.mdx': page('Y'),
  });
  expect(navigation).toBe('auto');
});

test('a meta.json of another meaning is no navigation', async () => {
  const { navigation } = await navigationOf({ 'meta.json': '{"version":1}', 'a.md': '# A' });
  expect(navigation).toBe('auto');
});

test('one Markdown route beside a folder of pages is no documentation of Next.js', () => {
  const pages = Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [`docs/content/${name}.mdx`, '']));
  const tree = treeOf({ 'docs/next.config.mjs': '', 'docs/app/blog/page.mdx': '', ...pages });
  expect(findNext(tree)).toEqual([]);
  const copies = Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [`docs/public/${name}.md`, '']));
  expect(findNext(treeOf({ 'docs/next.config.mjs': '', 'docs/app/a/page.mdx': '', ...copies }))).toHaveLength(
    1,
  );
});
