import type { OutputFile } from '../model/output.ts';
import type { SearchIndex } from '../model/search-index.ts';
import { lazyTextFile } from './asset-file.ts';

/**
 * Emits the search indexes. Their names are fixed, so that an edited heading leaves all other pages
 * unchanged.
 *
 * @param places paths of the indexes
 * @param indexes called when the first index is read
 */
export function emitSearch(
  places: readonly string[],
  indexes: () => ReadonlyMap<string, SearchIndex>,
): OutputFile[] {
  let made: Map<string, SearchIndex> | undefined;
  return places.map((place) =>
    lazyTextFile(place, 'page', () => {
      made ??= new Map(indexes());
      const text = JSON.stringify(made.get(place));
      // The index of a large site takes many megabytes, and its text is made.
      made.delete(place);
      return text;
    }),
  );
}
