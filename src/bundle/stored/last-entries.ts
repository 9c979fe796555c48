import type { Store } from '../../cache/create-store.ts';
import { decodeJson, encodeJson } from '../../cache/json-bytes.ts';
import { lastEntriesKey } from '../../cache/store-keys.ts';
import type { Entry } from '../../model/entry.ts';

/** The entries of the last whole site that was bundled. A partial site can use its bundles. */
export interface LastEntries {
  exist(): boolean;
  /** Returns the entries if they include all of these. */
  including(entries: readonly Entry[]): Promise<readonly Entry[] | undefined>;
  /** Writes nothing if they are the same. */
  save(entries: readonly Entry[]): Promise<void>;
}

/** Opens the last entries in the cache of a site. `tool` identifies the version of this program. */
export function createLastEntries(store: Store, tool: string): LastEntries {
  const key = lastEntriesKey(tool);
  const read = async (): Promise<readonly Entry[]> => decodeJson(await store.get(key)) ?? [];
  return {
    exist: () => store.has(key),
    async including(entries) {
      const last = await read();
      const known = new Set(last.map((entry) => JSON.stringify(entry)));
      return entries.every((entry) => known.has(JSON.stringify(entry))) ? last : undefined;
    },
    async save(entries) {
      const isSaved = JSON.stringify(await read()) === JSON.stringify(entries);
      if (!isSaved) await store.put(key, encodeJson(entries));
    },
  };
}
