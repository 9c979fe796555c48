import type { SearchKind, SearchManifest } from '../../../../src/model/search-index.ts';
import { decodeLengths } from '../format/page-lengths.ts';
import { places } from '../format/postings.ts';
import type { WordMatches } from './match-words.ts';
import { minWordsOfSentence } from './query-words.ts';

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

/** Guides explain; API pages list. */
const kindFactor: Readonly<Record<SearchKind, number>> = { guide: 1.5, reference: 1 };
const ownProductFactor = 1.15;
/** How much a page loses that does not have every word. */
const coverageExponent = 1.3;
const weakFactor = 0.05;
/** How much the text of a long page loses to several words of a query, and to a sentence. */
const lengthExponent = 0.1;
const sentenceLengthExponent = 0.6;
const leastLengthShare = 0.3;
const mostLengthShare = 2;
/** How much a word counts that a message quotes: it is a name of the reader's own site. */
const quotedFactor = 0.3;

/** Scores the pages that have words of a query, the best first. */
export function rankPages(
  matches: readonly WordMatches[],
  { ranges, lengths }: Pick<SearchManifest, 'ranges' | 'lengths'>,
  { filter, own }: { readonly filter: SearchFilter; readonly own?: string | undefined },
): RankedPage[] {
  const count = ranges.at(-1)?.to ?? 0;
  const shareOf = lengthShares(lengths, matches);
  const scored = matches.map((match) => scoresOf(match, shareOf));
  const worth = scored.map(({ size }, at) => {
    const { isWeak = false, isQuoted = false } = matches[at]?.query ?? {};
    return Math.log(1 + count / Math.max(1, size)) * (isWeak ? weakFactor : isQuoted ? quotedFactor : 1);
  });
  const total = worth.reduce((sum, one) => sum + one, 0);
  const pages = new Set(scored.flatMap((scores) => [...scores.keys()]));
  const ranked: RankedPage[] = [];
  for (const number of pages) {
    const range = ranges.find(({ from, to }) => from <= number && number < to);
    if (!range || !isIn(range, filter)) continue;
    let score = 0;
    let covered = 0;
    const found = scored.map((scores, at) => {
      const one = scores.get(number);
      if (one === undefined) return undefined;
      score += one.score * (worth[at] ?? 0);
      covered += worth[at] ?? 0;
      return one.place;
    });
    const factor =
      kindFactor[range.kind] * (own !== undefined && range.product === own ? ownProductFactor : 1);
    ranked.push({ number, score: (score / total) * (covered / total) ** coverageExponent * factor, found });
  }
  return ranked.sort((a, b) => b.score - a.score || a.number - b.number);
}

function isIn(
  range: { readonly product?: string; readonly kind: SearchKind },
  { product, kind }: SearchFilter,
): boolean {
  return (product === undefined || range.product === product) && (kind === undefined || range.kind === kind);
}

/**
 * Returns how much the text of a page counts: a short page that has the words of a sentence is about it, and
 * a long one has many words.
 */
function lengthShares(text: string, matches: readonly WordMatches[]): (page: number) => number {
  const strong = matches.filter(({ query }) => !query.isWeak).length;
  if (strong < 2) return () => 1;
  const exponent = strong < minWordsOfSentence ? lengthExponent : sentenceLengthExponent;
  const lengths = decodeLengths(text);
  const mean = lengths.reduce((sum, one) => sum + one, 0) / Math.max(1, lengths.length);
  return (page) => {
    const share = (mean / (lengths[page] ?? mean)) ** exponent;
    return Math.min(mostLengthShare, Math.max(leastLengthShare, share));
  };
}

interface WordScore {
  readonly score: number;
  readonly place: number;
}

/** The score of each page for one word of the query. */
function scoresOf(
  { words, symbols }: WordMatches,
  shareOf: (page: number) => number,
): Map<number, WordScore> {
  const scores = new Map<number, WordScore>();
  const add = (page: number, place: number, score: number) => {
    if ((scores.get(page)?.score ?? 0) < score) scores.set(page, { score, place });
  };
  for (const { found, quality } of words)
    for (const { page, place, extent } of found.postings()) {
      const share = shares[place]?.[extent] ?? 1 + extentShare * extent;
      const ofLength = place > places.identifier ? 1 : shareOf(page);
      add(page, place, (weights[place] ?? 0) * share * ofLength * quality);
    }
  for (const { found, quality } of symbols)
    for (const page of found.pages()) add(page, places.part, (weights[places.name] ?? 0) * quality);
  return scores;
}
