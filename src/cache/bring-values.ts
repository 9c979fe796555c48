import { isSystemError } from '../lib/system-error.ts';
import { isGrowing, joinGrowing } from './growing-values.ts';
import type { LocalValues } from './local-values.ts';
import type { KeyedValue } from './remote/remote-pack.ts';
import type { RemoteResults } from './remote/remote-results.ts';

/** Brings values of other machines to the store. */
export interface Bringer {
  /** Brings the values of these keys that are not here. Returns true if there were any. */
  bring(keys: readonly string[]): Promise<boolean>;
  /** Replaces the outdated value of a key by that of another machine. Returns false if there is none. */
  renew(key: string): Promise<boolean>;
  /** Number of values that were asked for and brought. */
  fetched(): number;
}

/** Creates a bringer. It keeps what lies beside the values that were asked for, too. */
export function createBringer(
  remote: RemoteResults,
  local: Pick<LocalValues, 'has' | 'get' | 'append'>,
): Bringer {
  const asked = new Set<string>();
  const brought = new Set<string>();
  let adding: Promise<void> = Promise.resolve();

  const newValue = async ([key, value]: KeyedValue, outdated?: string): Promise<readonly KeyedValue[]> => {
    if (!isGrowing(key)) return local.has(key) && key !== outdated ? [] : [[key, value]];
    const [here] = local.has(key) ? await local.get([key]) : [];
    return [[key, here ? joinGrowing(here, value) : value]];
  };
  const add = async (values: readonly KeyedValue[], outdated?: string): Promise<void> => {
    const added = (await Promise.all(values.map((value) => newValue(value, outdated)))).flat();
    try {
      await local.append(added);
    } catch (error) {
      // A full disk: the values are made again, and reported if they cannot be stored either.
      if (!isSystemError(error)) throw error;
      return;
    }
    for (const [key] of added) brought.add(key);
  };

  const load = (keys: readonly string[], outdated?: string): Promise<void> => {
    for (const key of keys) asked.add(key);
    return remote.load(keys, (values) => {
      // One after the other, since values that grow are joined with what is here.
      adding = adding.then(() => add(values, outdated));
      return adding;
    });
  };

  return {
    async bring(keys) {
      // With everything here, nobody is asked.
      if (!keys.every(local.has)) await remote.open();
      const wanted = keys.filter((key) => (isGrowing(key) || !local.has(key)) && remote.has(key));
      if (wanted.length === 0) return false;
      await load(wanted);
      return true;
    },
    async renew(key) {
      const [here] = await local.get([key]);
      await remote.open();
      if (!here || !remote.hasOther(key, here)) return false;
      await load([key], key);
      return brought.has(key);
    },
    fetched: () => [...asked].filter((key) => brought.has(key)).length,
  };
}
