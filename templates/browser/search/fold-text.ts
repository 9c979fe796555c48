/** Letters that Unicode does not take apart or that stand at the end of words only, and what readers type for them. */
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

// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII, which nearly every text is.
const ascii = /^[\u0000-\u007f]*$/;

/** Marks that readers leave out: of Latin, Greek and Cyrillic letters, and the vowels of Hebrew and Arabic. In Hindi they are letters. */
const marks = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670]+/g;

/** A text as search compares it: small letters without marks, `İstanbul` as `istanbul` and `Größe` as `grosse`. */
export function foldText(text: string): string {
  if (isAscii(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(marks, '')
    .toLowerCase()
    .replace(/[ßæœøłđıς]/g, (letter) => letters[letter] ?? letter);
}

/** Whether a text is of nothing but ASCII. */
export function isAscii(text: string): boolean {
  return ascii.test(text);
}
