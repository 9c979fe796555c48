import { expect, test } from 'vitest';
import { familyNavigation } from '../../../../src/inspect/family/family-navigation.ts';
import { treeOf } from '../support.ts';

const read = (text: string) =>
  familyNavigation('pages.ts', { tree: treeOf({ 'pages.ts': text }), aliases: {} });
const page = { pathname: '/a' };

test.each<[string, object, object]>([
  ['titles', { title: ' A ', subheader: 'B' }, { title: 'A', subheader: 'B' }],
  ['names of older trees', { title: ' ', name: 'A' }, { title: 'A' }],
  ['entries without a title', { title: false, name: 'A' }, { title: false }],
  ['icons', { icon: 'BookIcon' }, { icon: 'Book' }],
  ['variants of icons', { icon: 'ToggleOnOutlined' }, { icon: 'ToggleOn' }],
  ['variants of icons with both endings', { icon: 'ArticleRoundedIcon' }, { icon: 'Article' }],
  ['icons that a site does not have', { icon: 'RocketIcon' }, {}],
  ['the plan pro', { plan: 'pro' }, { plan: 'pro' }],
  ['the plan premium', { plan: 'premium' }, { plan: 'premium' }],
  ['the plan community', { plan: 'community' }, { plan: 'community' }],
  ['other plans', { plan: 'free' }, {}],
  [
    'flags',
    {
      newFeature: true,
      planned: false,
      unstable: true,
      beta: true,
      legacy: false,
      deprecated: true,
      ordered: false,
    },
    {
      newFeature: true,
      planned: false,
      unstable: true,
      beta: true,
      legacy: false,
      deprecated: true,
      ordered: false,
    },
  ],
  ['flags that are texts', { legacy: 'yes', inSideNav: 'no' }, {}],
  ['older names of flags', { comingSoon: true, displayNav: false }, { planned: true, inSideNav: false }],
  ['older names of flags that are not set', { comingSoon: false, displayNav: true }, {}],
  [
    'attributes of links',
    { linkProps: { as: '/b', rel: 'nofollow', style: {} } },
    { linkProps: { rel: 'nofollow' } },
  ],
  ['links without attributes', { linkProps: { as: '/b', style: {} } }, {}],
  ['keys for the drawer', { disableDrawer: true, props: {}, query: {}, scopePathnames: [] }, {}],
  ['pages in "api-docs"', { pathname: '/api-docs/chip' }, { pathname: '/api/chip' }],
  ['the folder "api-docs"', { pathname: '/api-docs' }, { pathname: '/api-docs' }],
  ['longer names', { pathname: '/api-docs-x/y' }, { pathname: '/api-docs-x/y' }],
  ['entries without children', { children: [] }, {}],
  ['children', { children: [{ pathname: '/b' }] }, { children: [{ pathname: '/b' }] }],
])('%s keep what a site can have', async (_, written, entry) => {
  const { entries, unplaced } = await read(`export default ${JSON.stringify([{ ...page, ...written }])};`);
  expect(entries).toEqual([{ ...page, ...entry }]);
  expect(unplaced).toEqual([]);
});

test('groups without a pathname get one, and entries without any are left out', async () => {
  const { entries } = await read(`export default [
    { title: 'Parts', children: [{ pathname: '/b' }] },
    { name: 'Parts', children: [{ pathname: '/c' }, {}] },
    { title: 'Empty', children: [] },
    { title: 'Alone' },
    { children: [{ pathname: '/d' }] },
    'text',
  ];`);
  expect(entries).toEqual([
    { pathname: '/parts-group', title: 'Parts', children: [{ pathname: '/b' }] },
    { pathname: '/parts-group-2', title: 'Parts', children: [{ pathname: '/c' }] },
  ]);
});

test('an imported icon has the name of its module; other keys and values are listed', async () => {
  const { entries, unplaced } = await read(`import Book from '@mui/icons-material/Book';
import { title } from '@acme/words';
export default [{ pathname: '/a', icon: Book, title, badge: 1 }];`);
  expect(entries).toEqual([{ pathname: '/a', icon: 'Book' }]);
  expect(unplaced).toEqual([
    { kind: 'setting', name: 'badge', reason: 'of navigation entries without an equivalent' },
    {
      kind: 'setting',
      name: '[0].title',
      reason: 'that cannot be read (it comes from the package "@acme/words")',
      place: { file: 'pages.ts', line: 2 },
    },
  ]);
});
