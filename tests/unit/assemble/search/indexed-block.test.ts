import { expect, test } from 'vitest';
import { pageOfBlock, toBlock } from '../../../../src/assemble/search/indexed-block.ts';

const pageOf = (title: string, terms: Readonly<Record<string, number>>) => ({
  page: { href: `/${title}/`, title },
  symbols: [],
  terms: { words: Object.keys(terms), found: Object.values(terms) },
});

test('writes the words of successive pages once, and returns each page as it was', () => {
  const pages = [pageOf('a', { shared: 28, own: 4 }), pageOf('b', {}), pageOf('c', { other: 31, shared: 0 })];
  const block = toBlock(pages);
  expect(block.words).toEqual(['shared', 'own', 'other']);
  expect(pages.map((_, at) => pageOfBlock(block, at))).toEqual(pages);
  expect(pageOfBlock(block, pages.length)).toBeUndefined();
});
