import type { SearchKind, SearchManifest } from '../../../../src/model/search-index.ts';
import { placeOf, places } from '../format/postings.ts';
import { lengthShares } from './length-shares.ts';
import type { WordMatches } from './match-words.ts';

/** What the reader searches in. */
export interface SearchFilter {
  readonly product?: string;
  readonly kind?: SearchKind;
}

/** A page that matches a query. */
export interface RankedPage {
  readonly number: number;
  readonly score: number;
  /** The best place of each word of the query in the page; undefined for words that it does not have. */
  readonly found: readonly (number | undefined)[];
}

/** How much a word counts by its place. */
const weights: Readonly<Record<number, number>> = {
  [places.title]: 10,
  [places.name]: 8,
  [places.heading]: 5.5,
  [places.part]: 3,
  [places.description]: 4.5,
  [places.identifier]: 3,
  [places.text]: 2,
  [places.code]: 1,
};

/** Titles and other names of one word, of two, of three and of more. */
const shares: Readonly<Record<number, readonly number[]>> = {
  [places.title]: [1.3, 1, 0.85, 0.75],
  [places.name]: [1.5, 1.2, 1.1, 1],
};
/** How much each step of the number of occurrences adds. */
const extentShare = 0.22;

/** How much a word counts by its place and extent. */
const placeScores = Float64Array.from({ length: 32 }, (_, at) => {
  const place = at >> 2;
  return (weights[place] ?? 0) * (shares[place]?.[at & 3] ?? 1 + extentShare * (at & 3));
});

/** Guides explain; API pages list. */
const kindFactor: Readonly<Record<SearchKind, number>> = { guide: 1.5, reference: 1 };
const ownProductFactor = 1.15;
/** How much a page loses that does not have every word. */
const coverageExponent = 1.3;
const weakFactor = 0.05;
/**
 * A word on fewer pages says no more than one on as many: of `loading placeholder while fetching`, the page
 * that has both names of what is sought comes before the only one that fetches. Of a small site, a tenth.
 */
const leastPages = 10;
/** How much a word counts that a message quotes: it is a name of the reader's own site. */
const quotedFactor = 0.3;

/** Which pages are ranked, and how many of them are returned. */
export interface Ranking {
  readonly filter: SearchFilter;
  readonly own?: string | undefined;
  readonly most: number;
  /** Whether a page that is good enough may be among them. */
  isWanted(page: RankedPage): boolean;
}

/** Scores the pages that have words of a query, and returns the best of those that are wanted, in order. */
export function rankPages(
  matches: readonly WordMatches[],
  { ranges, lengths }: Pick<SearchManifest, 'ranges' | 'lengths'>,
  { filter, own, most, isWanted }: Ranking,
): RankedPage[] {
  const count = ranges.at(-1)?.to ?? 0;
  const shareOf = lengthShares(lengths, matches);
  const scored = matches.map((match) => scoresOf(match, shareOf, count));
  const least = Math.max(1, Math.min(leastPages, count / 10));
  const worth = scored.map(({ size }, at) => {
    const { isWeak = false, isQuoted = false } = matches[at]?.query ?? {};
    return Math.log(1 + count / Math.max(least, size)) * (isWeak ? weakFactor : isQuoted ? quotedFactor : 1);
  });
  const total = worth.reduce((sum, one) => sum + one, 0);
  const words = { scored, worth, total };
  const ranked: RankedPage[] = [];
  for (const range of ranges) {
    if (!isIn(range, filter)) continue;
    const factor =
      kindFactor[range.kind] * (own !== undefined && range.product === own ? ownProductFactor : 1);
    for (let number = range.from; number < range.to; number++) {
      // A page after one with the same score stays after it.
      const least = ranked.length === most ? (ranked.at(-1)?.score ?? 0) : 0;
      const score = factor * scoreOf(number, words, least / factor);
      if (score <= least) continue;
      const page = { number, score, found: scored.map(({ placeIn }) => placeIn(number)) };
      if (isWanted(page)) insert(page, ranked, most);
    }
  }
  return ranked;
}

interface Scored {
  readonly scored: readonly WordScores[];
  /** How much each word of the query counts, and all of them. */
  readonly worth: readonly number[];
  readonly total: number;
}

/** The score of a page for all words of a query: 0 if it has none, or cannot have more than `least`. */
function scoreOf(page: number, { scored, worth, total }: Scored, least: number): number {
  let score = 0;
  let covered = 0;
  for (let at = 0; at < scored.length; at++) {
    const one = scored[at]?.scores[page] ?? 0;
    if (one === 0) continue;
    score += one * (worth[at] ?? 0);
    covered += worth[at] ?? 0;
  }
  // Few pages would be among the best even with all words, so that few powers are computed.
  return score / total <= least ? 0 : (score / total) * (covered / total) ** coverageExponent;
}

/** Inserts a page after those with the same score or a better one, and keeps the best. */
function insert(page: RankedPage, ranked: RankedPage[], most: number): void {
  const after = ranked.findIndex(({ score }) => score < page.score);
  ranked.splice(after < 0 ? ranked.length : after, 0, page);
  if (ranked.length > most) ranked.pop();
}

function isIn(
  range: { readonly product?: string; readonly kind: SearchKind },
  { product, kind }: SearchFilter,
): boolean {
  return (product === undefined || range.product === product) && (kind === undefined || range.kind === kind);
}

/** The scores of all pages for one word of the query. */
interface WordScores {
  /** By page: 0 if it does not have the word. */
  readonly scores: Float64Array;
  /** How many pages have the word. */
  readonly size: number;
  placeIn(page: number): number | undefined;
}

function scoresOf(
  { words, symbols, phrases = [] }: WordMatches,
  lengthShare: Float64Array | undefined,
  count: number,
): WordScores {
  const scores = new Float64Array(count);
  const bestPlaces = new Uint8Array(count);
  let size = 0;
  // Loops without calls: a word of a sentence may be on every page of a large site.
  for (const { found, quality } of words) {
    for (const packed of found.postings()) {
      const page = packed >>> 5;
      const place = placeOf(packed);
      const ofLength = place > places.identifier ? 1 : (lengthShare?.[page] ?? 1);
      const score = (placeScores[packed & 31] ?? 0) * ofLength * quality;
      const known = scores[page] ?? 0;
      if (score <= known) continue;
      if (known === 0) size += 1;
      scores[page] = score;
      bestPlaces[page] = place;
    }
  }
  for (const found of phrases) {
    for (const packed of found.postings()) {
      const page = packed >>> 5;
      const place = placeOf(packed);
      const score = place < places.name ? 0 : (placeScores[packed & 31] ?? 0);
      const known = scores[page] ?? 0;
      if (score <= known) continue;
      if (known === 0) size += 1;
      scores[page] = score;
      bestPlaces[page] = place;
    }
  }
  for (const { found, quality } of symbols) {
    const score = (weights[places.name] ?? 0) * quality;
    for (const page of found.pages()) {
      const known = scores[page] ?? 0;
      if (score <= known) continue;
      if (known === 0) size += 1;
      scores[page] = score;
      bestPlaces[page] = places.part;
    }
  }
  return {
    scores,
    size,
    placeIn: (page) => (scores[page] === 0 ? undefined : bestPlaces[page]),
  };
}
