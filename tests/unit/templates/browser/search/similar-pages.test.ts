import { describe, expect, test } from 'vitest';
import { editDistance } from '../../../../../templates/browser/search/engine/edit-distance.ts';
import { similarAddresses, similarTitles } from '../../../../../templates/browser/search/similar-pages.ts';

test.each([
  ['', '', 0],
  ['button', 'button', 0],
  ['buton', 'button', 1],
  ['button', 'buton', 1],
  ['bottun', 'button', 2],
  ['btuton', 'button', 1],
  ['', 'abc', 3],
  ['abc', '', 3],
  ['kitten', 'sitting', 3],
  ['abcd', 'badc', 2],
])('%j and %j are %i edits apart', (one, other, edits) => {
  expect(editDistance(one, other)).toBe(edits);
});

describe('pages for an unknown address, the most similar first', () => {
  const pages = [
    '/material-ui/react-button/',
    '/material-ui/react-button-group/',
    '/material-ui/react-table/',
    '/joy-ui/react-button/',
    '/material-ui/guides/routing/',
    '/x/react-data-grid/',
    '/',
  ].map((href) => ({ href }));

  test.each([
    ['/material-ui/react-buton/', ['/material-ui/react-button/', '/joy-ui/react-button/']],
    ['/material-ui/react-b%75tton', ['/material-ui/react-button/', '/joy-ui/react-button/']],
    ['/components/react-table', ['/material-ui/react-table/']],
    ['/material-ui/routing.html', ['/material-ui/guides/routing/']],
    ['/x/react-data-grid/index.html', ['/x/react-data-grid/']],
    ['/X/React-Data-Grid', ['/x/react-data-grid/']],
  ])('%s', (address, expected) => {
    const similar = similarAddresses(pages, address).map(({ href }) => href);
    expect(similar.slice(0, expected.length)).toEqual(expected);
  });

  test.each(['/100%/', '/', '', '/nothing/of/the/kind/'])('three for any address: %j', (address) => {
    expect(similarAddresses(pages, address)).toHaveLength(3);
  });

  test('all pages of a smaller site', () => {
    expect(similarAddresses(pages.slice(0, 2), '/a/')).toHaveLength(2);
  });
});

test.each([
  ['xutton', 'Button'],
  ['txt fld', 'Text field'],
])('the title that is most similar to %j is %s', (query, expected) => {
  const pages = ['Text field', 'Button', 'Data Grid', 'Guide'].map((title) => ({ title }));
  const similar = similarTitles(pages, query);
  expect(similar[0]?.title).toBe(expected);
});

test('no title is similar to other words', () => {
  expect(similarTitles([{ title: 'Popover API' }, { title: 'Data Grid' }], 'xylophonequark')).toEqual([]);
});
