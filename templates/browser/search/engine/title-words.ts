import type { SearchPage } from '../../../../src/model/search-index.ts';
import { foldText, wordsOf } from '../format/fold-text.ts';

/** A title or heading, prepared for queries. */
export interface TitleWords {
  /** Folded, with the parts of names. */
  readonly words: readonly string[];
  /** The whole text, folded and without gaps. */
  readonly squeezed: string;
}

interface PageWords {
  readonly title: TitleWords;
  readonly headings: readonly TitleWords[];
}

/** Prepared once for all queries, which compare the same pages again. */
const prepared = new WeakMap<SearchPage, PageWords>();

/** Returns the words of the title and headings of a page. */
export function titleWords(page: SearchPage): PageWords {
  const known = prepared.get(page);
  if (known) return known;
  const { title, headings = [] } = page;
  const made = { title: wordsIn(title), headings: headings.map(([, text]) => wordsIn(text)) };
  prepared.set(page, made);
  return made;
}

function wordsIn(text: string): TitleWords {
  return { words: wordsOf(text), squeezed: foldText(text).replace(/[^\p{Letter}\p{Number}\p{Mark}]+/gu, '') };
}

/** Whether a title or heading has a word that begins as another one does. */
export function hasStart({ words }: TitleWords, start: string): boolean {
  return words.some((word) => word.startsWith(start));
}
