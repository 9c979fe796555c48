import { encodeText } from '../../../lib/encode-text.ts';
import { longer } from '../../../lib/longer-array.ts';
import type { PageSymbol } from '../page-symbols.ts';
import { collectTerms, type TermCollector } from './collect-terms.ts';
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
  readonly href: string;
  readonly symbols: readonly PageSymbol[];
  readonly terms: PageTerms;
}

/**
 * Successive pages, as threads send them and the store keeps them. Pages share most of their words, so each
 * word is written once.
 */
export interface IndexedBlock {
  /** All of it: see `openBlock`. */
  readonly bytes: Uint8Array;
  /** Its words in UTF-8, each with a line feed after it. */
  readonly words: Uint8Array;
  readonly pages: readonly BlockPage[];
}

interface BlockPage extends BlockHead {
  /** By word: its index in the block times 32, and what was found of it (see `PageTerms`). */
  readonly found: Int32Array;
}

type BlockHead = Pick<IndexedPage, 'href' | 'symbols'>;

/** A page whose words are about to be read. */
export interface PageToIndex extends BlockHead {
  addTerms(terms: TermCollector): void;
}

/** Longest word that is indexed. Longer ones are hashes and data. */
const maxLength = 60;

/**
 * By number in the vocabulary: the index in the block plus one, -1 for a word that is left out, or 0. It is
 * used again for each block, because it is long.
 */
let indexes = new Int32Array(1 << 16);
/** What was found of the words of a block, page after page. It is used again in the same way. */
let found = new Int32Array(1 << 16);

/** Reads the words of successive pages into a block. */
export function toBlock(pages: readonly PageToIndex[]): IndexedBlock {
  const vocabulary = openVocabulary();
  let words = '';
  let wordCount = 0;
  let length = 0;
  const numbers: number[] = [];
  const addWord = (number: number): number => {
    if (number >= indexes.length) indexes = longer(indexes, number);
    const word = vocabulary.nameOf(number);
    const isLeftOut = word === '' || word.length > maxLength;
    if (!isLeftOut) words += `${word}\n`;
    const index = isLeftOut ? -1 : ++wordCount;
    indexes[number] = index;
    numbers.push(number);
    return index;
  };
  const addFound = (number: number, one: number) => {
    const index = indexes[number] || addWord(number);
    if (index < 0) return;
    if (length === found.length) found = longer(found, length);
    found[length++] = (index - 1) * 32 + one;
  };
  const addPage = ({ href, symbols, addTerms }: PageToIndex): WrittenHead => {
    const first = length;
    collectTerms(vocabulary, addTerms, addFound);
    return [href, symbols, length - first];
  };
  try {
    const heads = pages.map(addPage);
    return openBlock(encodeBlock(heads, found.subarray(0, length), encodeText(words)));
  } finally {
    // Also after an error, or the next block would have the indexes of this one.
    for (const number of numbers) indexes[number] = 0;
  }
}

/** With the number of its words. */
type WrittenHead = readonly [href: string, symbols: readonly PageSymbol[], count: number];

/** Bytes of a number. */
const size = Int32Array.BYTES_PER_ELEMENT;

/**
 * Writes how many numbers there are and how long the words are, then the numbers, which have to begin at a
 * multiple of their size, the words and the heads.
 */
function encodeBlock(heads: readonly WrittenHead[], numbers: Int32Array, words: Uint8Array): Uint8Array {
  const written = encodeText(JSON.stringify(heads));
  const wordsAt = (2 + numbers.length) * size;
  const bytes = new Uint8Array(wordsAt + words.length + written.length);
  const start = new Int32Array(bytes.buffer, 0, 2 + numbers.length);
  start.set([numbers.length, words.length]);
  start.set(numbers, 2);
  bytes.set(words, wordsAt);
  bytes.set(written, wordsAt + words.length);
  return bytes;
}

/** Opens a block that a thread has sent or the store has kept. It reads the numbers where they are. */
export function openBlock(given: Uint8Array): IndexedBlock {
  const bytes = given.byteOffset % size === 0 ? given : given.slice();
  const { buffer, byteOffset } = bytes;
  const [count = 0, wordsLength = 0] = new Int32Array(buffer, byteOffset, 2);
  const numbers = new Int32Array(buffer, byteOffset + 2 * size, count);
  const wordsAt = (2 + count) * size;
  const headsAt = wordsAt + wordsLength;
  const heads: readonly WrittenHead[] = JSON.parse(decoder.decode(bytes.subarray(headsAt)));
  let first = 0;
  const pages = heads.map(([href, symbols, length]) => {
    const from = first;
    first += length;
    return { href, symbols, found: numbers.subarray(from, first) };
  });
  return { bytes, words: bytes.subarray(wordsAt, headsAt), pages };
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** Returns a page of a block. */
export function pageOfBlock({ words, pages }: IndexedBlock, at: number): IndexedPage | undefined {
  const page = pages[at];
  if (!page) return undefined;
  const { href, symbols } = page;
  const known = decoder.decode(words).split('\n');
  const written = [...page.found];
  return {
    href,
    symbols,
    terms: {
      words: written.map((one) => known[one >> 5] ?? ''),
      found: written.map((one) => one & 31),
    },
  };
}
