import { hash as digestOf } from 'node:crypto';

/** Hashes a text or bytes: the first 128 bits of SHA-256 in base64url, 22 characters. */
export function hash(content: string | Uint8Array): string {
  return digestOf('sha256', content, 'base64url').slice(0, 22);
}

/** The hash of an empty text. */
export const emptyHash = hash('');

/** Hashes several parts; `['a', 'bc']` and `['ab', 'c']` differ. */
export function hashParts(parts: readonly string[]): string {
  // A single call is faster than an incremental hash object.
  let text = '';
  for (const part of parts) text += `${part.length}:${part}`;
  return hash(text);
}

/** Hashes plain data. The order of keys matters, so callers must keep it stable. */
export function hashData(data: unknown): string {
  return hash(JSON.stringify(data));
}
