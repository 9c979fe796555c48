import type { WordMatches } from './match-words.ts';

/** The words to mark in results, folded. */
export interface MarkedWords {
  /** Those of the query that say something, marked wherever they are in a word. */
  readonly words: readonly string[];
  /** Those of the index that stand for them, marked where a word begins, or as a part of a long word. */
  readonly forms: readonly string[];
}

/** Returns the words to mark in the results of a query. */
export function markedWords(matches: readonly WordMatches[]): MarkedWords {
  const strong = matches.filter(({ query }) => !query.isWeak);
  const written = strong.map(({ query }) => query.text).filter(isMarkable);
  return { words: [...new Set(written)], forms: [...new Set(strong.flatMap(formsOf))] };
}

/** Letters that a reader may still have to type of a word that stands for others. */
const mostMissing = 2;

/**
 * Returns the words by which pages answer a word of a query without having it: other endings of its stem,
 * words for the same, and the nearest ones of a word with a typo.
 */
export function formsOf({ query: { text }, words, symbols }: WordMatches): readonly string[] {
  const isBegun = (word: string) => word.startsWith(text) && word.length > text.length + mostMissing;
  const found = words.flatMap(({ found: { word, forms } }) => [
    word.replace(/^--/, ''),
    ...(isBegun(word) ? [] : forms),
  ]);
  return [...found, ...symbols.map(({ found: { key } }) => key)].filter((word) => !word.startsWith(text));
}

/**
 * A single letter is in every passage, as an article or a variable; a single character of Chinese is a word.
 */
function isMarkable(word: string): boolean {
  return word.length > 1 || /\p{Other_Letter}/u.test(word);
}
