import { createHmac, timingSafeEqual } from 'node:crypto';
import { hash } from '../../lib/hash.ts';
import { type Digest, decodeActionResult, encodeActionResult } from './action-result.ts';
import type { GuardedStorage } from './guarded-storage.ts';
import { compressed, digestOf, expanded, maxContent, plainJson, sha256 } from './remote-pack.ts';

/** A pack in `cas`, with the fingerprints of what is in it. */
export interface RemotePack extends Digest {
  readonly keys: readonly string[];
}

/** What an index is found by. */
export interface IndexName {
  /** Identifies this program and its runtime; another version makes other results. */
  readonly tool: string;
  /** The name of the site, since several may share a server. */
  readonly site: string;
  /** The secret with which an index is signed; an index without its signature is refused. */
  readonly secret: string | undefined;
}

/** Version of indexes and packs; those of another version are not found. */
const format = 1;

const maxEntry = 4 * 1024 * 1024;

/** Stands for a key in an index: 72 bits of its hash. The pack has the whole key. */
export function fingerprint(key: string): string {
  return hash(key).slice(0, fingerprintLength);
}

const fingerprintLength = 12;

/**
 * Reads the packs that a storage has for a site: an entry of `ac`, which leads to the index in `cas`. Returns
 * none if there is no index, or a damaged one, or one that somebody else has signed.
 */
export async function readRemoteIndex(
  storage: GuardedStorage,
  name: IndexName,
): Promise<readonly RemotePack[]> {
  const action = actionOf(name);
  const entry = await storage.get('ac', action, maxEntry);
  const result = entry && decodeActionResult(entry);
  const found = result?.files.find(({ path }) => path === indexPath);
  if (!result || !found) {
    if (entry) storage.refuse('an entry is damaged');
    return [];
  }
  if (!isSigned(result.output, name.secret, action + found.hash)) {
    storage.refuse('the signature of an entry is missing or wrong');
    return [];
  }
  const bytes = await storage.get('cas', found.hash, Math.min(found.size, maxContent));
  const index = bytes && hasDigest(bytes, found) ? await decodeIndex(bytes, action) : undefined;
  if (!index) storage.refuse('an index is missing or damaged');
  return index ?? [];
}

/** Stores an index, then the entry that leads to it, and that names the packs so that a server keeps them. */
export async function writeRemoteIndex(
  storage: GuardedStorage,
  name: IndexName,
  packs: readonly RemotePack[],
): Promise<boolean> {
  const action = actionOf(name);
  const rows = packs.map(({ hash, size, keys }) => [hash, size, keys.join('')]);
  const bytes = await compressed(Buffer.from(JSON.stringify({ format, action, packs: rows })));
  const index = { path: indexPath, ...digestOf(bytes) };
  const files = packs.map(({ hash, size }) => ({ path: `packs/${hash}`, hash, size }));
  const output = signature(name.secret, action + index.hash);
  const isStored = await storage.put('cas', index.hash, bytes);
  return isStored && storage.put('ac', action, encodeActionResult({ files: [index, ...files], output }));
}

/** True for the bytes that a digest names. */
export function hasDigest(bytes: Uint8Array, { hash, size }: Digest): boolean {
  return bytes.length === size && sha256(bytes) === hash;
}

const indexPath = 'index';

function actionOf({ tool, site }: IndexName): string {
  return sha256(JSON.stringify(['colophon', format, tool, site]));
}

function signature(secret: string | undefined, signed: string): Uint8Array {
  return secret === undefined ? new Uint8Array() : createHmac('sha256', secret).update(signed).digest();
}

function isSigned(found: Uint8Array, secret: string | undefined, signed: string): boolean {
  if (secret === undefined) return true;
  const wanted = signature(secret, signed);
  return found.length === wanted.length && timingSafeEqual(found, wanted);
}

async function decodeIndex(bytes: Uint8Array, action: string): Promise<readonly RemotePack[] | undefined> {
  const all = await expanded(bytes);
  const index: { readonly action?: unknown; readonly packs?: unknown } = Object(all && plainJson(all));
  if (index.action !== action || !Array.isArray(index.packs) || !index.packs.every(isRow)) return undefined;
  return index.packs.map(([hash, size, keys]) => ({ hash, size, keys: keys.match(fingerprints) ?? [] }));
}

const fingerprints = new RegExp(`.{${fingerprintLength}}`, 'g');

function isRow(row: unknown): row is [string, number, string] {
  return (
    Array.isArray(row) &&
    /^[0-9a-f]{64}$/.test(String(row[0])) &&
    Number.isSafeInteger(row[1]) &&
    typeof row[2] === 'string'
  );
}
