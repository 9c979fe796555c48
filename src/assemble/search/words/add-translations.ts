import { foldText } from '../../../../templates/browser/search/format/fold-text.ts';
import { type Posting, places } from '../../../../templates/browser/search/format/postings.ts';
import { lowerBound } from '../../../lib/lower-bound.ts';
import { stemLength } from '../lines/line-rules.ts';
import { asDescribed, postingsOf, withPostings } from './add-compounds.ts';
import { englishWords } from './english-words.ts';
import type { LanguageWords } from './language-words.ts';

/** Words that fewer pages have, and none in its title or headings, find English texts, too. */
const fewPages = 3;
/** Most words beside a word in the title of a page that is about it. */
const maxBeside = 2;

/** What translations depend on besides the lines. */
interface TranslationContext extends Pick<LanguageWords, 'stem'> {
  readonly language: string;
  /** Whether a page is in the language of the index, and not in the one that it was written in. */
  isTranslated(page: number): boolean;
}

/**
 * Lets words of a language that hardly any page has find the pages with the English words for the same:
 * `Umbruchpunkte` those with `breakpoints`, first those that are about them, then those that readers of the
 * language can read. Code is not searched for them. Words of more pages find only pages that are about the
 * English ones, behind their own: `Tabelle` that of the component Table. The lines stay in order. Those of
 * such words have the English ones that the index has, which are marked in passages: `…\t\tbreakpoints`.
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
    const known = english.split(' ').filter((one) => lines.has(one));
    const found = known.flatMap((one) => lines.get(one) ?? []);
    const stem = stemLength(word, words);
    if (found.length === 0) return [];
    const own = lines.get(word) ?? `${word}\t${stem}\t`;
    const translate = isCovered(terms, word.slice(0, Number(stem) || word.length)) ? besideOwn : insteadOfOwn;
    const line = withPostings(own, [own, ...found], (posting) => translate(posting, isTranslated));
    return line === own ? [] : [[word, `${line}\t\t${known.join(' ')}`]];
  });
  return [...new Map([...lines, ...added]).values()].sort();
}

/** Translates a posting of an English word for a word that pages of the language have as well. */
function besideOwn(posting: Posting): Posting | undefined {
  return isNamed(posting) ? { ...posting, place: places.identifier, extent: 0 } : undefined;
}

/**
 * Translates a posting of an English word for a word that hardly any page has: a page that is about it has it
 * as a name, and comes before one in the language that only mentions it.
 */
function insteadOfOwn(
  posting: Posting,
  isTranslated: TranslationContext['isTranslated'],
): Posting | undefined {
  if (!isWritten(posting)) return undefined;
  if (isNamed(posting)) return { ...posting, place: places.name };
  return isTranslated(posting.page)
    ? { ...posting, place: places.description, extent: 2 }
    : asDescribed(posting);
}

/** Whether a page has a word for its readers, and not in code. */
function isWritten({ place }: { readonly place: number }): boolean {
  return place === places.text || place >= places.description;
}

/** Whether a word is most of the title or of another name of a page. */
function isNamed({ place, extent }: Posting): boolean {
  return place >= places.name && extent <= maxBeside;
}

/**
 * Whether words of a stem are on several pages, or a page is about one. Others only begin as they do: English
 * `sorting` is no form of `sortieren`.
 */
function isCovered(terms: readonly string[], stem: string): boolean {
  let count = 0;
  for (let at = lowerBound(terms, (line) => line < stem); terms[at]?.startsWith(stem); at++) {
    const line = terms[at] ?? '';
    const [word, length] = line.split('\t', 2);
    if (word !== stem && Number(length) !== stem.length) continue;
    const postings = postingsOf(line);
    count += postings.length;
    if (count >= fewPages || postings.some(({ place }) => place >= places.description)) return true;
  }
  return false;
}
