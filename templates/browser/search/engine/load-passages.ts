import type { SearchPage } from '../../../../src/model/search-index.ts';
import { findPassage, type Passage, type SoughtWord } from './find-passage.ts';
import { fetchText } from './index-files.ts';
import { type LoadBudget, shares } from './load-budget.ts';
import { type PreparedLine, prepareCopy } from './prepare-copy.ts';

/** The lines of the Markdown copies that are loaded, by URL. */
export type LoadedCopies = Map<string, Promise<readonly PreparedLine[]>>;

/** Compressed bytes of the copies that a query loads at most. */
const maxBytes = 14_000;
/** Compressed bytes of a copy for each of its words, and of any copy. */
const bytesPerWord = 8.5;
const leastBytes = 600;

/** A page, and how many different words it has. */
export interface PageToRead {
  readonly page: SearchPage;
  readonly words: number;
}

/** Returns the URL of the Markdown copy of a page. */
export function copyOf({ href, copy }: SearchPage): string {
  return copy ?? `${href}index.md`;
}

/**
 * Loads the passages of pages, the best page first, as long as their copies are within a budget. Those that
 * other queries have loaded cost nothing. A page whose copy is too long has no passage.
 */
export async function loadPassages(
  pages: readonly PageToRead[],
  words: readonly SoughtWord[],
  { copies, budget }: { readonly copies: LoadedCopies; readonly budget: LoadBudget },
): Promise<ReadonlyMap<SearchPage, Passage>> {
  const passages = new Map<SearchPage, Passage>();
  let taken = 0;
  const loaded = pages.filter(({ page, words: count }) => {
    if (copies.has(copyOf(page))) return true;
    const bytes = leastBytes + bytesPerWord * count;
    const isTaken = taken + bytes <= maxBytes && budget.take(bytes, shares.all);
    if (isTaken) taken += bytes;
    return isTaken;
  });
  await Promise.all(
    loaded.map(async ({ page }) => {
      const passage = findPassage(await loadCopy(copyOf(page), copies), words, page.title);
      if (passage) passages.set(page, passage);
    }),
  );
  return passages;
}

function loadCopy(url: string, copies: LoadedCopies): Promise<readonly PreparedLine[]> {
  const loaded = copies.get(url) ?? fetchText(url).then(prepareCopy);
  copies.set(url, loaded);
  // A result without its passage is still a result: the page may not be on the
  // device of a reader without network.
  return loaded.catch(() => {
    copies.delete(url);
    return [];
  });
}
