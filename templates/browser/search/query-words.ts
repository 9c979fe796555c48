import { editDistance } from './edit-distance.ts';
import { foldText } from './fold-text.ts';
import type { PreparedPage, Searchable } from './prepare-index.ts';

/** A folded word of a query. */
export interface QueryWord {
  readonly text: string;
  /** Words of the site that differ by a typo. Empty when the site contains the word itself. */
  readonly corrections: readonly string[];
}

/** How well a word matches: not at all, with a typo, inside a word, at its beginning, or as a whole word. */
export type Match = 0 | 1 | 2 | 3 | 4;

/** Shortest words that may have one typo, and two. */
const minLengthForOneTypo = 4;
const minLengthForTwoTypos = 8;

/** Shortest word that matches inside other words. Shorter ones match too much: `ui` is in `guide`. */
const minLengthInside = 3;

const ideograph = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/** Splits a query into words, with corrections for words that the site does not contain. */
export function queryWords(query: string, pages: readonly PreparedPage[]): QueryWord[] {
  const texts = foldText(query).match(/[\p{Letter}\p{Number}\p{Mark}]+/gu) ?? [];
  return [...new Set(texts)].map((text) => ({
    text,
    corrections: text.length < minLengthForOneTypo || isKnown(text, pages) ? [] : corrections(text, pages),
  }));
}

/** Returns how well a word of a query matches a text. */
export function matchWord({ text, corrections }: QueryWord, searched: Searchable): Match {
  if (searched.includes(text)) {
    if (searched.includes(` ${text} `)) return 4;
    if (searched.includes(` ${text}`)) return 3;
    // Chinese, Japanese, Korean and Thai have no spaces between words.
    if (text.length >= minLengthInside || ideograph.test(text)) return 2;
  }
  return corrections.some((word) => searched.includes(` ${word} `)) ? 1 : 0;
}

function isKnown(text: string, pages: readonly PreparedPage[]): boolean {
  return pages.some((page) => searchablesOf(page).some((searched) => searched.includes(text)));
}

/** Returns the words of the site that are a text with typos. */
function corrections(text: string, pages: readonly PreparedPage[]): string[] {
  const typos = text.length < minLengthForTwoTypos ? 1 : 2;
  const found = new Set<string>();
  const seen = new Set<string>();
  for (const page of pages) {
    for (const searched of searchablesOf(page)) {
      // Typos in the first letter are rare, so compare only words that begin with it.
      for (let at = searched.indexOf(` ${text[0]}`); at >= 0; at = searched.indexOf(` ${text[0]}`, at + 1)) {
        const word = searched.slice(at + 1, searched.indexOf(' ', at + 1));
        if (seen.has(word)) continue;
        seen.add(word);
        if (isSimilar(word, text, typos)) found.add(word);
      }
    }
  }
  return [...found];
}

/** Whether a word begins with a text with typos. The reader may not have typed all of the word yet. */
function isSimilar(word: string, text: string, typos: number): boolean {
  if (word.length < text.length - typos) return false;
  for (let length = text.length - typos; length <= text.length + typos; length++)
    if (editDistance(word.slice(0, length), text) <= typos) return true;
  return false;
}

function searchablesOf({ title, description, headings }: PreparedPage): Searchable[] {
  return [title, description, ...headings];
}
