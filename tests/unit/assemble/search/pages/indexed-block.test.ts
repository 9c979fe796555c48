import { expect, test } from 'vitest';
import {
  type IndexedBlock,
  type IndexedPage,
  openBlock,
  pageOfBlock,
  toBlock,
} from '../../../../../src/assemble/search/pages/indexed-block.ts';
import { places } from '../../../../../templates/browser/search/format/postings.ts';

/** A page with words, and the place in which it has each of them. */
const pageOf = (title: string, words: Readonly<Record<string, number>>): IndexedPage => ({
  href: `/${title}/`,
  symbols: [],
  terms: { words: Object.keys(words), found: Object.values(words).map((place) => place * 4) },
});

const wordsOf = ({ words }: IndexedBlock) => new TextDecoder().decode(words).split('\n').slice(0, -1);

const blockOf = (pages: readonly IndexedPage[]) =>
  toBlock(
    pages.map(({ href, symbols, terms: { words, found } }) => ({
      href,
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
  expect(wordsOf(block)).toEqual(['shared', 'own', 'other']);
  expect(pages.map((_, at) => pageOfBlock(block, at))).toEqual(pages);
  expect(pageOfBlock(block, pages.length)).toBeUndefined();
});

test('leaves out words of more than 60 characters, and numbers those of each block anew', () => {
  const long = 'a'.repeat(61);
  const page = pageOf('a', { [long]: places.text, ['a'.repeat(60)]: places.text });
  expect(wordsOf(blockOf([page]))).toEqual(['a'.repeat(60)]);
  expect(wordsOf(blockOf([pageOf('b', { new: places.text }), page]))).toEqual(['new', 'a'.repeat(60)]);
});

test('the words of many pages have room', () => {
  const words = Array.from({ length: 50_000 }, (_, at) => [`word${at}`, places.text] as const);
  const block = blockOf([pageOf('a', Object.fromEntries(words))]);
  expect(wordsOf(block)).toEqual(words.map(([word]) => word));
  expect([...(block.pages[0]?.found ?? [])]).toEqual(words.map((_, at) => at * 32 + places.text * 4));
});

test('a block is read from its bytes, wherever they stand', () => {
  const symbols = [{ name: 'größe', kind: 'props', anchor: 'prop-größe' }] as const;
  const pages = [{ ...pageOf('a', { größe: places.title, 文: places.text }), symbols }, pageOf('b', {})];
  const { bytes } = blockOf(pages);
  for (const offset of [0, 1, 4]) {
    const among = new Uint8Array(bytes.length + 9).fill(255);
    among.set(bytes, offset);
    const opened = openBlock(among.subarray(offset, offset + bytes.length));
    expect(pages.map((_, at) => pageOfBlock(opened, at))).toEqual([
      { ...pages[0], terms: { words: ['grosse', '文'], found: [places.title * 4, places.text * 4] } },
      pages[1],
    ]);
  }
});
