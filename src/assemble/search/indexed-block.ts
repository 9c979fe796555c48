import { longer } from '../../lib/longer-array.ts';
import type { SearchPage } from '../../model/search-index.ts';
import { collectTerms, type TermCollector } from './collect-terms.ts';
import type { PageSymbol } from './page-symbols.ts';
import { openVocabulary } from './vocabulary.ts';

/**
 * The words of a page, and by word what was found of it: the place times four, and the extent (see
 * `Posting`).
 */
export interface PageTerms {
  readonly words: readonly string[];
  readonly found: readonly number[];
}

/** A page with everything that search finds of it. */
export interface IndexedPage {
  readonly page: SearchPage;
  readonly symbols: readonly PageSymbol[];
  readonly terms: PageTerms;
}

/**
 * Successive pages, as threads send them and the store keeps them. Pages share most of their words, so each
 * word is written once: sixteen pages of 500 words have some 900.
 */
export interface IndexedBlock {
  readonly words: readonly string[];
  readonly pages: readonly BlockPage[];
}

interface BlockPage extends Pick<IndexedPage, 'page' | 'symbols'> {
  /** By word: its index in the block times 32, and what was found of it (see `PageTerms`). */
  readonly found: readonly number[];
}

/** A page whose words are about to be read. */
export interface PageToIndex extends Pick<IndexedPage, 'page' | 'symbols'> {
  addTerms(terms: TermCollector): void;
}

/** Longest word that is indexed. Longer ones are hashes and data. */
const maxLength = 60;

/**
 * By number in the vocabulary: the index in the block plus one, -1 for a word that is left out, or 0. It is
 * used again for each block, because it is long.
 */
let indexes = new Int32Array(1 << 14);

/** Reads the words of successive pages into a block. */
export function toBlock(pages: readonly PageToIndex[]): IndexedBlock {
  const vocabulary = openVocabulary();
  const words: string[] = [];
  const numbers: number[] = [];
  const addWord = (number: number): number => {
    if (number >= indexes.length) indexes = longer(indexes, number);
    const word = vocabulary.nameOf(number);
    const index = word === '' || word.length > maxLength ? -1 : words.push(word);
    indexes[number] = index;
    numbers.push(number);
    return index;
  };
  const readPage = ({ page, symbols, addTerms }: PageToIndex): BlockPage => {
    const found: number[] = [];
    collectTerms(vocabulary, addTerms, (number, one) => {
      const index = indexes[number] || addWord(number);
      if (index > 0) found.push((index - 1) * 32 + one);
    });
    return { page, symbols, found };
  };
  try {
    return { words, pages: pages.map(readPage) };
  } finally {
    // Also after an error, or the next block would have the indexes of this one.
    for (const number of numbers) indexes[number] = 0;
  }
}

/** Returns a page of a block. */
export function pageOfBlock({ words, pages }: IndexedBlock, at: number): IndexedPage | undefined {
  const written = pages[at];
  if (!written) return undefined;
  const { page, symbols, found } = written;
  return {
    page,
    symbols,
    terms: { words: found.map((one) => words[one >> 5] ?? ''), found: found.map((one) => one & 31) },
  };
}
