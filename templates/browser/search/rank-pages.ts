import type { SearchPage } from '../../../src/model/search-index.ts';
import type { PreparedPage, Searchable } from './prepare-index.ts';
import { type Match, matchWord, type QueryWord } from './query-words.ts';

/** The pages of one search index: those of a product, or those without one. */
export interface PreparedPart {
  readonly product?: { readonly name: string; readonly searched: Searchable };
  /** Whether it is the product that the reader is in. */
  readonly isOwn: boolean;
  readonly pages: readonly PreparedPage[];
}

/** A page that matches a query. */
export interface RankedPage {
  readonly page: SearchPage;
  readonly part: PreparedPart;
  /** Matching headings, in the order of the page. */
  readonly headings: readonly (readonly [id: string, text: string])[];
}

const maxPages = 20;
const maxHeadings = 3;

/** Score of the field that contains a word. The steps are larger than any `Match`. */
const fieldScore = { title: 15, heading: 10, description: 5, product: 0 } as const;

/** Score of a title that equals the query, larger than the scores of all words. */
const wholeTitleScore = 60;
/** Score of a title that begins with the query, and the most that the matched share of it adds. */
const titleStartScore = 30;
const titleShareScore = 10;
/** Score of the reader's own product: the step from the beginning of a word to the whole word. */
const ownProductScore = 1;

/** Returns the pages that contain every word of a query, the best first. Equal pages keep their order. */
export function rankPages(words: readonly QueryWord[], parts: readonly PreparedPart[]): RankedPage[] {
  if (words.length === 0) return [];
  const query = ` ${words.map(({ text }) => text).join(' ')}`;
  const found: { readonly page: PreparedPage; readonly part: PreparedPart; readonly score: number }[] = [];
  for (const part of parts) {
    const { product } = part;
    const productMatches = words.map((word) => (product ? matchWord(word, product.searched) : 0));
    for (const page of part.pages) {
      const score = wordScore(page, words, productMatches);
      if (score === undefined) continue;
      const bonus = titleScore(page.title, query) + (part.isOwn ? ownProductScore : 0);
      found.push({ page, part, score: score + bonus });
    }
  }
  return found
    .sort((a, b) => b.score - a.score)
    .slice(0, maxPages)
    .map(({ page, part }) => ({ page: page.page, part, headings: matchingHeadings(page, words) }));
}

/** Returns the mean of the best score of each word, or undefined when the page lacks a word. */
function wordScore(
  { title, description, headings }: PreparedPage,
  words: readonly QueryWord[],
  productMatches: readonly Match[],
): number | undefined {
  let sum = 0;
  for (const [index, word] of words.entries()) {
    let score = Math.max(
      scoreIn(fieldScore.title, matchWord(word, title)),
      scoreIn(fieldScore.description, matchWord(word, description)),
      scoreIn(fieldScore.product, productMatches[index] ?? 0),
    );
    for (const heading of headings)
      score = Math.max(score, scoreIn(fieldScore.heading, matchWord(word, heading)));
    if (score === 0) return undefined;
    sum += score;
  }
  return sum / words.length;
}

function scoreIn(field: number, match: Match): number {
  return match === 0 ? 0 : field + match;
}

function titleScore(title: Searchable, query: string): number {
  if (title === `${query} `) return wholeTitleScore;
  if (!title.startsWith(query)) return 0;
  // Prefer the title that is nearly complete: `butt` finds `Button` before `Button group`.
  return titleStartScore + (query.length / title.length) * titleShareScore;
}

/** Returns the headings that contain a word of the query and that contain, with the title, all of them. */
function matchingHeadings(
  { page, title, headings }: PreparedPage,
  words: readonly QueryWord[],
): RankedPage['headings'] {
  const matching = (page.headings ?? []).filter((_, index) => {
    const heading = headings[index];
    if (heading === undefined) return false;
    const matches = words.map((word) => matchWord(word, heading) > 0);
    return matches.includes(true) && words.every((word, at) => matches[at] || matchWord(word, title) > 0);
  });
  return matching.slice(0, maxHeadings);
}
