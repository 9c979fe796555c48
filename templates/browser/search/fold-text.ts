/** Letters that Unicode does not take apart, and what readers type for them. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII, which nearly every text is.
const ascii = /^[\u0000-\u007f]*$/;

/** A text as search compares it: small letters without marks, `İstanbul` as `istanbul` and `Größe` as `grosse`. */
export function foldText(text: string): string {
  if (ascii.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}+/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđı]/g, (letter) => letters[letter] ?? letter);
}
