import { allMatching, bestOf, type Matched } from './all-matching.ts';
import { leastDistance } from './edit-distance.ts';
import type { QueryWord } from './query-words.ts';
import type { IndexSymbol, IndexWord, WordFile } from './word-file.ts';

/** Shortest words that may have one typo, and two. */
export const minLengthForOneTypo = 4;
const minLengthForTwoTypos = 8;
/** Shortest abbreviation, which matches letters of a name in their order: `dsblelv` */
const minLengthForSubsequence = 4;
/** How much less a word counts that continues after a typo. */
const continuedTypoShare = 0.8;
const qualities = { subsequence: 0.65, typo: 0.6, secondTypo: 0.4 };

/** Words and names of the index that are similar to a word of a query. */
interface Similar {
  readonly words: readonly Matched<IndexWord>[];
  readonly symbols: readonly Matched<IndexSymbol>[];
}

/**
 * Returns the words and names of files that a word of a query may mean: those with its letters in order, and
 * with a typo.
 */
export function similarIn(files: readonly WordFile[], query: QueryWord): Similar {
  const { text } = query;
  const most = text.length < minLengthForTwoTypos ? 1 : 2;
  const typoQuality = (word: string) => {
    if (word.length < text.length - most || !haveStart(word, text)) return 0;
    const typos = leastDistance(text, word, most);
    if (!typos) return 0;
    const share = Math.min(1, text.length / word.length);
    // `tooltp` is `tooltip` rather than the beginning of `toolpad`.
    const isWhole = word.length <= text.length + 1 && typos.whole <= typos.least;
    const continued = isWhole ? 1 : continuedTypoShare;
    return (typos.least === 1 ? qualities.typo : qualities.secondTypo) * (0.6 + 0.4 * share) * continued;
  };
  return {
    words: bestOf(
      allMatching(
        files.flatMap((file) => file.words),
        ({ word }) => typoQuality(word),
      ),
    ),
    symbols: allMatching(
      files.flatMap((file) => file.symbols),
      ({ key }) => Math.max(typoQuality(key), subsequenceQuality(key, text)),
    ),
  };
}

/** Typos in the first letters are swaps, or one letter too many or too few. */
function haveStart(word: string, text: string): boolean {
  return word[0] === text[0] || word[0] === text[1] || word[1] === text[0];
}

/** A name that is an abbreviation with all its letters comes before one with a typo, however long it is. */
const leastSubsequenceShare = 0.95;

/** How well a name matches that has the letters of an abbreviation in their order, and begins as it does. */
function subsequenceQuality(name: string, text: string): number {
  if (text.length < minLengthForSubsequence || text[0] !== name[0] || name.length > text.length * 3) return 0;
  let at = 0;
  for (const letter of name) if (letter === text[at]) at += 1;
  if (at < text.length) return 0;
  const share = text.length / name.length;
  return qualities.subsequence * (leastSubsequenceShare + (1 - leastSubsequenceShare) * share);
}

/** One of so many letters of an abbreviation is a vowel at most: `dsblelv` */
const lettersForVowel = 4;

/**
 * Returns what the names begin with of which a word without most of its vowels may be an abbreviation, if
 * they begin otherwise: `dsblelv` → `das`, `dsa`, `des` …
 */
export function abbreviatedStarts(text: string): string[] {
  const [first = '', second = '', third = ''] = text;
  const isConsonant = (letter: string) => /^[b-df-hj-np-tv-z]$/.test(letter);
  const vowels = text.match(/[aeiou]/g)?.length ?? 0;
  const isAbbreviation = text.length >= minLengthForSubsequence && vowels * lettersForVowel <= text.length;
  if (!isAbbreviation || !isConsonant(second)) return [];
  return [...'aeiou'].flatMap((vowel) => [
    ...(isConsonant(first) ? [first + vowel + second] : []),
    ...(isConsonant(third) ? [first + second + vowel] : []),
  ]);
}

/** Returns a word without one of its first letters, and with two of them swapped. */
export function startVariants(text: string): string[] {
  return [0, 1, 2].flatMap((at) => [
    text.slice(0, at) + text.slice(at + 1),
    text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2),
  ]);
}
