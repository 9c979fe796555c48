import { foldText, wordsOf } from '../../../../templates/browser/search/format/fold-text.ts';
import { encodePostings, placeOf, places } from '../../../../templates/browser/search/format/postings.ts';
import type { LanguageWords } from '../words/language-words.ts';

/** On more pages than this share, a word that a text has once says nothing about the page. */
const commonShare = 0.4;
/** In an index with fewer pages, no word is common. */
const minPagesForCommon = 100;

/** What a line depends on besides the pages. */
export type LineWords = Pick<LanguageWords, 'stopWords' | 'stem'>;

/** How the words of an index become lines. */
export interface LineRules {
  /** Returns which postings the line of a word has that so many pages have; undefined for all of them. */
  keptOf(word: string, count: number): ((packed: number) => boolean) | undefined;
  /** Writes a line with these postings. */
  lineOf(word: string, postings: Int32Array): string;
}

/** Creates the rules of an index with so many pages. */
export function createLineRules(pageCount: number, words: LineWords): LineRules {
  const stopWords = new Set(stopWordsOf(words));
  const most = pageCount < minPagesForCommon ? Number.POSITIVE_INFINITY : pageCount * commonShare;
  const isNamed = (packed: number) => placeOf(packed) > places.identifier;
  const isNamedOrOften = (packed: number) => isNamed(packed) || (packed & 3) > 0;
  return {
    keptOf(word, count) {
      if (stopWords.has(word)) return isNamed;
      return count > most ? isNamedOrOften : undefined;
    },
    lineOf: (word, postings) => `${word}\t${stemLength(word, words)}\t${encodePostings(postings)}`,
  };
}

/** Returns the stop words of a language as they stand in an index. */
export function stopWordsOf({ stopWords }: LineWords): string[] {
  return [...new Set(stopWords.flatMap(wordsOf))];
}

/** Shortest stem that keeps its last letter if this is an `e`: `name`. */
const minLengthOfEnd = 4;

/** Returns the length of the stem of a word if it is a shorter beginning of it, as a line has it. */
export function stemLength(word: string, { stem }: Pick<LanguageWords, 'stem'>): string {
  if (word.length < 4 || /[0-9-]/.test(word)) return '';
  const found = foldText(stem(word));
  // `theming` and `theme` have the stem `theme`: what both begin with is `them`.
  const stemmed = found.length > minLengthOfEnd && found.endsWith('e') ? found.slice(0, -1) : found;
  return stemmed.length >= 3 && stemmed.length < word.length && word.startsWith(stemmed)
    ? String(stemmed.length)
    : '';
}
