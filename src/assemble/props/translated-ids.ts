import { uniqueIds } from '../../lib/unique-ids.ts';

/**
 * Returns the ids of the headings of a translation: those of its original, so that deep links work in every
 * language. The headings beyond these keep their own, with a suffix if the original has the same.
 */
export function translatedIds(own: readonly string[], original: readonly string[]): readonly string[] {
  const shared = original.slice(0, own.length);
  if (shared.length === own.length) return shared;
  const unique = uniqueIds();
  for (const id of shared) unique(id);
  return [...shared, ...own.slice(shared.length).map((id) => unique(id))];
}
