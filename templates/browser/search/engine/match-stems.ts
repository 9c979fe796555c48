import type { IndexWord } from './word-file.ts';

/** Letters that a word may have after its stem: `configur` + `ing` */
const maxEnding = 5;
/** A stem of this length may have any short ending; others need an ending that other words have. */
const minStemOfAnyEnding = 6;
const maxAnyEnding = 3;
/** A word without an ending may have any letter behind it: `checkboxx`, but `important` is no `import`. */
const maxAnyEndingOfStem = 1;

/** What is known of the stems of a query and of an index. */
export interface Stems {
  /** The stem of the word of the query, if the index has this word. */
  readonly own: string | undefined;
  isEnding(text: string): boolean;
}

/**
 * Returns true if a word of the index and a word of a query have the same stem. Either may
 * have endings that the other has not: `configuring` finds `configuration`, and `tooltips` finds `tooltip`,
 * but `tooltp` no `tools`. Identifiers have no endings.
 */
export function hasSameStem(
  { word, stem }: IndexWord,
  { text, parts }: { readonly text: string; readonly parts: readonly string[] },
  { own, isEnding }: Stems,
): boolean {
  const root = word.slice(0, stem);
  if (stem < 3 || (own !== undefined && own !== root)) return false;
  if (own === root) return true;
  const canEnd = parts.length === 0 && text.startsWith(root);
  const ending = text.length - stem;
  if (!canEnd || ending > maxEnding) return false;
  const mostOfAny = stem < word.length ? maxAnyEnding : maxAnyEndingOfStem;
  const isShort = stem >= minStemOfAnyEnding && ending <= mostOfAny;
  return isShort || isEnding(text.slice(stem));
}

/** Returns a test for the letters that follow the stems of words. */
export function endingsIn(words: readonly IndexWord[]): (text: string) => boolean {
  // Most queries ask for no ending.
  let endings: ReadonlySet<string> | undefined;
  return (text) => {
    endings ??= new Set(words.map(({ word, stem }) => word.slice(stem)));
    return endings.has(text);
  };
}
