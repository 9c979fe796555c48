import type { SearchPage } from '../../../src/model/search-index.ts';
import { type Fit, matchWord, type QueryWord } from './match-word.ts';
import type { PreparedPage, Searchable } from './prepare-index.ts';

/** Pages that are searched together: those of a product, or of none. */
export interface PreparedPart {
  readonly product?: { readonly name: string; readonly searched: Searchable };
  /** Whether it is the product that the reader is in. */
  readonly isOwn: boolean;
  readonly pages: readonly PreparedPage[];
}

/** A page that fits a query. */
export interface RankedPage {
  readonly page: SearchPage;
  readonly part: PreparedPart;
  /** Headings that fit, as the page has them, in its order; at most three. */
  readonly headings: readonly (readonly [id: string, text: string])[];
}

/** More are not looked at by anybody: who does not find it among them asks in other words. */
const mostPages = 20;
const mostHeadings = 3;

/** What a place in a page is worth, above all fits of the places below it. */
const worth = { title: 15, heading: 10, description: 5, product: 0 } as const;
/** Above all that words may be worth. */
const worthOfWhole = 60;
const worthOfBeginning = 30;
const worthOfShare = 10;
/** As much as the step from the beginning of a word to the whole word. */
const worthOfOwn = 1;

/** The pages in which every word of a query is found, the best first, at most twenty. What is worth the same stays in its order. */
export function rankPages(words: readonly QueryWord[], parts: readonly PreparedPart[]): RankedPage[] {
  if (words.length === 0) return [];
  const whole = ` ${words.map(({ text }) => text).join(' ')}`;
  const found: { readonly page: PreparedPage; readonly part: PreparedPart; readonly score: number }[] = [];
  for (const part of parts) {
    const ofProduct = words.map((word) => (part.product ? matchWord(word, part.product.searched) : 0));
    for (const page of part.pages) {
      const score = scoreOf(page, words, ofProduct);
      if (score === undefined) continue;
      found.push({
        page,
        part,
        score: score + titleWorth(page.title, whole) + (part.isOwn ? worthOfOwn : 0),
      });
    }
  }
  return found
    .sort((a, b) => b.score - a.score)
    .slice(0, mostPages)
    .map(({ page, part }) => ({ page: page.page, part, headings: fittingHeadings(page, words) }));
}

/** The mean of what the words are worth where they fit best; undefined when one is nowhere. */
function scoreOf(
  { title, description, headings }: PreparedPage,
  words: readonly QueryWord[],
  ofProduct: readonly Fit[],
): number | undefined {
  let sum = 0;
  for (const [index, word] of words.entries()) {
    const score = Math.max(
      valued(matchWord(word, title), worth.title),
      ...headings.map((heading) => valued(matchWord(word, heading), worth.heading)),
      valued(matchWord(word, description), worth.description),
      valued(ofProduct[index] ?? 0, worth.product),
    );
    if (score === 0) return undefined;
    sum += score;
  }
  return sum / words.length;
}

function valued(fit: Fit, place: number): number {
  return fit === 0 ? 0 : place + fit;
}

function titleWorth(title: Searchable, whole: string): number {
  if (title === `${whole} `) return worthOfWhole;
  if (!title.startsWith(whole)) return 0;
  // While it is still typed, the title of which most is there is the likeliest: `butt` is `Button` before `Button group`.
  return worthOfBeginning + (whole.length / title.length) * worthOfShare;
}

/** Headings that add something to the title: what they have every word is in them or in it, and one in them. */
function fittingHeadings(
  { page, title, headings }: PreparedPage,
  words: readonly QueryWord[],
): RankedPage['headings'] {
  const fitting = (page.headings ?? []).filter((_, index) => {
    const heading = headings[index];
    if (heading === undefined) return false;
    const fits = words.map((word) => matchWord(word, heading) > 0);
    return fits.includes(true) && words.every((word, at) => fits[at] || matchWord(word, title) > 0);
  });
  return fitting.slice(0, mostHeadings);
}
