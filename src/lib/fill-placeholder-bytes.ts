import { type PlaceholderKind, placeholderMark } from './placeholders.ts';

const mark = new TextEncoder().encode(placeholderMark);

/**
 * Fills the holes of one kind in a text that is there as UTF-8, without making a string of it: most of a page is longer than its holes
 * by three orders, and is only copied. Other kinds stay as they are.
 */
export function fillPlaceholderBytes(
  text: Uint8Array,
  kind: PlaceholderKind,
  filler: (name: string) => string,
): Uint8Array {
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  const parts: Uint8Array[] = [];
  let done = 0;
  let start = findMark(text, 0);
  while (start >= 0) {
    const end = findMark(text, start + mark.length);
    if (end < 0) break;
    const content = decoder.decode(text.subarray(start + mark.length, end));
    if (content.startsWith(kind)) {
      parts.push(text.subarray(done, start), encoder.encode(filler(content.slice(1))));
      done = end + mark.length;
    }
    start = findMark(text, end + mark.length);
  }
  return join([...parts, text.subarray(done)]);
}

/** Where the next mark begins; less than 0 when none is left. */
function findMark(text: Uint8Array, from: number): number {
  const [first = 0, second, third] = mark;
  let at = text.indexOf(first, from);
  while (at >= 0 && (text[at + 1] !== second || text[at + 2] !== third)) at = text.indexOf(first, at + 1);
  return at;
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}
