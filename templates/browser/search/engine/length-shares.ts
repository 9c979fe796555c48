import { decodeLengths } from '../format/page-lengths.ts';
import type { WordMatches } from './match-words.ts';
import { minWordsOfSentence } from './query-words.ts';

/** How much the text of a long page loses to several words of a query, and to a sentence. */
const lengthExponent = 0.1;
const sentenceLengthExponent = 0.6;
const leastLengthShare = 0.3;
const mostLengthShare = 2;

/**
 * Returns how much the text of a page counts: a short page that has the words of a sentence is about it, and
 * a long one has many words. Undefined if all count the same.
 */
export function lengthShares(text: string, matches: readonly WordMatches[]): Float64Array | undefined {
  const strong = matches.filter(({ query }) => !query.isWeak).length;
  if (strong < 2) return undefined;
  const exponent = strong < minWordsOfSentence ? lengthExponent : sentenceLengthExponent;
  const known = knownShares.get(exponent);
  if (known?.text === text) return known.shares;
  const shares = sharesOf(decodeLengths(text), exponent);
  knownShares.set(exponent, { text, shares });
  return shares;
}

/** The shares by exponent, for the lengths of one index, which all its queries need. */
const knownShares = new Map<number, { readonly text: string; readonly shares: Float64Array }>();

function sharesOf(lengths: readonly number[], exponent: number): Float64Array {
  const mean = lengths.reduce((sum, one) => sum + one, 0) / Math.max(1, lengths.length);
  // Thousands of pages have some thirty different lengths.
  const known = new Map<number, number>();
  return Float64Array.from(lengths, (length) => {
    const share =
      known.get(length) ?? Math.min(mostLengthShare, Math.max(leastLengthShare, (mean / length) ** exponent));
    known.set(length, share);
    return share;
  });
}
