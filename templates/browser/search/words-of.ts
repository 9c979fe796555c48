import { foldText } from './fold-text.ts';

/** What belongs to one name: letters and digits, with the signs that names of packages and classes are written with. */
const names = /[\p{Letter}\p{Number}\p{Mark}]+(?:[-_.][\p{Letter}\p{Number}\p{Mark}]+)*/gu;

/**
 * The folded words of a text. A name also counts by its parts and without its signs: `disableRipple` is `disableripple`, `disable` and `ripple`,
 * `data-grid` is `datagrid`, `data` and `grid`.
 */
export function wordsOf(text: string): string[] {
  const words: string[] = [];
  for (const [name] of text.matchAll(names)) {
    const parts = partsOf(name);
    if (parts.length > 1) words.push(foldText(name.replace(/[-_.]/g, '')));
    for (const part of parts) words.push(foldText(part));
  }
  return words;
}

function partsOf(name: string): string[] {
  return name.replace(/(\p{Lowercase_Letter}|\p{Number})(?=\p{Uppercase_Letter})/gu, '$1-').split(/[-_.]/);
}
