import type { Store } from './create-store.ts';
import { decodeJson, encodeJson } from './json-bytes.ts';

/** The value of a key in the store, made and stored where it is missing. */
export async function remember<Value>(store: Store, key: string, make: () => Promise<Value>): Promise<Value> {
  const known = decodeJson<Value>(await store.get(key));
  if (known !== undefined) return known;
  const value = await make();
  await store.put(key, encodeJson(value));
  return value;
}
