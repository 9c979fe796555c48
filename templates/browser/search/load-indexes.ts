import type { SearchIndex, SearchPart } from '../../../src/model/search-index.ts';
import { prepareIndex, searchable } from './prepare-index.ts';
import type { PreparedPart } from './rank-pages.ts';

interface CachedIndex {
  readonly text: string;
  readonly part: PreparedPart;
}

const cache = new Map<string, CachedIndex>();

/** The indexes that are loaded so far. */
export interface LoadedIndexes {
  readonly parts: readonly PreparedPart[];
  /** Whether every index has loaded or failed. */
  readonly isComplete: boolean;
  /** Whether an index has failed to load. */
  readonly isPartial: boolean;
}

/** Loads the search indexes, the reader's own product first. Calls back at once and after each index. */
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
        // biome-ignore lint/suspicious/noConsole: the dialog reports missing results, the console the reason.
        console.error(`${part.index} could not be loaded.`, error);
      }
      waiting -= 1;
      report();
    }),
  );
}

async function refresh({ product, index }: SearchPart, isOwn: boolean): Promise<void> {
  // The file keeps its name when its content changes, so the HTTP cache has to revalidate it.
  const text = await fetchText(index, { cache: 'no-cache', priority: isOwn ? 'high' : 'auto' });
  if (cache.get(index)?.text === text) return;
  const pages = prepareIndex(JSON.parse(text) as SearchIndex);
  const prepared = product && { name: product.name, searched: searchable(product.name) };
  cache.set(index, { text, part: { ...(prepared && { product: prepared }), isOwn, pages } });
}

/** Fetches a text. Throws when the response is not successful. */
export async function fetchText(url: string, options?: RequestInit): Promise<string> {
  const response = await fetch(url, options);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.text();
}
