import { nearestName } from '../lib/nearest-name.ts';

/**
 * Returns the ids that a missing anchor was probably meant to be, the most likely first: the nearest
 * spelling, then ids with all its words, or else with some of them.
 *
 * `('size', ['colors', 'sizes', 'icon-size'])` → `['sizes', 'icon-size']`
 */
export function nearAnchors(anchor: string, ids: Iterable<string>): readonly string[] {
  const all = [...ids];
  const nearest = nearestName(anchor, all);
  const wanted = wordsOf(anchor);
  const shared = all.map((id) => ({ id, count: sharedWords(wanted, id) }));
  const complete = shared.filter(({ count }) => count > 0 && count === wanted.length);
  const found = [...(nearest === undefined ? [] : [nearest]), ...complete.map(({ id }) => id)];
  const partly = shared.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
  return [...new Set(found.length > 0 ? found : partly.map(({ id }) => id))].slice(0, 3);
}

function wordsOf(id: string): readonly string[] {
  // Articles and single digits say little about a heading: `how-to-size-a-button`, `step-1`.
  return id
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2);
}

/** `install` counts as a word of `installation`. */
function sharedWords(wanted: readonly string[], id: string): number {
  const words = wordsOf(id);
  return wanted.filter((one) => words.some((word) => word.startsWith(one) || one.startsWith(word))).length;
}
