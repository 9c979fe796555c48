import { hash } from '../../lib/hash.ts';
import { fingerprint, type RemotePack } from './remote-index.ts';
import type { KeyedValue } from './remote-pack.ts';

/**
 * Kinds of values that can be outdated, or grow: they contain what they were made from, which a build
 * compares. All others are found by everything that they are made from, so they never change.
 */
const changingKinds = ['document', 'extraction', 'bundles', 'broken', 'references', 'rules'];

/**
 * What an index has for a value: the fingerprint of its key, and that of the key with the bytes if these may
 * be others tomorrow.
 */
export function namesOf([key, value]: KeyedValue): readonly string[] {
  return isChanging(key) ? [fingerprint(key), fingerprint(`${key} ${hash(value)}`)] : [fingerprint(key)];
}

/** Where values are read. */
interface ValueSource {
  getMany(keys: readonly string[]): Promise<readonly (Uint8Array | undefined)[]>;
}

/** Returns the names of results by key. Only the values that may change are read, so many at a time. */
export async function namesOfResults(
  keys: readonly string[],
  store: ValueSource,
  lot: number,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const names = new Map(keys.map((key): [string, readonly string[]] => [key, [fingerprint(key)]]));
  const changing = keys.filter(isChanging);
  for (let start = 0; start < changing.length; start += lot) {
    const asked = changing.slice(start, start + lot);
    for (const [index, value] of (await store.getMany(asked)).entries()) {
      const key = asked[index];
      if (key !== undefined && value) names.set(key, namesOf([key, value]));
    }
  }
  return names;
}

/** Returns a function that is true for the names of a result that packs have as it is. */
export function createIsStored(packs: readonly RemotePack[]): (names: readonly string[]) => boolean {
  // The last pack has the latest value of a key, so the names of a value have to be in the same pack.
  const packOf = new Map<string, RemotePack>();
  for (const pack of packs) for (const name of pack.keys) packOf.set(name, pack);
  return ([name = '', ...others]) => {
    const pack = packOf.get(name);
    return pack !== undefined && others.every((other) => packOf.get(other) === pack);
  };
}

function isChanging(key: string): boolean {
  return changingKinds.includes(key.slice(0, key.indexOf(':')));
}
