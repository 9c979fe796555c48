import type { KeyedValue } from './remote-pack.ts';
import type { RemoteReader } from './remote-reader.ts';

/** Results that other machines have stored: those in parts of the site, and those in a remote cache. */
export interface RemoteResults {
  /** Finds out which results there are, once. */
  open(): Promise<void>;
  /** True if no storage has any result. */
  isEmpty(): boolean;
  /** True for a key that is likely to have a value. Nothing is known before the first `open`. */
  has(key: string): boolean;
  /** True if a storage is likely to have another value of a key, instead of an outdated one. */
  hasOther(key: string, value: Uint8Array): boolean;
  /** Fetches values, and passes them on together with their neighbours. */
  load(keys: readonly string[], onValues: (values: readonly KeyedValue[]) => Promise<void>): Promise<void>;
}

/**
 * Joins storages. A value comes from the first storage that has it; values that grow come from all of them.
 */
export function joinReaders(
  readers: readonly RemoteReader[],
  grows: (key: string) => boolean,
): RemoteResults {
  return {
    async open() {
      await Promise.all(readers.map((reader) => reader.open()));
    },
    isEmpty: () => readers.every((reader) => reader.packs().length === 0),
    has: (key) => readers.some((reader) => reader.has(key)),
    hasOther: (key, value) => readers.some((reader) => reader.hasOther(key, value)),
    async load(keys, onValues) {
      let wanted = keys;
      const found = new Set<string>();
      const collect = async (values: readonly KeyedValue[]) => {
        for (const [key] of values) found.add(key);
        await onValues(values);
      };
      // Repeats for values that the first storage turns out not to have.
      while (wanted.some((key) => readers.some((reader) => reader.has(key)))) {
        const asked = readers.map((): string[] => []);
        for (const key of wanted) {
          const having = readers.flatMap((reader, index) => (reader.has(key) ? [index] : []));
          for (const index of grows(key) ? having : having.slice(0, 1)) asked[index]?.push(key);
        }
        await Promise.all(readers.map((reader, index) => reader.load(asked[index] ?? [], collect)));
        wanted = wanted.filter((key) => !found.has(key));
      }
    },
  };
}
