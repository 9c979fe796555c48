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
  let made: Map<string, SearchIndex> | undefined;
  return places.map((place) =>
    lateTextFile(place, 'page', () => {
      made ??= new Map(indexes());
      const text = JSON.stringify(made.get(place));
      // Of what is text there is no need any more: with 20,000 pages it is many megabytes.
      made.delete(place);
      return text;
    }),
  );
}
