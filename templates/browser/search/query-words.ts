import { editDistance } from './edit-distance.ts';
import { foldText } from './fold-text.ts';
import type { QueryWord } from './match-word.ts';
import type { PreparedPage, Searchable } from './prepare-index.ts';

/** Letters from which a word may have one typo, and two. */
const forOneTypo = 4;
const forTwoTypos = 8;

/** What a reader looks for, word by word. Where the site has no such word, those are meant that differ by a typo. */
export function queryWords(query: string, pages: readonly PreparedPage[]): QueryWord[] {
  const texts = foldText(query).match(/[\p{Letter}\p{Number}\p{Mark}]+/gu) ?? [];
  return [...new Set(texts)].map((text) => ({
    text,
    meant: text.length < forOneTypo || isKnown(text, pages) ? [] : likeWords(text, pages),
  }));
}

function isKnown(text: string, pages: readonly PreparedPage[]): boolean {
  return pages.some((page) => searchablesOf(page).some((searched) => searched.includes(text)));
}

/** The words of the site that are a text with typos. A word that is still being typed is compared with as much of them. */
function likeWords(text: string, pages: readonly PreparedPage[]): string[] {
  const typos = text.length < forTwoTypos ? 1 : 2;
  const found = new Set<string>();
  const seen = new Set<string>();
  for (const page of pages) {
    for (const searched of searchablesOf(page)) {
      // Nobody mistypes the first letter: only words that begin with it are looked at.
      for (let at = searched.indexOf(` ${text[0]}`); at >= 0; at = searched.indexOf(` ${text[0]}`, at + 1)) {
        const word = searched.slice(at + 1, searched.indexOf(' ', at + 1));
        if (seen.has(word)) continue;
        seen.add(word);
        if (isLike(word, text, typos)) found.add(word);
      }
    }
  }
  return [...found];
}

function isLike(word: string, text: string, typos: number): boolean {
  if (word.length < text.length - typos) return false;
  // A letter left out is made up for by one more of the word.
  for (let length = text.length - typos; length <= text.length + typos; length++)
    if (editDistance(word.slice(0, length), text) <= typos) return true;
  return false;
}

function searchablesOf({ title, description, headings }: PreparedPage): Searchable[] {
  return [title, description, ...headings];
}
