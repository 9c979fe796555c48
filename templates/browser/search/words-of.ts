import { foldText, isAscii } from './fold-text.ts';

/** What belongs to one name: letters and digits, with the signs that names of packages and classes are written with. */
const names = /[\p{Letter}\p{Number}\p{Mark}]+(?:[-_.][\p{Letter}\p{Number}\p{Mark}]+)*/gu;
const humps = /(\p{Lowercase_Letter}|\p{Number})(?=\p{Uppercase_Letter})/gu;

/** The same in ASCII, which is looked through faster without the classes of Unicode. */
const asciiNames = /[A-Za-z0-9]+(?:[-_.][A-Za-z0-9]+)*/g;
const asciiHumps = /([a-z0-9])(?=[A-Z])/g;

/**
 * The folded words of a text. A name also counts by its parts and without its signs: `disableRipple` is `disableripple`, `disable` and `ripple`,
 * `data-grid` is `datagrid`, `data` and `grid`.
 */
export function wordsOf(text: string): string[] {
  const isPlain = isAscii(text);
  const words: string[] = [];
  for (const name of text.match(isPlain ? asciiNames : names) ?? []) {
    const parts = name.replace(isPlain ? asciiHumps : humps, '$1-').split(/[-_.]/);
    if (parts.length > 1) words.push(foldText(name.replace(/[-_.]/g, '')));
    for (const part of parts) words.push(foldText(part));
  }
  return words;
}
