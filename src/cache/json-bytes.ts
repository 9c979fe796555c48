import { encodeText } from '../lib/encode-text.ts';

/** Plain data as the bytes the store keeps. */
export function encodeJson(data: unknown): Uint8Array {
  return encodeText(JSON.stringify(data));
}

/**
 * Reads back what `encodeJson` made. The type is the caller's word: the key under which the bytes were found
 * names the program that wrote them, and the store has checked their sum.
 */
export function decodeJson<Data>(bytes: Uint8Array | undefined): Data | undefined {
  return bytes && (JSON.parse(new TextDecoder().decode(bytes)) as Data);
}
