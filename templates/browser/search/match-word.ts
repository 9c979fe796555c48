import type { Searchable } from './prepare-index.ts';

/** How well a word of a query fits: not at all, with a typo, inside of a word, at the beginning of one, or as a whole. */
export type Fit = 0 | 1 | 2 | 3 | 4;

/** A word that a reader looks for. */
export interface QueryWord {
  /** Folded. */
  readonly text: string;
  /** Words of the site that it may be with a typo; none where the site has the word itself. */
  readonly meant: readonly string[];
}

/** Letters from which a word is looked for inside of others too: `ui` would be found in `guide`. Signs of Chinese are words. */
const leastInside = 3;

/** How well a word fits a text. */
export function matchWord({ text, meant }: QueryWord, searched: Searchable): Fit {
  const isThere = searched.includes(text);
  if (isThere) {
    if (searched.includes(` ${text} `)) return 4;
    if (searched.includes(` ${text}`)) return 3;
    if (text.length >= leastInside || isIdeographic(text)) return 2;
  }
  return meant.some((word) => searched.includes(` ${word} `)) ? 1 : 0;
}

function isIdeographic(text: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u.test(text);
}
