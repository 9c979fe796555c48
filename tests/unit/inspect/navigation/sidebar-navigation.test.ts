import { expect, test } from 'vitest';
import { sidebarNavigation } from '../../../../src/inspect/navigation/sidebar-navigation.ts';
import { readFolder } from '../../../../src/inspect/read-folder.ts';
import { treeOf } from '../support.ts';

const learn = {
  title: 'Learn',
  path: '/learn',
  routes: [
    { hasSectionHeader: true, sectionHeader: 'GET STARTED@{{version}}' },
    { title: 'Quick Start', path: '/learn', routes: [{ title: 'Tutorial', path: '/learn/tutorial' }] },
    { title: 'Compiler', path: '/learn/compiler', canary: true },
  ],
};
const blog = { title: 'Blog', path: '/blog', routes: [{ title: 'Blog', path: '/blog', routes: [] }] };
const home = {
  title: 'Docs',
  path: '/',
  routes: [
    { path: '/learn', title: 'Quick Start' },
    { path: '/blog', title: 'Blog' },
  ],
};

test('each sidebar is a group with sections, in the order of that of the home page', async () => {
  const tree = treeOf({
    'src/sidebarBlog.json': JSON.stringify(blog),
    'src/sidebarHome.json': JSON.stringify(home),
    'src/sidebarLearn.json': JSON.stringify(learn),
    'learn/index.md': '',
    'learn/tutorial.md': '',
    'learn/compiler.md': '',
    'blog/index.md': '',
  });
  const { products, unplaced } = await readFolder({ kind: 'markdown', root: '' }, tree, 'acme');
  expect(products[0]).toMatchObject({
    navigationSource: '**/sidebar*.json',
    navigation: [
      {
        title: 'Learn',
        children: [
          {
            subheader: 'GET STARTED',
            children: [
              {
                title: 'Quick Start',
                children: [
                  { pathname: '/learn', title: 'Quick Start' },
                  { pathname: '/learn/tutorial', title: 'Tutorial' },
                ],
              },
              { pathname: '/learn/compiler', title: 'Compiler', unstable: true },
            ],
          },
        ],
      },
      { title: 'Blog', children: [{ pathname: '/blog' }] },
    ],
  });
  expect(unplaced).toEqual([]);
});

test('a single sidebar is the navigation', () => {
  expect(sidebarNavigation([JSON.stringify(home)])).toEqual([
    { pathname: '/learn', title: 'Quick Start' },
    { pathname: '/blog', title: 'Blog' },
  ]);
});

test.each(['{', '[]', '{"docs": ["intro"]}'])('%s is no navigation', (text) => {
  expect(sidebarNavigation([text])).toEqual([]);
});
