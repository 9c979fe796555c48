import type { SearchPage } from '../../model/search-index.ts';
import type { PageTerms } from './collect-terms.ts';
import type { PageSymbol } from './page-symbols.ts';

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

/** Puts successive pages in a block. */
export function toBlock(pages: readonly IndexedPage[]): IndexedBlock {
  const numbers = new Map<string, number>();
  const numberOf = (word: string) => {
    const known = numbers.get(word) ?? numbers.size;
    if (known === numbers.size) numbers.set(word, known);
    return known;
  };
  const written = pages.map(({ page, symbols, terms: { words, found } }) => ({
    page,
    symbols,
    found: found.map((one, at) => numberOf(words[at] ?? '') * 32 + one),
  }));
  return { words: [...numbers.keys()], pages: written };
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
