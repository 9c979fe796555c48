import type { SearchSymbolKind } from '../../../../src/model/search-index.ts';
import { decodeNumbers, decodePacked } from '../format/postings.ts';

/** A word of the index. */
export interface IndexWord {
  readonly word: string;
  /** The length of its stem. */
  readonly stem: number;
  /** English words for the same, which pages may have in its place. */
  readonly forms: readonly string[];
  /** Packed as `packPosting` does. */
  postings(): Uint32Array;
}

/** A name that pages document: a prop, a class and so on. */
export interface IndexSymbol {
  /** The folded name. */
  readonly key: string;
  readonly name: string;
  readonly kind: SearchSymbolKind;
  /** Returns its id in a page. */
  idIn(href: string): string;
  pages(): readonly number[];
}

/** A file of the index: the words and names of a stretch of the alphabet. */
export interface WordFile {
  readonly words: readonly IndexWord[];
  readonly symbols: readonly IndexSymbol[];
}

/** Parses a file with words, whose postings are decoded when a query needs them. */
export function parseWordFile(text: string): WordFile {
  const words: IndexWord[] = [];
  const symbols: IndexSymbol[] = [];
  for (const line of text === '' ? [] : text.split('\n')) {
    const [key = '', second = '', third = '', id = '', pages = ''] = line.split('\t');
    if (id === '') {
      const postings = once(() => decodePacked(third));
      const stem = second === '' ? key.length : Number(second);
      // The last column is that of its forms.
      words.push({ word: key, stem, forms: pages === '' ? [] : pages.split(' '), postings });
    } else
      symbols.push({
        key,
        name: second,
        kind: third as SearchSymbolKind,
        idIn: (href) => (id.startsWith('~') ? `${lastSegment(href)}${id.slice(1)}` : id),
        pages: once(() => runningSums(decodeNumbers(pages))),
      });
  }
  return { words, symbols };
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function runningSums(numbers: readonly number[]): number[] {
  let sum = 0;
  return numbers.map((number) => {
    sum += number;
    return sum;
  });
}

function lastSegment(href: string): string {
  return href.split('/').findLast((name) => name !== '') ?? '';
}
