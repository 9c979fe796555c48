import type { SearchIndex, SearchPart } from '../../../src/model/search-index.ts';
import { prepareIndex, searchable } from './prepare-index.ts';
import type { PreparedPart } from './rank-pages.ts';

/** The latest version of an index. */
interface CachedIndex {
  readonly text: string;
  readonly part: PreparedPart;
}

const cache = new Map<string, CachedIndex>();

/** The indexes that are loaded so far. */
export interface LoadedIndexes {
  /** The reader's own product first. */
  readonly parts: readonly PreparedPart[];
  /** Whether every index has loaded or failed. */
  readonly isComplete: boolean;
  /** Whether an index has failed to load. */
  readonly isPartial: boolean;
}

/**
 * Loads the search indexes, the one of the reader's product first. Calls back at once with the cached indexes, then
 * after each index, which may have changed since the dialog was last open.
 */
export async function loadIndexes(
  parts: readonly SearchPart[],
  ownProduct: string | undefined,
  onLoaded: (loaded: LoadedIndexes) => void,
): Promise<void> {
  const isOwn = ({ product }: SearchPart) => product !== undefined && product.id === ownProduct;
  const ordered = [...parts.filter(isOwn), ...parts.filter((part) => !isOwn(part))];
  let waiting = ordered.length;
  let failed = 0;
  const report = () =>
    onLoaded({
      parts: ordered.flatMap(({ index }) => cache.get(index)?.part ?? []),
      isComplete: waiting === 0,
      isPartial: failed > 0,
    });
  report();
  await Promise.all(
    ordered.map(async (part) => {
      try {
        await refresh(part, isOwn(part));
      } catch (error) {
        failed += 1;
        // biome-ignore lint/suspicious/noConsole: the dialog shows that results are missing; the console explains why.
        console.error(`${part.index} could not be loaded.`, error);
      }
      waiting -= 1;
      report();
    }),
  );
}

async function refresh({ product, index }: SearchPart, isOwn: boolean): Promise<void> {
  // The file keeps its name when its content changes, so the HTTP cache has to revalidate it.
  const response = await fetch(index, { cache: 'no-cache', priority: isOwn ? 'high' : 'auto' });
  if (!response.ok) throw new Error(`${index} answered ${response.status}.`);
  const text = await response.text();
  if (cache.get(index)?.text === text) return;
  const pages = prepareIndex(JSON.parse(text) as SearchIndex);
  const prepared = product && { name: product.name, searched: searchable(product.name) };
  cache.set(index, { text, part: { ...(prepared && { product: prepared }), isOwn, pages } });
}
