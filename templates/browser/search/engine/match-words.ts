import { placeOf, places } from '../format/postings.ts';
import { otherSpellings } from '../format/spellings.ts';
import { leastDistance } from './edit-distance.ts';
import type { IndexFiles } from './index-files.ts';
import { endingsIn, hasSameStem } from './match-stems.ts';
import { otherWords } from './other-words.ts';
import type { QueryWord } from './query-words.ts';
import type { IndexSymbol, IndexWord, WordFile } from './word-file.ts';

/** How well a word of the index matches: from 0 to 1, where 1 is the word itself. */
export interface Matched<Found> {
  readonly found: Found;
  readonly quality: number;
}

/** What the index has for a word of a query. */
export interface WordMatches {
  readonly query: QueryWord;
  readonly words: readonly Matched<IndexWord>[];
  readonly symbols: readonly Matched<IndexSymbol>[];
  /** Names of several words that the query contains, with this one among them. */
  readonly phrases?: readonly IndexWord[];
}

/** Shortest words that may have one typo, and two. */
const minLengthForOneTypo = 4;
const minLengthForTwoTypos = 8;
/** Shortest abbreviation, which matches letters of a name in their order: `dsblelv` */
const minLengthForSubsequence = 4;
/** A word on so few pages may be a typo, which examples of mistakes contain as well: `buton`. */
const maxPagesOfTypo = 5;
/** Most words of the index that stand for a word of a query. */
const maxMatches = 40;

/** How much another word counts that means the same. */
const otherWordShare = 0.5;
/** How much a word counts in the other spelling of British and American English. */
const spellingShare = 0.95;
/** How much less a word counts that differs by a typo where a title or heading continues the written one. */
const typoBesideName = 0.6;
/**
 * How much less a name counts that differs by a typo from a word that texts have as it is written: `docker`.
 */
const nameBesideText = 0.15;
/** How much less a word counts that continues after a typo. */
const continuedTypoShare = 0.8;
/** How much less the continuation of a word counts that another word follows: `custom header` → `customer` */
const continuedShare = 0.6;

const qualities = { whole: 1, stem: 0.85, beginning: 0.8, subsequence: 0.65, typo: 0.6, secondTypo: 0.4 };

/** Looks up a word of a query in the index. */
export async function matchWord(query: QueryWord, index: IndexFiles): Promise<WordMatches> {
  const { text } = query;
  const exact = await withOtherWords(await matchExactly(query, index), index);
  const isCommon = exact.symbols.length > 0 || numberOfPages(exact.words) > maxPagesOfTypo;
  if (isCommon || text.length < minLengthForOneTypo || exact.words.some(isNamed)) return exact;
  // A typo among the first letters leads to other files.
  const variants = [text, ...startVariants(text)];
  const files = new Set(
    (await Promise.all(variants.map((variant) => index.wordFiles(variant, query)))).flat(),
  );
  const similar = similarIn([...files], query);
  const known = new Set(exact.words.map(({ found }) => found.word));
  const isText = exact.words.some(isInText);
  const share = isText || exact.words.some((match) => isAt(match, places.heading)) ? typoBesideName : 1;
  const others = similar.words.flatMap(({ found, quality }) =>
    known.has(found.word) ? [] : [{ found, quality: quality * share }],
  );
  const symbols = isText
    ? similar.symbols.map(({ found, quality }) => ({ found, quality: quality * nameBesideText }))
    : similar.symbols;
  return { query, symbols, words: [...exact.words, ...others] };
}

/** Adds the pages that have another word for the same. */
async function withOtherWords(match: WordMatches, index: IndexFiles): Promise<WordMatches> {
  const { query } = match;
  const asked = otherWords(query.text).map((text) => matchExactly({ ...query, text, isEnded: true }, index));
  const known = new Set(match.words.map(({ found }) => found.word));
  const others = (await Promise.all(asked)).flatMap(({ words }) =>
    words.flatMap(({ found, quality }) =>
      quality < qualities.stem || known.has(found.word) ? [] : [{ found, quality: quality * otherWordShare }],
    ),
  );
  return { ...match, words: [...match.words, ...others] };
}

/** Looks up a word of a query without typos, and its other spellings in English. */
export async function matchExactly(query: QueryWord, index: IndexFiles): Promise<WordMatches> {
  const spellings = [query.text, ...otherSpellings(query.text)];
  const [own, ...others] = await Promise.all(
    spellings.map(async (text) => matchesIn(await index.wordFiles(text, query), { ...query, text })),
  );
  const known = new Set(own?.words.map(({ found }) => found.word));
  const spelled = others.flatMap(({ words }) =>
    words.flatMap(({ found, quality }) =>
      known.has(found.word) ? [] : [{ found, quality: quality * spellingShare }],
    ),
  );
  return { query, words: [...(own?.words ?? []), ...spelled], symbols: own?.symbols ?? [] };
}

/** Whether a title, a heading or a description has the word as it is written: then it is no typo. */
function isNamed(match: Matched<IndexWord>): boolean {
  return match.quality === qualities.whole && isAt(match, places.description);
}

/** Whether a text has the word as it is written. Code between backticks may show a typo. */
function isInText({ found, quality }: Matched<IndexWord>): boolean {
  return quality === qualities.whole && found.postings().some((packed) => placeOf(packed) === places.text);
}

function isAt({ found }: Matched<IndexWord>, least: number): boolean {
  return found.postings().some((packed) => placeOf(packed) >= least);
}

function numberOfPages(words: WordMatches['words']): number {
  return words.reduce((sum, { found }) => sum + found.postings().length, 0);
}

function matchesIn(files: readonly WordFile[], query: QueryWord): WordMatches {
  const { text } = query;
  const all = files.flatMap(({ words }) => words);
  const symbols = matching(
    files.flatMap((file) => file.symbols),
    ({ key }) => qualityOf(key, text),
  );
  const beginningOf = ({ word }: IndexWord) => {
    const quality = qualityOf(word, text);
    return query.isEnded && quality < qualities.whole ? quality * continuedShare : quality;
  };
  const own = all.find(({ word }) => word === text);
  const isKnown = own !== undefined || symbols.some(({ quality }) => quality === qualities.whole);
  const stem = own && own.stem < text.length ? text.slice(0, own.stem) : isKnown ? text : undefined;
  const isEnding = endingsIn(all);
  const words = matching(all, (found) =>
    Math.max(beginningOf(found), hasSameStem(found, query, { own: stem, isEnding }) ? qualities.stem : 0),
  );
  return { query, words: best(words), symbols };
}

/**
 * The beginning of many words stands for the best of them, so that a query takes no longer on a large site.
 */
function best(words: readonly Matched<IndexWord>[]): readonly Matched<IndexWord>[] {
  if (words.length <= maxMatches) return words;
  return [...words].sort((a, b) => b.quality - a.quality).slice(0, maxMatches);
}

/** A loop without an array for each word: few of the words of a file match. */
function matching<Found>(all: readonly Found[], qualityIn: (found: Found) => number): Matched<Found>[] {
  const matches: Matched<Found>[] = [];
  for (const found of all) {
    const quality = qualityIn(found);
    if (quality > 0) matches.push({ found, quality });
  }
  return matches;
}

function qualityOf(word: string, text: string): number {
  if (!word.startsWith(text)) return 0;
  if (word === text) return qualities.whole;
  // Prefer the word that is nearly complete: `butt` finds `button` before `buttongroup`.
  return qualities.beginning * (0.6 + 0.4 * (text.length / word.length));
}

function similarIn(files: readonly WordFile[], query: QueryWord): WordMatches {
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
    query,
    words: best(
      matching(
        files.flatMap((file) => file.words),
        ({ word }) => typoQuality(word),
      ),
    ),
    symbols: matching(
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

/** Returns a word without one of its first letters, and with two of them swapped. */
function startVariants(text: string): string[] {
  return [0, 1, 2].flatMap((at) => [
    text.slice(0, at) + text.slice(at + 1),
    text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2),
  ]);
}
