/** Kinds of characters, as names are made of them. */
export const kinds = {
  /** Between names. */
  separator: 0,
  /** A letter or digit of ASCII. */
  ascii: 1,
  /** Between the parts of a name. */
  joint: 2,
  /** What may be a letter, of which `namesIn` knows more. */
  letter: 3,
} as const;

/**
 * By byte: the kind of the character that begins with it. A name begins with no continuation, so those
 * after a separator of several bytes are separators too.
 */
export const byteKinds: Uint8Array = Uint8Array.from({ length: 256 }, (_, byte) => {
  const character = String.fromCharCode(byte);
  if (/[A-Za-z0-9]/.test(character)) return kinds.ascii;
  if (/[-_.]/.test(character)) return kinds.joint;
  return byte < 0xc0 ? kinds.separator : kinds.letter;
});

/** Returns the kind of the character that begins at an index of a text in UTF-8. */
export function kindAt(text: Uint8Array, at: number): number {
  const kind = byteKinds[text[at] ?? 0] ?? kinds.separator;
  return kind === kinds.letter && isPunctuation(text, at) ? kinds.separator : kind;
}

/** General punctuation, U+2000 to U+206F: dashes, quotation marks. */
function isPunctuation(text: Uint8Array, at: number): boolean {
  if (text[at] !== 0xe2) return false;
  const second = text[at + 1];
  return second === 0x80 || (second === 0x81 && (text[at + 2] ?? 0) <= 0xaf);
}

/** Returns the index of the next separator, or the end of the range. */
export function endOfRun(text: Uint8Array, from: number, to: number): number {
  let at = from;
  while (at < to && (isContinuation(text[at] ?? 0) || kindAt(text, at) !== kinds.separator)) at++;
  return at;
}

function isContinuation(byte: number): boolean {
  return (byte & 0xc0) === 0x80;
}
