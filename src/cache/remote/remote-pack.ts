import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, gunzip, gzip } from 'node:zlib';
import { isSystemError } from '../../lib/system-error.ts';
import type { Digest } from './action-result.ts';

/** A value of the store with its key. */
export type KeyedValue = readonly [key: string, value: Uint8Array];

/** Bytes of the values in a pack, before compression: few enough to fetch one for a single page. */
export const packSize = 8 * 1024 * 1024;

/** Larger values stay on their machine. */
export const maxValue = 32 * 1024 * 1024;

/**
 * Bytes that a compressed content may have, and an unpacked one: what a server sends must fit into memory.
 */
export const maxContent = 64 * 1024 * 1024;

const compress = promisify(gzip);
const expand = promisify(gunzip);

/**
 * Compresses values with their keys. The same values give the same bytes, whose hash is the name of the pack.
 */
export async function encodePack(values: readonly KeyedValue[]): Promise<Uint8Array> {
  const head = Buffer.from(JSON.stringify(values.map(([key, { length }]) => [key, length])));
  const size = Buffer.alloc(4);
  size.writeUInt32LE(head.length);
  return compressed(Buffer.concat([size, head, ...values.map(([, value]) => value)]));
}

/** Returns the values of a pack; undefined for bytes that are none, or too many. */
export async function decodePack(
  bytes: Uint8Array,
  maxBytes = maxContent,
): Promise<readonly KeyedValue[] | undefined> {
  const all = await expanded(bytes, maxBytes);
  if (!all || all.length < 4) return undefined;
  const start = 4 + all.readUInt32LE(0);
  const rows = start > all.length ? undefined : plainJson(all.subarray(4, start));
  if (!Array.isArray(rows) || !rows.every(isRow)) return undefined;
  let end = start;
  const values = rows.map(([key, length]): KeyedValue => {
    end += length;
    return [key, all.subarray(end - length, end)];
  });
  return end === all.length ? values : undefined;
}

/** Compresses bytes fast: the network is seldom slower than a higher level. */
export function compressed(bytes: Uint8Array): Promise<Buffer> {
  return compress(bytes, { level: constants.Z_BEST_SPEED });
}

/** Expands bytes; undefined if they are damaged, or would not fit into memory. */
export async function expanded(bytes: Uint8Array, maxBytes = maxContent): Promise<Buffer | undefined> {
  try {
    return await expand(bytes, { maxOutputLength: maxBytes, chunkSize: chunkSizeFor(bytes, maxBytes) });
  } catch (error) {
    if (isSystemError(error)) return undefined;
    throw error;
  }
}

/**
 * Returns how much zlib makes room for at a time: for the whole content, whose length gzip states in its last
 * four bytes (RFC 1952). In pieces of the default, 16 kB, a pack takes 500 buffers and a copy of them all.
 */
function chunkSizeFor(bytes: Uint8Array, maxBytes: number): number {
  const end = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const stated = bytes.length < 4 ? 0 : end.getUint32(bytes.length - 4, true);
  // Without a spare byte, zlib would make room once more to find that nothing follows.
  return Math.max(constants.Z_MIN_CHUNK, Math.min(stated, maxBytes) + 1);
}

/** Parses JSON; undefined for bytes that are none. */
export function plainJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

/** The name of a content in `cas`. */
export function digestOf(bytes: Uint8Array): Digest {
  return { hash: sha256(bytes), size: bytes.length };
}

/** SHA-256 in hexadecimal, as the protocol names contents and actions. */
export function sha256(content: Uint8Array | string): string {
  return createHash('sha256').update(content).digest('hex');
}

function isRow(row: unknown): row is [string, number] {
  return Array.isArray(row) && typeof row[0] === 'string' && Number.isSafeInteger(row[1]) && row[1] >= 0;
}
