import type { IndexedBlock } from './indexed-block.ts';

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
  readonly found: readonly (readonly number[])[];
}

/**
 * Creates lists without pages. Postings are counted first and sorted by word at the end: no list grows
 * while millions of them are added.
 */
export function createPostingLists(): PostingLists {
  const numbers = new Map<string, number>();
  const counts: number[] = [];
  const blocks: AddedBlock[] = [];
  let pages = 0;

  function numberOf(word: string): number {
    const known = numbers.get(word);
    if (known !== undefined) return known;
    numbers.set(word, counts.length);
    return counts.push(0) - 1;
  }

  return {
    add(block) {
      const words = Int32Array.from(block.words, numberOf);
      const found = block.pages.map((page) => page.found);
      for (const ofPage of found)
        for (const one of ofPage) {
          const word = words[one >> 5] ?? 0;
          counts[word] = (counts[word] ?? 0) + 1;
        }
      blocks.push({ words, first: pages, found });
      pages += found.length;
    },
    forEach(onWord) {
      const { postings, ends } = sortByWord(blocks, counts);
      let start = 0;
      for (const [word, number] of numbers) {
        const end = ends[number] ?? start;
        onWord(word, postings.subarray(start, end));
        start = end;
      }
    },
  };
}

/** Writes the postings of all words one after the other. Words without postings take no place. */
function sortByWord(blocks: readonly AddedBlock[], counts: readonly number[]) {
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
      for (const one of ofPage) {
        const word = words[one >> 5] ?? 0;
        const next = ends[word] ?? 0;
        postings[next] = (first + at) * 32 + (one & 31);
        ends[word] = next + 1;
      }
  return { postings, ends };
}
