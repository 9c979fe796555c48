import { places } from '../../../../templates/browser/search/format/postings.ts';
import type { TermCollector } from './collect-terms.ts';

type Collector = Pick<TermCollector, 'add' | 'addRange' | 'addCode' | 'addDefinition'>;

/**
 * Adds the words of the Markdown copy of a page, in UTF-8, without the addresses of its links and its tags.
 * It reads ranges of the copy and cuts no lines out of it.
 */
export function readCopy(copy: Uint8Array, collector: Collector): void {
  for (let from = 0; from < copy.length; ) {
    const fence = fenceAt(copy, from);
    if (fence) from = readFenced(copy, fence, collector);
    else if (isHeading(copy, from)) {
      const to = endOf(copy, bytes.lineFeed, from, copy.length);
      collector.addRange(copy, places.heading, from, to);
      from = to + 1;
    } else from = readLine(copy, from, collector) + 1;
  }
}

const bytes = {
  lineFeed: 10,
  space: 32,
  hash: 35,
  closingParenthesis: 41,
  openingParenthesis: 40,
  less: 60,
  greater: 62,
  closingBracket: 93,
  backtick: 96,
  h: 104,
  t: 116,
  bar: 124,
  tilde: 126,
} as const;

/** The index of a byte, or the end of the range. */
function endOf(copy: Uint8Array, byte: number, from: number, to: number): number {
  let at = from;
  while (at < to && copy[at] !== byte) at++;
  return at;
}

/** A line of at least three backticks or tildes. */
interface Fence {
  readonly mark: string;
  readonly info: string;
  /** The end of its line. */
  readonly end: number;
}

const decoder = new TextDecoder();

/** By byte: 1 for spaces and marks of lists and quotations, which may precede a fence. */
const isBeforeFence = Uint8Array.from({ length: 256 }, (_, byte) =>
  ' *+->'.includes(String.fromCharCode(byte)) ? 1 : 0,
);

/** Returns the fence in the line that begins at an index. */
function fenceAt(copy: Uint8Array, from: number): Fence | undefined {
  let at = from;
  while (isBeforeFence[copy[at] ?? 0] === 1) at++;
  const first = copy[at];
  if ((first !== bytes.backtick && first !== bytes.tilde) || copy[at + 1] !== first) return undefined;
  const end = endOf(copy, bytes.lineFeed, at, copy.length);
  const line = decoder.decode(copy.subarray(from, end));
  const found = /^ {0,3}(?:[-*+>] *)*(`{3,}|~{3,})(.*)$/.exec(line);
  if (!found) return undefined;
  const [, mark = '', info = ''] = found;
  return { mark, info, end };
}

/** Adds the code below a fence, and returns the index after its end. */
function readFenced(copy: Uint8Array, { mark, info, end }: Fence, collector: Collector): number {
  // `tsx title="BasicButtons.tsx"`
  collector.add(info, places.identifier);
  let line = end + 1;
  let next = copy.length;
  for (let to = 0; line < copy.length; line = to + 1) {
    const fence = fenceAt(copy, line);
    to = fence?.end ?? endOf(copy, bytes.lineFeed, line, copy.length);
    if (!fence?.mark.startsWith(mark) || fence.info.trim() !== '') continue;
    next = to + 1;
    break;
  }
  collector.addCode(copy, places.code, end + 1, Math.min(line, copy.length));
  return next;
}

function isHeading(copy: Uint8Array, from: number): boolean {
  let at = from;
  while (copy[at] === bytes.hash) at++;
  return at > from && at <= from + 6 && copy[at] === bytes.space;
}

/**
 * Adds a line, with what stands between backticks as code, and without addresses and tags. A last backtick
 * without another is text. A row of a table that begins with code describes it. Returns the end of the line.
 */
function readLine(copy: Uint8Array, from: number, collector: Collector): number {
  let isDefined = beginsWithCell(copy, from);
  let start = from;
  let ends = noTagEnds;
  for (let at = from; ; at++) {
    while (isPlain[copy[at] ?? bytes.lineFeed] === 1) at++;
    const byte = at < copy.length ? copy[at] : bytes.lineFeed;
    let end = at;
    if (byte === bytes.backtick) {
      end = endOfCode(copy, at + 1);
      if (copy[end] !== bytes.backtick) continue;
    } else if (byte !== bytes.lineFeed) {
      if (byte === bytes.less) ends = tagEnds(copy, at, ends);
      end = endOfMarkup(copy, at, ends);
      if (end === at) continue;
    }
    if (at > start) collector.addRange(copy, places.text, start, at);
    if (byte === bytes.lineFeed) return at;
    if (byte === bytes.backtick) {
      if (isDefined) collector.addDefinition(copy, at + 1, end);
      else collector.addCode(copy, places.identifier, at + 1, end);
      isDefined = false;
      start = end + 1;
      at = end;
    } else {
      start = end;
      at = end - 1;
    }
  }
}

/** By byte: 1 if a line goes on with it, and no code, address or tag begins. */
const isPlain = Uint8Array.from({ length: 256 }, (_, byte) =>
  [bytes.lineFeed, bytes.backtick, bytes.closingBracket, bytes.less, bytes.h].some((one) => one === byte)
    ? 0
    : 1,
);

/** Returns the index of the next backtick, or the end of the line. */
function endOfCode(copy: Uint8Array, from: number): number {
  let at = from;
  while (at < copy.length && copy[at] !== bytes.backtick && copy[at] !== bytes.lineFeed) at++;
  return at;
}

/** Returns true for a row of a table whose first cell is code: `` | `name` ``. */
function beginsWithCell(copy: Uint8Array, from: number): boolean {
  if (copy[from] !== bytes.bar) return false;
  let at = from + 1;
  while (copy[at] === bytes.space) at++;
  return copy[at] === bytes.backtick;
}

/** How far a tag may reach. */
interface TagEnds {
  /** The next backtick, or the end of the line. */
  readonly limit: number;
  /** The next `>`, or the limit. */
  readonly close: number;
}

const noTagEnds: TagEnds = { limit: -1, close: -1 };

/** Looks for the ends of tags only behind those known: a line may have 100,000 signs that open no tag. */
function tagEnds(copy: Uint8Array, at: number, known: TagEnds): TagEnds {
  const limit = known.limit < at ? endOfCode(copy, at) : known.limit;
  return { limit, close: known.close < at ? endOf(copy, bytes.greater, at, limit) : known.close };
}

/** Returns the end of the address or tag that begins at an index, or the index itself. */
function endOfMarkup(copy: Uint8Array, at: number, { limit, close }: TagEnds): number {
  const first = copy[at];
  // `](`
  if (first === bytes.closingBracket)
    return copy[at + 1] === bytes.openingParenthesis ? endOfAddress(copy, at, bytes.closingParenthesis) : at;
  if (isAddress(copy, first === bytes.less ? at + 1 : at)) return endOfAddress(copy, at);
  if (first !== bytes.less || close === limit) return at;
  return endOf(copy, bytes.less, at + 1, close) < close ? at : close + 1;
}

/** `http://` and `https://` in bytes. */
const schemes = ['http://', 'https://'].map((scheme) => new TextEncoder().encode(scheme));

function isAddress(copy: Uint8Array, from: number): boolean {
  // Nearly every `h` begins a word.
  if (copy[from] !== bytes.h || copy[from + 1] !== bytes.t) return false;
  return schemes.some((scheme) => scheme.every((byte, at) => copy[from + at] === byte));
}

/** Returns the index of the next white space or backtick, or of a byte that also ends an address. */
function endOfAddress(copy: Uint8Array, from: number, other?: number): number {
  let at = from;
  while (!isSpace(copy, at) && copy[at] !== bytes.backtick && copy[at] !== other) at++;
  return at;
}

/** White space, and the punctuation of general use and of Chinese and Japanese beside the spaces there. */
function isSpace(copy: Uint8Array, at: number): boolean {
  // The end of the copy counts as a space.
  const byte = copy[at] ?? bytes.space;
  if (byte < 0xc2) return byte <= bytes.space;
  const next = copy[at + 1];
  // The no-break space, and U+2000 to U+203F or U+3000 to U+303F.
  return byte === 0xc2 ? next === 0xa0 : (byte === 0xe2 || byte === 0xe3) && next === 0x80;
}
