/** Steps for each doubling of a length: a page of 2,000 words has the digit `Q`. */
const stepsPerDoubling = 3;
/** The code of the digit of a page with one word. */
const firstDigit = 48;

/** Writes how many different words a page has as one character, exact to an eighth. */
export function encodeLength(words: number): string {
  return String.fromCharCode(firstDigit + Math.round(Math.log2(Math.max(1, words)) * stepsPerDoubling));
}

/** Reads the lengths of pages, one character each. */
export function decodeLengths(text: string): number[] {
  return Array.from(text, (_, at) => lengthAt(text, at));
}

/** Reads the length of one page. */
export function lengthAt(text: string, page: number): number {
  return 2 ** ((text.charCodeAt(page) - firstDigit) / stepsPerDoubling);
}
