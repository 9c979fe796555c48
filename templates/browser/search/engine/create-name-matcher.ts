import { foldName, namesIn } from '../format/fold-text.ts';
import { otherSpellings } from '../format/spellings.ts';

/** The numbers of all names that texts have had, because texts share most of them. */
const numbers = new Map<string, number>();
/** By number: the folded words of a name. */
const known: (readonly string[])[] = [];

/** Returns the names of a text as numbers, in which equal names are equal. */
export function numbersOf(text: string): readonly number[] {
  return namesIn(text).map(numberOf);
}

function numberOf(name: string): number {
  const given = numbers.get(name);
  if (given !== undefined) return given;
  const { whole, parts } = foldName(name);
  numbers.set(name, known.length);
  return known.push([whole, ...parts, ...otherSpellings(whole)]) - 1;
}

/** Most words that a name is compared with: one bit for each. */
export const maxWords = 31;

/** Returns which words a name is, a bit for each. */
export type NameMatcher = (name: number) => number;

/**
 * Creates a function that compares names with the forms of at most `maxWords` words of a query, and each name
 * once.
 */
export function createNameMatcher(words: readonly (readonly string[])[]): NameMatcher {
  const masks = new Map<number, number>();
  return (name) => {
    const done = masks.get(name);
    if (done !== undefined) return done;
    let mask = 0;
    for (const [at, forms] of words.entries())
      if (known[name]?.some((part) => forms.some((form) => isSame(part, form)))) mask |= 1 << at;
    masks.set(name, mask);
    return mask;
  };
}

/** Shortest word that is found inside another one. */
const minLengthInside = 5;

/**
 * Whether words have the same beginning, whatever their endings, or one is part
 * of the other: `Fehlermeldungen`.
 */
function isSame(part: string, word: string): boolean {
  if (part.startsWith(word) || (word.length >= minLengthInside && part.includes(word))) return true;
  return word.length > 4 && part.length > 3 && word.startsWith(part) && word.length - part.length <= 3;
}
