import type { OutputFile } from '../model/output.ts';
import type { SearchIndex } from '../model/search-index.ts';
import { lateTextFile } from './asset-file.ts';

/**
 * The files that the browser searches. Their names stay when their text changes, so that a heading which is edited leaves all other pages as they
 * are.
 *
 * @param places where the indexes lie; made only when one of them is asked for
 */
export function emitSearch(
  places: readonly string[],
  indexes: () => ReadonlyMap<string, SearchIndex>,
): OutputFile[] {
  let made: ReadonlyMap<string, SearchIndex> | undefined;
  return places.map((place) =>
    lateTextFile(place, 'page', () => {
      made ??= indexes();
      return JSON.stringify(made.get(place));
    }),
  );
}
