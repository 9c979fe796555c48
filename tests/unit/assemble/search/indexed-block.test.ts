import { expect, test } from 'vitest';
import { type IndexedPage, pageOfBlock, toBlock } from '../../../../src/assemble/search/indexed-block.ts';
import { places } from '../../../../templates/browser/search/format/postings.ts';

/** A page with words, and the place in which it has each of them. */
const pageOf = (title: string, words: Readonly<Record<string, number>>): IndexedPage => ({
  page: { href: `/${title}/`, title },
  symbols: [],
  terms: { words: Object.keys(words), found: Object.values(words).map((place) => place * 4) },
});

const blockOf = (pages: readonly IndexedPage[]) =>
  toBlock(
    pages.map(({ page, symbols, terms: { words, found } }) => ({
      page,
      symbols,
      addTerms({ add }) {
        for (const [at, word] of words.entries()) add(word, (found[at] ?? 0) / 4);
      },
    })),
  );

test('writes the words of successive pages once, and returns each page as it was', () => {
  const pages = [
    pageOf('a', { shared: places.title, own: places.text }),
    pageOf('b', {}),
    pageOf('c', { other: places.heading, shared: places.code }),
  ];
  const block = blockOf(pages);
  expect(block.words).toEqual(['shared', 'own', 'other']);
  expect(pages.map((_, at) => pageOfBlock(block, at))).toEqual(pages);
  expect(pageOfBlock(block, pages.length)).toBeUndefined();
});

test('leaves out words of more than 60 characters, and numbers those of each block anew', () => {
  const long = 'a'.repeat(61);
  const page = pageOf('a', { [long]: places.text, ['a'.repeat(60)]: places.text });
  expect(blockOf([page]).words).toEqual(['a'.repeat(60)]);
  expect(blockOf([pageOf('b', { new: places.text }), page]).words).toEqual(['new', 'a'.repeat(60)]);
});

test('the words of many pages have room', () => {
  const words = Array.from({ length: 50_000 }, (_, at) => [`word${at}`, places.text] as const);
  const block = blockOf([pageOf('a', Object.fromEntries(words))]);
  expect(block.words).toEqual(words.map(([word]) => word));
  expect(block.pages[0]?.found).toEqual(words.map((_, at) => at * 32 + places.text * 4));
});
