const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Characters for each step of the digit. */
const step = 256;
/** Compressed, an index has about half as many bytes as characters. */
const compressed = 0.5;

/** Writes how long a text is as one character, which a URL may contain. */
export function encodeSize(text: string): string {
  return digits[Math.min(digits.length - 1, Math.ceil(text.length / step))] ?? '';
}

/** Returns the bytes of a compressed file whose version ends with such a character, hardly ever too few. */
export function sizeOf(version: string): number {
  return Math.max(0, digits.indexOf(version.slice(-1))) * step * compressed;
}
