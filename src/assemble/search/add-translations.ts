import { foldText } from '../../../templates/browser/search/format/fold-text.ts';
import { places } from '../../../templates/browser/search/format/postings.ts';
import { lowerBound } from '../../lib/lower-bound.ts';
import { withPostings } from './add-compounds.ts';
import { englishWords } from './english-words.ts';
import { stemLength } from './index-lines.ts';
import type { LanguageWords } from './language-words.ts';

/**
 * Lets words of a language that no page has in any form find the pages with the English words for the same:
 * `Umbruchpunkte` those with `breakpoints`. Code is not searched for them. The lines stay in order.
 */
export function addTranslations(
  terms: readonly string[],
  language: string,
  words: Pick<LanguageWords, 'stem'>,
): readonly string[] {
  const translated = englishWords(language);
  if (translated.length === 0) return terms;
  const lines = new Map(terms.map((line) => [line.slice(0, line.indexOf('\t')), line]));
  const added = translated.flatMap(([written, english]): [string, string][] => {
    const word = foldText(written);
    const found = english.split(' ').flatMap((one) => lines.get(one) ?? []);
    const stem = stemLength(word, words);
    if (found.length === 0 || hasBeginning(terms, word.slice(0, Number(stem) || word.length))) return [];
    const own = `${word}\t${stem}\t`;
    const line = withPostings(own, [own, ...found], isWritten);
    return line === own ? [] : [[word, line]];
  });
  return [...new Map([...lines, ...added]).values()].sort();
}

/** Whether a page has a word for its readers, and not in code. */
function isWritten({ place }: { readonly place: number }): boolean {
  return place === places.text || place >= places.description;
}

/** Whether a line of sorted ones begins with a text. */
function hasBeginning(terms: readonly string[], start: string): boolean {
  return terms[lowerBound(terms, start)]?.startsWith(start) ?? false;
}
