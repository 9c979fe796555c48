/** Where a page contains a word. A higher number is a better place. */
export const places = {
  /** Fenced code. */
  code: 0,
  text: 1,
  /** Code in a line of text. */
  identifier: 2,
  description: 3,
  /** A part of the name of a prop, class or the like, or a literal value. */
  part: 4,
  heading: 5,
  /** What the navigation calls the page, and the component that it documents. */
  name: 6,
  title: 7,
} as const;

/** A page that contains a word. */
export interface Posting {
  readonly page: number;
  /** The best place in which the page has it. */
  readonly place: number;
  /** From 0 to 3: how often the page has it; for titles and names, how many other words they have. */
  readonly extent: number;
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
// Pure, so that the browser does not load what only builds need.
const digitCodes = /* @__PURE__ */ Uint8Array.from(digits, (digit) => digit.charCodeAt(0));
const values = new Map([...digits].map((digit, value) => [digit.charCodeAt(0), value]));

/** Bit operations take no greater numbers. */
const mostBits = 2 ** 31 - 1;
/** Five bits each: enough for the safe integers. */
const maxDigits = 11;
/** The digits of the text that is being written. Every text needs room for its longest form. */
let written = new Uint8Array(0);
const decoder = /* @__PURE__ */ new TextDecoder();

/**
 * Encodes numbers in 64 characters, of which each has five bits and says whether the number goes on, as in
 * source maps.
 */
export function encodeNumbers(numbers: ArrayLike<number>): string {
  // Bytes, because V8 would make an object of 32 bytes for each character that is added to a text.
  if (written.length < numbers.length * maxDigits) written = new Uint8Array(numbers.length * maxDigits * 2);
  let length = 0;
  for (let at = 0; at < numbers.length; at++) {
    let number = numbers[at] ?? 0;
    for (; number > mostBits; number = Math.floor(number / 32))
      written[length++] = digitCodes[(number & 31) | 32] ?? 0;
    for (; number >= 32; number >>= 5) written[length++] = digitCodes[(number & 31) | 32] ?? 0;
    written[length++] = digitCodes[number] ?? 0;
  }
  return decoder.decode(written.subarray(0, length));
}

/** Reads what `encodeNumbers` wrote. */
export function decodeNumbers(text: string): number[] {
  const numbers: number[] = [];
  let number = 0;
  let scale = 1;
  for (let at = 0; at < text.length; at++) {
    const value = values.get(text.charCodeAt(at)) ?? 0;
    number += (value & 31) * scale;
    scale *= 32;
    if (value >= 32) continue;
    numbers.push(number);
    number = 0;
    scale = 1;
  }
  return numbers;
}

/** Encodes pages as distances, with the place and extent in the lower bits. In the order of the pages. */
export function encodePostings(postings: ArrayLike<number>): string {
  const distances = new Int32Array(postings.length);
  let last = 0;
  for (let at = 0; at < postings.length; at++) {
    const packed = postings[at] ?? 0;
    distances[at] = packed - last;
    last = packed & ~31;
  }
  return encodeNumbers(distances);
}

/** Packs a posting into a number. */
export function packPosting({ page, place, extent }: Posting): number {
  return page * 32 + place * 4 + extent;
}

/** Reads what `encodePostings` wrote, each posting as `packPosting` makes it, in the order of the pages. */
export function decodePacked(text: string): Uint32Array {
  let last = 0;
  return Uint32Array.from(decodeNumbers(text), (number) => {
    const packed = last + number;
    last = packed - (packed % 32);
    return packed;
  });
}

/** Returns the place of a packed posting. */
export function placeOf(packed: number): number {
  return (packed >> 2) & 7;
}

/** Reads what `encodePostings` wrote, in the order of the pages. */
export function decodePostings(text: string): Posting[] {
  return Array.from(decodePacked(text), (packed) => ({
    page: packed >>> 5,
    place: placeOf(packed),
    extent: packed & 3,
  }));
}
