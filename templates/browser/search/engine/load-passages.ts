import type { SearchPage } from '../../../../src/model/search-index.ts';
import { findPassage, type Passage, type SoughtWord } from './find-passage.ts';
import { fetchText } from './index-files.ts';
import { type PreparedLine, prepareCopy } from './prepare-copy.ts';

/** A Markdown copy that is loaded: its lines, and how long its text is. */
export interface LoadedCopy {
  readonly lines: readonly PreparedLine[];
  readonly length: number;
}

/** Markdown copies that are loaded, by URL. */
export type LoadedCopies = Map<string, Promise<LoadedCopy>>;

/** Copies that are loaded at once. */
const maxAtOnce = 3;
/** Characters of the copies that a query loads: some 9 kB, compressed. The first copies load in any case. */
const maxCharacters = 26_000;

/** Returns the URL of the Markdown copy of a page. */
export function copyOf({ href, copy }: SearchPage): string {
  return copy ?? `${href}index.md`;
}

/**
 * Loads the passages of pages, the best page first, until the copies are as long as a query may load. Those
 * that other queries have loaded cost nothing.
 */
export async function loadPassages(
  pages: readonly SearchPage[],
  words: readonly SoughtWord[],
  copies: LoadedCopies,
): Promise<ReadonlyMap<SearchPage, Passage>> {
  const passages = new Map<SearchPage, Passage>();
  const read = async (page: SearchPage) => {
    const { lines, length } = await loadCopy(copyOf(page), copies);
    const passage = findPassage(lines, words, page.title);
    if (passage) passages.set(page, passage);
    return length;
  };
  const known = pages.filter((page) => copies.has(copyOf(page)));
  const missing = pages.filter((page) => !copies.has(copyOf(page)));
  await Promise.all(known.map(read));
  let length = 0;
  for (let at = 0; at < missing.length; ) {
    // As many as fit, if they are as long as those before them.
    const count = at === 0 ? maxAtOnce : Math.floor(((maxCharacters - length) / length) * at);
    const next = missing.slice(at, at + Math.min(maxAtOnce, count));
    if (next.length === 0) break;
    const lengths = await Promise.all(next.map(read));
    length = lengths.reduce((sum, one) => sum + one, length);
    at += next.length;
  }
  return passages;
}

function loadCopy(url: string, copies: LoadedCopies): Promise<LoadedCopy> {
  const loaded =
    copies.get(url) ?? fetchText(url).then((text) => ({ lines: prepareCopy(text), length: text.length }));
  copies.set(url, loaded);
  // A result without its passage is still a result: the page may not be on the
  // device of a reader without network.
  return loaded.catch(() => {
    copies.delete(url);
    return { lines: [], length: 0 };
  });
}
