/**
 * Texts up to a third of its size are encoded in it; UTF-8 needs at most three bytes for a unit of UTF-16.
 */
const scratch = new Uint8Array(1 << 20);
const encoder = new TextEncoder();

/**
 * Encodes a text as UTF-8, in an array with a buffer of its own. `encode` measures a text before it
 * allocates, which `encodeInto` with room for the longest result need not do.
 */
export function encodeText(text: string): Uint8Array<ArrayBuffer> {
  if (text.length * 3 > scratch.length) return encoder.encode(text);
  return scratch.slice(0, encoder.encodeInto(text, scratch).written);
}
