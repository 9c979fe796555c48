import type { WordMatches } from './match-words.ts';

/** Returns the words of a query that say something, and those of the index that stand for them. */
export function markedWords(matches: readonly WordMatches[]): string[] {
  const written = matches.filter(({ query }) => !query.isWeak && isMarkable(query.text));
  return [...new Set([...written.map(({ query }) => query.text), ...corrections(matches)])];
}

/** Words of the index that stand for a word with a typo. */
function corrections(matches: readonly WordMatches[]): string[] {
  const strong = matches.filter(({ query }) => !query.isWeak);
  return strong.flatMap(({ query, words, symbols }) =>
    [...words.map(({ found }) => found.word), ...symbols.map(({ found }) => found.key)].filter(
      (word) => !word.startsWith(query.text) && word[0] === query.text[0],
    ),
  );
}

/**
 * A single letter is in every passage, as an article or a variable; a single character of Chinese is a word.
 */
function isMarkable(word: string): boolean {
  return word.length > 1 || /\p{Other_Letter}/u.test(word);
}
