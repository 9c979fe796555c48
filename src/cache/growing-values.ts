import { decodeJson, encodeJson } from './json-bytes.ts';

/**
 * True for a key whose value grows with every build: the style rules that templates have rendered so far.
 * Values of two machines are joined.
 */
export function isGrowing(key: string): boolean {
  return key.startsWith('rules:');
}

/** Joins two values of such a key: lists of names and texts. */
export function joinGrowing(first: Uint8Array, second: Uint8Array): Uint8Array {
  const rows = [first, second].flatMap((value) => decodeJson<[string, string][]>(value) ?? []);
  return encodeJson([...new Map(rows)]);
}
