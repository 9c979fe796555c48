import { crc32 } from 'node:zlib';

/**
 * Puts the checksum of a text in a line before it. A changed digit would otherwise be another hash of a file,
 * or another place in a pack, that the next builds trust.
 */
export function seal(text: string): string {
  return `${sumOf(text)}\n${text}`;
}

/** Returns the text behind its checksum; undefined if either is damaged or missing. */
export function unseal(sealed: string | undefined): string | undefined {
  const end = sealed?.indexOf('\n') ?? -1;
  if (sealed === undefined || end === -1) return undefined;
  const text = sealed.slice(end + 1);
  return sealed.slice(0, end) === sumOf(text) ? text : undefined;
}

function sumOf(text: string): string {
  return crc32(text).toString(16).padStart(8, '0');
}
