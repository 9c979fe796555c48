import { longer } from '../../../lib/longer-array.ts';
import type { IndexedBlock } from '../pages/indexed-block.ts';
import { createNameTable, type NameTable } from '../pages/name-table.ts';

/** The postings of pages by word. Of pages that were added, it keeps numbers alone. */
export interface PostingLists {
  /** Adds the next pages. */
  add(block: IndexedBlock): void;
  /** Calls back with each word, in the order in which they were met, and its postings (see `packPosting`). */
  forEach(onWord: (word: string, postings: Int32Array) => void): void;
}

/** The numbers of a block: those of its words, those of its pages, and what each page has. */
interface AddedBlock {
  readonly words: Int32Array;
  readonly first: number;
  readonly found: readonly Int32Array[];
}

/**
 * Creates lists without pages. Postings are counted first and sorted by word at the end: no list grows
 * while millions of them are added.
 */
export function createPostingLists(): PostingLists {
  const table = createNameTable();
  let counts = new Int32Array(1 << 14);
  const blocks: AddedBlock[] = [];
  let pages = 0;

  return {
    add(block) {
      const words = numbersOf(block.words, table);
      if (table.size() > counts.length) counts = longer(counts, table.size());
      const found = block.pages.map((page) => page.found);
      for (const ofPage of found)
        for (let at = 0; at < ofPage.length; at++) {
          const word = words[(ofPage[at] ?? 0) >> 5] ?? 0;
          counts[word] = (counts[word] ?? 0) + 1;
        }
      blocks.push({ words, first: pages, found });
      pages += found.length;
    },
    forEach(onWord) {
      const { postings, ends } = sortByWord(blocks, counts.subarray(0, table.size()));
      let start = 0;
      for (const [number, end] of ends.entries()) {
        onWord(table.nameOf(number), postings.subarray(start, end));
        start = end;
      }
    },
  };
}

/** Returns the number of each word of a block. */
function numbersOf(words: Uint8Array, table: NameTable): Int32Array {
  const numbers: number[] = [];
  for (let from = 0; from < words.length; ) {
    const to = words.indexOf(lineFeed, from);
    numbers.push(table.numberIn(words, from, to));
    from = to + 1;
  }
  return Int32Array.from(numbers);
}

const lineFeed = 10;

/** Writes the postings of all words one after the other. Words without postings take no place. */
function sortByWord(blocks: readonly AddedBlock[], counts: Int32Array) {
  /** By word: where its next posting belongs, and in the end, where its postings end. */
  const ends = new Int32Array(counts.length);
  let length = 0;
  for (const [word, count] of counts.entries()) {
    ends[word] = length;
    length += count;
  }
  const postings = new Int32Array(length);
  for (const { words, first, found } of blocks)
    for (const [at, ofPage] of found.entries())
      for (let index = 0; index < ofPage.length; index++) {
        const one = ofPage[index] ?? 0;
        const word = words[one >> 5] ?? 0;
        const next = ends[word] ?? 0;
        postings[next] = (first + at) * 32 + (one & 31);
        ends[word] = next + 1;
      }
  return { postings, ends };
}
