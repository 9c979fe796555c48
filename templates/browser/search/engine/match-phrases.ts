import type { IndexFiles } from './index-files.ts';
import type { WordMatches } from './match-words.ts';
import type { IndexWord } from './word-file.ts';

/** Most words of a name that the index has as a whole. */
const maxWords = 4;

/**
 * Adds the names of several words that a query contains, which the index has without gaps: `hide a page` of
 * `hide a page from the menu`. They are sought only in the files of their first words, which are loaded.
 */
export async function matchPhrases(
  matches: readonly WordMatches[],
  index: IndexFiles,
): Promise<readonly WordMatches[]> {
  const phrases = matches.map((): IndexWord[] => []);
  for (const start of matches.keys()) {
    const run = matches.slice(start, start + maxWords).map(({ query }) => query.text);
    const known = await wordsFrom(run[0] ?? '', index);
    for (let length = 2; length <= run.length; length++) {
      const found = known.get(run.slice(0, length).join(''));
      if (found) for (let at = start; at < start + length; at++) phrases[at]?.push(found);
    }
  }
  return matches.map((match, at) => ({ ...match, phrases: phrases[at] ?? [] }));
}

/** The words of a file that continue a word. */
async function wordsFrom(text: string, index: IndexFiles): Promise<ReadonlyMap<string, IndexWord>> {
  const files = await index.wordFiles(text, { isEnded: true });
  const words = files.flatMap((file) => file.words.filter(({ word }) => word.startsWith(text)));
  return new Map(words.map((found) => [found.word, found]));
}
