import { keyOfReference } from '../assemble/api/lazy-reference.ts';
import type { Store } from '../cache/create-store.ts';
import { decodeJson, encodeJson } from '../cache/json-bytes.ts';
import { referencesKey } from '../cache/store-keys.ts';
import { type HashOfReference, referenceHash } from './plan-tasks.ts';

/** The hashes of API references that one request needs. */
export interface OpenReferenceHashes {
  /** Looks up a hash, or makes the reference and hashes it. */
  readonly hashOf: HashOfReference;
  /** Stores hashes that are new. A request for the whole site drops those that it did not need. */
  save(request: { readonly isWhole: boolean }): Promise<void>;
}

/**
 * Caches the hashes of API references by what they are made from, so that a page that is not rendered
 * costs a look-up: making its reference takes longer than everything else that is done for it.
 */
export function createReferenceHashes({
  store,
  tool,
}: {
  readonly store: Pick<Store, 'get' | 'has' | 'put'>;
  readonly tool: string;
}) {
  const key = referencesKey(tool);
  let known: ReadonlyMap<string, string> | undefined;
  return {
    async open(): Promise<OpenReferenceHashes> {
      // A site without references has none to ask other machines for.
      known ??= new Map(decodeJson<[string, string][]>(store.has(key) ? await store.get(key) : undefined));
      const stored = known;
      const used = new Map<string, string>();
      return {
        hashOf(article) {
          const made = article && keyOfReference(article);
          if (made === undefined) return referenceHash(article);
          const found = stored.get(made) ?? used.get(made) ?? referenceHash(article);
          used.set(made, found);
          return found;
        },
        async save({ isWhole }) {
          const isNew = [...used.keys()].some((one) => !stored.has(one));
          if (!isNew && !(isWhole && used.size < stored.size)) return;
          known = isWhole ? used : new Map([...stored, ...used]);
          await store.put(key, encodeJson([...known]));
        },
      };
    },
  };
}
