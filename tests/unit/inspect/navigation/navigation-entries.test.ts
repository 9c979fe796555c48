import { expect, test } from 'vitest';
import {
  groupEntry,
  keepEntries,
  knownPaths,
} from '../../../../src/inspect/navigation/navigation-entries.ts';

const known = { paths: knownPaths(['/a/', '/b/c/']) };

test('entries that lead somewhere are kept', () => {
  const entries = [
    { pathname: '/a/' },
    { pathname: 'b/c' },
    { pathname: '/a/#part' },
    { pathname: '/llms.txt' },
    { pathname: 'https://acme.dev' },
    { pathname: '/' },
  ];
  expect(keepEntries(entries, known)).toEqual({ entries, unplaced: [] });
});

test('entries without a page and groups that become empty are left out', () => {
  const entries = [
    { pathname: '/a/' },
    { pathname: '/group', children: [{ pathname: '/gone/' }] },
    { pathname: '/header', subheader: 'Header' },
  ];
  expect(keepEntries(entries, known)).toEqual({
    entries: [{ pathname: '/a/' }],
    unplaced: [
      { kind: 'entry', name: '/gone/', reason: 'without a page' },
      { kind: 'entry', name: '/header', reason: 'without a page' },
    ],
  });
});

test('a page that is listed twice stays once, and a group gives way to a page', () => {
  const entries = [
    { pathname: '/a', children: [{ pathname: '/a/' }, { pathname: '/a' }] },
    { pathname: '/g', children: [{ pathname: '/b/c/' }] },
    { pathname: '/g', children: [{ pathname: '/b/c/#d' }] },
  ];
  expect(keepEntries(entries, known)).toEqual({
    entries: [
      { pathname: '/a-group', children: [{ pathname: '/a/' }] },
      { pathname: '/g', children: [{ pathname: '/b/c/' }] },
      { pathname: '/g-group', children: [{ pathname: '/b/c/#d' }] },
    ],
    unplaced: [{ kind: 'entry', name: '/a', reason: 'listed twice' }],
  });
});

test('an address without a page may have a reason of its own', () => {
  const reasonFor = (path: string) => (path === '/x' ? 'to a page without Markdown' : undefined);
  const { unplaced } = keepEntries([{ pathname: '/x/' }, { pathname: '/y/' }], { ...known, reasonFor });
  expect(unplaced.map(({ reason }) => reason)).toEqual(['to a page without Markdown', 'without a page']);
});

test('a link to another site is listed once, and a tab with API documents may be listed twice', () => {
  const tab = { pathname: '/a/components-api/' };
  const link = { pathname: 'https://acme.dev' };
  expect(keepEntries([tab, link, tab, link], known)).toEqual({
    entries: [tab, link, tab],
    unplaced: [{ kind: 'entry', name: 'https://acme.dev', reason: 'listed twice' }],
  });
});

test.each([
  ['Getting started!', undefined, '/getting-started-group'],
  ['Über uns', '/docs/', '/docs/über-uns-group'],
  ['Über uns', '/docs', '/docs/über-uns-group'],
  ['…', undefined, '/group-group'],
  ['Taken', undefined, '/taken-group-3'],
])('a group "%s" below %j has the pathname %s', (title, below, pathname) => {
  const names = new Set(['/taken-group', '/taken-group-2']);
  const children = [{ pathname: '/a/' }];
  expect(groupEntry(title, children, { names, ...(below !== undefined && { below }) })).toEqual({
    pathname,
    title,
    children,
  });
  expect(names.has(pathname)).toBe(true);
});
