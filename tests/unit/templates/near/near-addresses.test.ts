import { describe, expect, test } from 'vitest';
import { editDistance } from '../../../../templates/browser/near/edit-distance.ts';
import { nearAddresses } from '../../../../templates/browser/near/near-addresses.ts';

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

describe('where there is no page, these are near', () => {
  const pages = [
    '/material-ui/react-button/',
    '/material-ui/react-button-group/',
    '/material-ui/react-table/',
    '/joy-ui/react-button/',
    '/material-ui/guides/routing/',
    '/x/react-data-grid/',
    '/',
  ].map((href) => ({ href }));

  const buttons = ['/material-ui/react-button/', '/joy-ui/react-button/', '/material-ui/react-button-group/'];

  test.each([
    ['/material-ui/react-buton/', buttons],
    ['/components/react-table', ['/material-ui/react-table/']],
    ['/material-ui/routing.html', ['/material-ui/guides/routing/']],
    ['/x/react-data-grid/index.html', ['/x/react-data-grid/']],
    ['/X/React-Data-Grid', ['/x/react-data-grid/']],
    ['/material-ui/react-b%75tton', buttons],
    ['/100%/', []],
    ['/nothing/of/the/kind/', []],
  ])('%s', (address, near) => {
    expect(nearAddresses(pages, address).map(({ href }) => href)).toEqual(near);
  });

  test('not more than three', () => {
    const many = ['a', 'b', 'c', 'd'].map((way) => ({ href: `/${way}/button/` }));
    expect(nearAddresses(many, '/e/button/')).toHaveLength(3);
  });
});
