import { describe, expect, test } from 'vitest';
import { queryOf, similarAddresses } from '../../../../../templates/browser/search/similar-addresses.ts';

describe('pages for an unknown address, the most similar first', () => {
  const pages = [
    '/material-ui/react-button/',
    '/material-ui/react-button-group/',
    '/material-ui/react-table/',
    '/joy-ui/react-button/',
    '/material-ui/guides/routing/',
    '/x/react-data-grid/',
    '/',
    '/material-ui/react-text-field/',
  ].map((href) => ({ href, title: href.includes('field') ? 'Fields of forms' : 'A page' }));

  test.each([
    ['/material-ui/react-buton/', ['/material-ui/react-button/']],
    ['/material-ui/react-b%75tton', ['/material-ui/react-button/', '/joy-ui/react-button/']],
    ['/components/react-table', ['/material-ui/react-table/']],
    ['/material-ui/routing.html', ['/material-ui/guides/routing/']],
    ['/x/react-data-grid/index.html', ['/x/react-data-grid/']],
    ['/X/React-Data-Grid', ['/x/react-data-grid/']],
    ['/material-ui/button', ['/material-ui/react-button/']],
    ['/joy-ui/button', ['/joy-ui/react-button/']],
    ['/data-grid/', ['/x/react-data-grid/']],
    ['/x/dataGrid', ['/x/react-data-grid/']],
    ['/material-ui/mui-button-group.html', ['/material-ui/react-button-group/']],
    ['/material-ui/routes', ['/material-ui/guides/routing/']],
    ['/docs/tabel', ['/material-ui/react-table/']],
    ['/joy-ui/react-button/react-button', ['/joy-ui/react-button/']],
    // Only its title has the word.
    ['/forms', ['/material-ui/react-text-field/']],
  ])('%s', (address, expected) => {
    const similar = similarAddresses(pages, address).map(({ href }) => href);
    expect(similar.slice(0, expected.length)).toEqual(expected);
  });

  test.each(['/100%/', '/', '', '/nothing/of/the/kind/'])('three for any address: %j', (address) => {
    expect(similarAddresses(pages, address)).toHaveLength(3);
  });

  test.each([
    ['/joy-ui/xylophone/', ['/joy-ui/react-button/']],
    ['/material-ui/guides/xylophone/', ['/material-ui/guides/routing/']],
    ['/xylophone/', ['/']],
  ])('pages of the same folder where none is similar: %s', (address, expected) => {
    const near = similarAddresses(pages, address).map(({ href }) => href);
    expect(near.slice(0, expected.length)).toEqual(expected);
  });

  test.each([
    [
      '/docs/i18n/',
      ['/x/react-data-grid/', '/material-ui/guides/routing/'],
      ['/x/react-data-grid/', '/material-ui/guides/routing/'],
    ],
    ['/material-ui/react-table', ['/'], ['/material-ui/react-table/']],
    [
      '/material-ui/i18n/',
      ['/x/react-data-grid/', '/material-ui/guides/routing/'],
      ['/material-ui/guides/routing/', '/x/react-data-grid/'],
    ],
  ])('after similar pages, those that search found: %s', (address, found, expected) => {
    const near = similarAddresses(pages, address, found).map(({ href }) => href);
    expect(near.slice(0, expected.length)).toEqual(expected);
  });

  test.each([
    ['/docs/themes/dark-mode.html', 'dark mode'],
    ['/x/dataGrid', 'data grid'],
    ['/', ''],
  ])('the query for %s', (address, query) => {
    expect(queryOf(address)).toBe(query);
  });

  test('a similar page comes before those deep in the same folder', () => {
    const deep = ['/a/b/c/d/e', '/a/b/c/d/f', '/a/b/c/d/g', '/kit/react-button'].map((href) => ({ href }));
    expect(similarAddresses(deep, '/a/b/c/d/react-button')[0]?.href).toBe('/kit/react-button');
  });

  test('a short word with another letter is another word', () => {
    const marks = ['/docs/fence-mark', '/docs/schemes'].map((href) => ({ href }));
    const found = ['/docs/schemes'];
    expect(similarAddresses(marks, '/docs/dark', found)[0]?.href).toBe('/docs/schemes');
  });

  test('all pages of a smaller site', () => {
    expect(similarAddresses(pages.slice(0, 2), '/a/')).toHaveLength(2);
  });
});
