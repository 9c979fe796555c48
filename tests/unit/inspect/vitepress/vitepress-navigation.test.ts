import { expect, test } from 'vitest';
import { vitepressNavigation } from '../../../../src/inspect/vitepress/vitepress-navigation.ts';

test.each<[string, Record<string, unknown>, unknown[]]>([
  ['no sidebar', {}, []],
  [
    'one list',
    {
      sidebar: [
        { text: 'A <b>b</b>', link: '/a.html' },
        { text: 'G', items: [{ text: 'C', link: '/c/#d' }] },
      ],
    },
    [
      { pathname: '/a/', title: 'A b' },
      { pathname: '/g-group', title: 'G', children: [{ pathname: '/c/#d', title: 'C' }] },
    ],
  ],
  [
    'a base is joined as text',
    { sidebar: { '/r/': { base: '/r/theme-', items: [{ text: 'Nav', link: 'nav' }] } } },
    [{ pathname: '/r/theme-nav/', title: 'Nav' }],
  ],
  [
    'a group with a link begins with its page',
    { sidebar: [{ text: 'G', link: '/g/', items: [{ text: 'A', link: '/g/a.md' }] }] },
    [
      {
        pathname: '/g-group',
        title: 'G',
        children: [
          { pathname: '/g/', title: 'G' },
          { pathname: '/g/a/', title: 'A' },
        ],
      },
    ],
  ],
  [
    'several sidebars are groups with the titles of the top navigation',
    {
      nav: [{ text: 'Manual', link: '/guide/a' }],
      sidebar: { '/guide/': [{ text: 'A', link: '/guide/a' }], '/api/': [{ text: 'B', link: '/api/b' }] },
    },
    [
      { pathname: '/manual-group', title: 'Manual', children: [{ pathname: '/guide/a/', title: 'A' }] },
      { pathname: '/api-group', title: 'Api', children: [{ pathname: '/api/b/', title: 'B' }] },
    ],
  ],
  [
    'an entry that another sidebar has is only there, and an entry of no sidebar stays',
    {
      sidebar: {
        '/guide/': [
          { text: 'A', link: '/guide/a' },
          { text: 'B', link: '/api/b' },
          { text: 'C', link: '/other/c' },
          { text: 'D', items: [{ text: 'E', link: '/api/e' }] },
        ],
        '/api/': [{ text: 'B', link: '/api/b' }],
      },
    },
    [
      {
        pathname: '/guide-group',
        title: 'Guide',
        children: [
          { pathname: '/guide/a/', title: 'A' },
          { pathname: '/other/c/', title: 'C' },
        ],
      },
      { pathname: '/api-group', title: 'Api', children: [{ pathname: '/api/b/', title: 'B' }] },
    ],
  ],
  [
    'a group that repeats the title of its sidebar is left out',
    {
      nav: [{ text: 'Manual', link: '/guide/a' }],
      sidebar: {
        '/guide/': [{ text: 'Manual', items: [{ text: 'A', link: '/guide/a' }] }],
        '/api/': { base: '/api/', items: [{ text: 'B', items: [{ text: 'C', link: 'c' }] }] },
      },
    },
    [
      {
        pathname: expect.stringMatching(/^\/manual-group/),
        title: 'Manual',
        children: [{ pathname: '/guide/a/', title: 'A' }],
      },
      {
        pathname: '/api-group',
        title: 'Api',
        children: [{ pathname: '/api/b-group', title: 'B', children: [{ pathname: '/api/c/', title: 'C' }] }],
      },
    ],
  ],
])('%s', (_, theme, entries) => {
  expect(vitepressNavigation(theme)).toEqual(entries);
});
