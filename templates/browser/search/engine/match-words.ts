import { placeOf, places } from '../format/postings.ts';
import { otherSpellings } from '../format/spellings.ts';
import { allMatching, bestOf, type Matched } from './all-matching.ts';
import type { IndexFiles } from './index-files.ts';
import { abbreviatedStarts, minLengthForOneTypo, similarIn, startVariants } from './match-similar.ts';
import { endingsIn, hasSameStem } from './match-stems.ts';
import { otherWords } from './other-words.ts';
import type { QueryWord } from './query-words.ts';
import type { IndexSymbol, IndexWord, WordFile } from './word-file.ts';

/** What the index has for a word of a query. */
export interface WordMatches {
  readonly query: QueryWord;
  readonly words: readonly Matched<IndexWord>[];
  readonly symbols: readonly Matched<IndexSymbol>[];
  /** Names of several words that the query contains, with this one among them. */
  readonly phrases?: readonly IndexWord[];
}

/** A word on so few pages may be a typo, which examples of mistakes contain as well: `buton`. */
const maxPagesOfTypo = 5;
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
/** How much less the continuation of a word counts that another word follows: `custom header` → `customer` */
const continuedShare = 0.6;

const qualities = { whole: 1, stem: 0.85, beginning: 0.8 };

/** Looks up a word of a query in the index. */
export async function matchWord(query: QueryWord, index: IndexFiles): Promise<WordMatches> {
  const { text } = query;
  const exact = await withOtherWords(await matchExactly(query, index), index);
  const isCommon = exact.symbols.length > 0 || numberOfPages(exact.words) > maxPagesOfTypo;
  if (isCommon || text.length < minLengthForOneTypo || exact.words.some(isNamed)) return exact;
  // Missing vowels and a typo among the first letters lead to other files.
  const starts = [...abbreviatedStarts(text), ...startVariants(text)];
  const loading = [
    index.wordFiles(text, { ...query, isMisspelled: true }),
    ...starts.map((start) => index.wordFiles(start, query)),
  ];
  const files = new Set((await Promise.all(loading)).flat());
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
  const symbols = allMatching(
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
  const words = allMatching(all, (found) =>
    Math.max(beginningOf(found), hasSameStem(found, query, { own: stem, isEnding }) ? qualities.stem : 0),
  );
  return { query, words: bestOf(words), symbols };
}

function qualityOf(word: string, text: string): number {
  if (!word.startsWith(text)) return 0;
  if (word === text) return qualities.whole;
  // Prefer the word that is nearly complete: `butt` finds `button` before `buttongroup`.
  return qualities.beginning * (0.6 + 0.4 * (text.length / word.length));
}
