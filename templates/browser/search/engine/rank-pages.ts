import type { SearchKind, SearchManifest } from '../../../../src/model/search-index.ts';
import { places } from '../format/postings.ts';
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

/** Titles of one word, of two, of three and of more. */
const titleShares = [1.3, 1, 0.85, 0.75] as const;
/** How much each step of the number of occurrences adds. */
const extentShare = 0.22;

/** Guides explain; API pages list. */
const kindFactor: Readonly<Record<SearchKind, number>> = { guide: 1.5, reference: 1 };
const ownProductFactor = 1.15;
/** How much a page loses that does not have every word. */
const coverageExponent = 1.3;
const weakFactor = 0.05;

/** Scores the pages that have words of a query, the best first. */
export function rankPages(
  matches: readonly WordMatches[],
  { ranges }: Pick<SearchManifest, 'ranges'>,
  { filter, own }: { readonly filter: SearchFilter; readonly own?: string | undefined },
): RankedPage[] {
  const count = ranges.at(-1)?.to ?? 0;
  const scored = matches.map((match) => scoresOf(match));
  const worth = scored.map(({ size }, at) => {
    const isWeak = matches[at]?.query.isWeak ?? false;
    return Math.log(1 + count / Math.max(1, size)) * (isWeak ? weakFactor : 1);
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

interface WordScore {
  readonly score: number;
  readonly place: number;
}

/** The score of each page for one word of the query. */
function scoresOf({ words, symbols }: WordMatches): Map<number, WordScore> {
  const scores = new Map<number, WordScore>();
  const add = (page: number, place: number, score: number) => {
    if ((scores.get(page)?.score ?? 0) < score) scores.set(page, { score, place });
  };
  for (const { found, quality } of words)
    for (const { page, place, extent } of found.postings()) {
      const share = place === places.title ? (titleShares[extent] ?? 1) : 1 + extentShare * extent;
      add(page, place, (weights[place] ?? 0) * share * quality);
    }
  for (const { found, quality } of symbols)
    for (const page of found.pages()) add(page, places.part, (weights[places.name] ?? 0) * quality);
  return scores;
}
