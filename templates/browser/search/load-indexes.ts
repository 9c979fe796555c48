import type { SearchIndex, SearchPart } from '../../../src/model/search-index.ts';
import { prepareIndex, searchable } from './prepare-index.ts';
import type { PreparedPart } from './rank-pages.ts';

/** An index as it came last. */
interface Kept {
  readonly text: string;
  readonly part: PreparedPart;
}

const kept = new Map<string, Kept>();

/** What is there to be searched. */
export interface LoadedIndexes {
  /** The reader's own product first. */
  readonly parts: readonly PreparedPart[];
  /** Whether all that may come has come. */
  readonly isComplete: boolean;
  /** Whether something has not come. */
  readonly isPartial: boolean;
}

/**
 * Fetches what search knows, the part of the reader's product first, and tells at each part that has come, at first with what came the last
 * time: an edition that was published meanwhile, or a page that was saved, is found at the next opening.
 */
export async function loadIndexes(
  parts: readonly SearchPart[],
  own: string | undefined,
  tell: (loaded: LoadedIndexes) => void,
): Promise<void> {
  const isOwn = ({ product }: SearchPart) => product !== undefined && product.id === own;
  const ordered = [...parts.filter(isOwn), ...parts.filter((part) => !isOwn(part))];
  let waiting = ordered.length;
  let failed = 0;
  const told = () =>
    tell({
      parts: ordered.flatMap(({ index }) => kept.get(index)?.part ?? []),
      isComplete: waiting === 0,
      isPartial: failed > 0,
    });
  told();
  await Promise.all(
    ordered.map(async (part) => {
      try {
        await refresh(part, isOwn(part));
      } catch (error) {
        failed += 1;
        // biome-ignore lint/suspicious/noConsole: the reader is told in words; whoever looks should learn why.
        console.error(`${part.index} could not be loaded.`, error);
      }
      waiting -= 1;
      told();
    }),
  );
}

async function refresh({ product, index }: SearchPart, isOwn: boolean): Promise<void> {
  // The name of the file stays when its text changes, so a cache has to ask.
  const response = await fetch(index, { cache: 'no-cache', priority: isOwn ? 'high' : 'auto' });
  if (!response.ok) throw new Error(`It answered ${response.status}.`);
  const text = await response.text();
  if (kept.get(index)?.text === text) return;
  const pages = prepareIndex(JSON.parse(text) as SearchIndex);
  const named = product && { name: product.name, searched: searchable(product.name) };
  kept.set(index, { text, part: { ...(named && { product: named }), isOwn, pages } });
}
