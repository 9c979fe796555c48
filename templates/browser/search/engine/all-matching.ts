/** How well a word of the index matches: from 0 to 1, where 1 is the word itself. */
export interface Matched<Found> {
  readonly found: Found;
  readonly quality: number;
}

/** Most words of the index that stand for a word of a query. */
const maxMatches = 40;

/**
 * The beginning of many words stands for the best of them, so that a query takes no longer on a large site.
 */
export function bestOf<Found>(words: readonly Matched<Found>[]): readonly Matched<Found>[] {
  if (words.length <= maxMatches) return words;
  return [...words].sort((a, b) => b.quality - a.quality).slice(0, maxMatches);
}

/** Returns what matches at all. A loop without an array for each word: few of the words of a file match. */
export function allMatching<Found>(
  all: readonly Found[],
  qualityIn: (found: Found) => number,
): Matched<Found>[] {
  const matches: Matched<Found>[] = [];
  for (const found of all) {
    const quality = qualityIn(found);
    if (quality > 0) matches.push({ found, quality });
  }
  return matches;
}
