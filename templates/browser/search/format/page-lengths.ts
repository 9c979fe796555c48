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
  const lengths: number[] = [];
  for (let at = 0; at < text.length; at++)
    lengths.push(2 ** ((text.charCodeAt(at) - firstDigit) / stepsPerDoubling));
  return lengths;
}
