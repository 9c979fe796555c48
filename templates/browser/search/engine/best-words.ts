import type { WordMatches } from './match-words.ts';

/** Returns the words of a query, each in the form that the index has. */
export function bestWords(matches: readonly WordMatches[]): string[] {
  return matches.map(({ query, words }) => {
    const best = words.reduce((a, b) => (b.quality > a.quality ? b : a), {
      found: { word: query.text },
      quality: 0,
    });
    // Texts are compared without the dashes of options.
    const word = best.found.word.replace(/^--/, '');
    return word.startsWith(query.text) ? query.text : word;
  });
}
