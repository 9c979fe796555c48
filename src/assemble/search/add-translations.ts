import { foldText } from '../../../templates/browser/search/format/fold-text.ts';
import { places } from '../../../templates/browser/search/format/postings.ts';
import { lowerBound } from '../../lib/lower-bound.ts';
import { postingsOf, withPostings } from './add-compounds.ts';
import { englishWords } from './english-words.ts';
import { stemLength } from './index-lines.ts';
import type { LanguageWords } from './language-words.ts';

/** Words that fewer pages have, and none in its title or headings, find English pages, too. */
const fewPages = 3;

/** What translations depend on besides the lines. */
interface TranslationContext extends Pick<LanguageWords, 'stem'> {
  readonly language: string;
  /** Whether a page is in the language of the index, and not in the one that it was written in. */
  isTranslated(page: number): boolean;
}

/**
 * Lets words of a language that hardly any page has find the pages with the English words for the same:
 * `Umbruchpunkte` those with `breakpoints`, those that readers of the language can read first. Code is not
 * searched for them. The lines stay in order.
 */
export function addTranslations(
  terms: readonly string[],
  { language, isTranslated, ...words }: TranslationContext,
): readonly string[] {
  const translated = englishWords(language);
  if (translated.length === 0) return terms;
  const lines = new Map(terms.map((line) => [line.slice(0, line.indexOf('\t')), line]));
  const added = translated.flatMap(([written, english]): [string, string][] => {
    const word = foldText(written);
    const found = english.split(' ').flatMap((one) => lines.get(one) ?? []);
    const stem = stemLength(word, words);
    const start = word.slice(0, Number(stem) || word.length);
    if (found.length === 0 || isCovered(terms, start)) return [];
    const own = lines.get(word) ?? `${word}\t${stem}\t`;
    const line = withPostings(own, [own, ...found], (posting) => {
      if (!isWritten(posting)) return undefined;
      return isTranslated(posting.page) ? { ...posting, place: places.description, extent: 3 } : posting;
    });
    return line === own ? [] : [[word, line]];
  });
  return [...new Map([...lines, ...added]).values()].sort();
}

/** Whether a page has a word for its readers, and not in code. */
function isWritten({ place }: { readonly place: number }): boolean {
  return place === places.text || place >= places.description;
}

/** Whether a word that begins with a text is on several pages, or a page is about it. */
function isCovered(terms: readonly string[], start: string): boolean {
  let count = 0;
  for (let at = lowerBound(terms, start); terms[at]?.startsWith(start); at++) {
    const postings = postingsOf(terms[at] ?? '');
    count += postings.length;
    if (count >= fewPages || postings.some(({ place }) => place >= places.description)) return true;
  }
  return false;
}
