import { expect, test } from 'vitest';
import type { ReadProduct } from '../../../../src/inspect/family/family-product.ts';
import { joinProducts } from '../../../../src/inspect/family/join-products.ts';
import type { SitePath } from '../../../../src/model/path.ts';

const read = (id: string, root: string, content: string, pathname?: string): ReadProduct => ({
  product: { id, name: id, root, content, navigation: pathname === undefined ? 'auto' : [{ pathname }] },
  pages: [{ file: `${content}/${id}.md` }],
  addresses: [`${root}start` as SitePath],
  isEmpty: pathname === undefined,
  unplaced: [],
});

const joined = (...products: readonly ReadProduct[]) =>
  joinProducts(products).map(({ product: { id, navigation }, pages, addresses, isEmpty }) => ({
    id,
    navigation,
    files: pages.map(({ file }) => file),
    addresses,
    isEmpty,
  }));

test('products with one folder at one root are one, with the navigation and the pages of both', () => {
  expect(joined(read('a', '/x/', 'docs', '/x/a'), read('b', '/x/', 'docs', '/x/b'))).toEqual([
    {
      id: 'a',
      navigation: [{ pathname: '/x/a' }, { pathname: '/x/b' }],
      files: ['docs/a.md', 'docs/b.md'],
      addresses: ['/x/start'],
      isEmpty: false,
    },
  ]);
});

test('without navigation, the joined product has none', () => {
  expect(joined(read('a', '/x/', 'docs'), read('b', '/x/', 'docs'))).toMatchObject([
    { navigation: 'auto', isEmpty: true },
  ]);
  expect(joined(read('a', '/x/', 'docs'), read('b', '/x/', 'docs', '/x/b'))).toMatchObject([
    { navigation: [{ pathname: '/x/b' }], isEmpty: false },
  ]);
});

test.each([
  ['the root alone', read('b', '/x/', 'more')],
  ['the folder alone', read('b', '/y/', 'docs')],
])('products that share %s stay two', (_, other) => {
  expect(joined(read('a', '/x/', 'docs'), other).map(({ id }) => id)).toEqual(['a', 'b']);
});

test('identifiers that several products have get numbers', () => {
  const products = ['/x/', '/y/', '/z/'].map((root) => read('a', root, 'docs'));
  expect(joined(...products).map(({ id }) => id)).toEqual(['a', 'a-2', 'a-3']);
});
