import type { SearchPage } from '../../../src/model/search-index.ts';
import { editDistance } from './engine/edit-distance.ts';
import { foldText, wordsOf } from './format/fold-text.ts';

/** Shorter words are near to too many others. */
const minLength = 4;
/** The engine corrects nearer words itself; of words with fewer letters in common, none was meant. */
const mostChanged = 0.45;

/**
 * Returns a query with the nearest words of titles in place of its own: `buttttoon` → `button`. Undefined if
 * no word of a title is near one of its words.
 */
export function nearestQuery(pages: readonly Pick<SearchPage, 'title'>[], query: string): string | undefined {
  const known = new Set(pages.flatMap(({ title }) => wordsOf(title).map(foldText)));
  const words = wordsOf(query).map(foldText);
  const nearest = words.map((word) => (known.has(word) ? word : nearestWord(known, word)));
  const isNear = nearest.every((word) => word !== undefined);
  return isNear && nearest.some((word, at) => word !== words[at]) ? nearest.join(' ') : undefined;
}

/** The word with the least distance; of equal ones the first in the order of pages. */
function nearestWord(known: ReadonlySet<string>, word: string): string | undefined {
  if (word.length < minLength) return undefined;
  let nearest: string | undefined;
  let least = Math.ceil(mostChanged * word.length);
  for (const other of known) {
    if (other.length < minLength || Math.abs(other.length - word.length) >= least) continue;
    const distance = editDistance(word, other);
    if (distance >= least) continue;
    nearest = other;
    least = distance;
  }
  return nearest;
}
