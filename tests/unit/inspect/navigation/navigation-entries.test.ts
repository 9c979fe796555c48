import { expect, test } from 'vitest';
import { keepEntries, knownPaths } from '../../../../src/inspect/navigation/navigation-entries.ts';

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
