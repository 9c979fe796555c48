import type { Store } from './create-store.ts';
import { decodeJson, encodeJson } from './json-bytes.ts';

/** Loads the value of a key from the store, or makes and stores it. */
export async function cached<Value>(store: Store, key: string, make: () => Promise<Value>): Promise<Value> {
  const known = decodeJson<Value>(await store.get(key));
  if (known !== undefined) return known;
  const value = await make();
  await store.put(key, encodeJson(value));
  return value;
}
