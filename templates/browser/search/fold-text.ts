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

/** A text as search compares it: small letters without marks, `İstanbul` as `istanbul` and `Größe` as `grosse`. */
export function foldText(text: string): string {
  if (isAscii(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}+/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđıς]/g, (letter) => letters[letter] ?? letter);
}

/** Whether a text is of nothing but ASCII. */
export function isAscii(text: string): boolean {
  return ascii.test(text);
}
