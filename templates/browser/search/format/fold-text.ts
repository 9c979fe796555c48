/** Letters that NFKD does not decompose, and the final sigma, with what readers type for them. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ς: 'σ',
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: the range is all of ASCII.
const ascii = /^[\u0000-\u007f]*$/;

/** Diacritics that readers omit: accents, and vowels of Hebrew and Arabic. In Hindi, vowels are letters. */
const diacritics = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670]+/g;

/** Names, including those of packages and classes. */
const names = /[\p{Letter}\p{Number}\p{Mark}]+(?:[-_.][\p{Letter}\p{Number}\p{Mark}]+)*/gu;
const camelCase = /(\p{Lowercase_Letter}|\p{Number})(?=\p{Uppercase_Letter})/gu;

/** The same for ASCII texts, where matching without Unicode classes is faster. */
const asciiNames = /[A-Za-z0-9]+(?:[-_.][A-Za-z0-9]+)*/g;
const asciiCamelCase = /([a-z0-9])(?=[A-Z])/g;

/** Folds a text for comparison: `İstanbul` → `istanbul`, `Größe` → `grosse`. */
export function foldText(text: string): string {
  if (ascii.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(diacritics, '')
    .toLowerCase()
    .replace(/[ßæœøłđıς]/g, (letter) => letters[letter] ?? letter);
}

/** Returns the folded words of a text, and the parts of names: `data-grid` → `datagrid`, `data`, `grid`. */
export function wordsOf(text: string): string[] {
  const isAscii = ascii.test(text);
  const words: string[] = [];
  for (const name of text.match(isAscii ? asciiNames : names) ?? []) {
    const parts = name.replace(isAscii ? asciiCamelCase : camelCase, '$1-').split(/[-_.]/);
    if (parts.length > 1) words.push(foldText(name.replace(/[-_.]/g, '')));
    for (const part of parts) words.push(foldText(part));
  }
  return words;
}
