import { limitConcurrency } from '../../lib/limit-concurrency.ts';
import { isGrowing } from '../growing-values.ts';
import type { GuardedStorage } from './guarded-storage.ts';
import { fingerprint, hasDigest, type IndexName, type RemotePack, readRemoteIndex } from './remote-index.ts';
import { decodePack, type KeyedValue, maxContent } from './remote-pack.ts';
import { namesOf } from './stored-names.ts';

/** The results in one storage. */
export interface RemoteReader {
  /** Reads the index, once. */
  open(): Promise<void>;
  /** True for a key that the index names. Nothing is known before it is read. */
  has(key: string): boolean;
  /** True for a value that may be outdated, if the index names another one for its key. */
  hasOther(key: string, value: Uint8Array): boolean;
  /**
   * Fetches the packs that have these keys, each once, and passes on all values in them. What a storage does
   * not have any more, or has damaged, is not fetched again.
   */
  load(keys: readonly string[], onValues: (values: readonly KeyedValue[]) => Promise<void>): Promise<void>;
  /** The packs that the index names. */
  packs(): readonly RemotePack[];
  /** Hashes of the packs that the index names, and that could not be had. */
  lost(): ReadonlySet<string>;
}

/**
 * Packs that are fetched, unpacked and not yet passed on, of all readers of a build: 8 MB each. The disk
 * takes them more slowly than they come, and those of 100,000 pages have 5 GB.
 */
const maxPacks = 8;

/** Lets so many packs be in memory. Readers that are used together share one. */
export function limitPacks(): Limit {
  return limitConcurrency(maxPacks);
}

type Limit = ReturnType<typeof limitConcurrency>;

/** Creates the reader of a storage. */
export function createRemoteReader(
  storage: GuardedStorage,
  name: IndexName,
  inTurn: Limit = limitPacks(),
): RemoteReader {
  let opening: Promise<void> | undefined;
  let packs: readonly RemotePack[] = [];
  const lost = new Set<string>();
  const packOf = new Map<string, RemotePack>();
  const loading = new Map<RemotePack, Promise<void>>();

  const open = async () => {
    packs = await readRemoteIndex(storage, name);
    // The last pack has the latest value of a key.
    for (const pack of packs) for (const key of pack.keys) packOf.set(key, pack);
  };
  const fetchPack = async (pack: RemotePack): Promise<readonly KeyedValue[] | undefined> => {
    const bytes = await storage.get('cas', pack.hash, Math.min(pack.size, maxContent));
    if (!bytes) return undefined;
    const values = hasDigest(bytes, pack) ? await decodePack(bytes) : undefined;
    if (!values) storage.refuse('a content does not have its checksum');
    return values;
  };
  const load = async (pack: RemotePack, onValues: Parameters<RemoteReader['load']>[1]) => {
    const values = await fetchPack(pack);
    // An older pack may come later than the one with the latest value.
    const isLatest = ([key]: KeyedValue) => isGrowing(key) || packOf.get(fingerprint(key)) === pack;
    if (values) await onValues(values.filter(isLatest));
    // Whatever the pack had is in the store now, or cannot be had.
    for (const key of pack.keys) if (packOf.get(key) === pack) packOf.delete(key);
    if (!values) lost.add(pack.hash);
  };

  return {
    open() {
      opening ??= open();
      return opening;
    },
    has: (key) => !storage.isClosed() && packOf.has(fingerprint(key)),
    hasOther(key, value) {
      const [pack, ...same] = namesOf([key, value]).map((name) => packOf.get(name));
      return !storage.isClosed() && pack !== undefined && same.some((other) => other !== pack);
    },
    async load(keys, onValues) {
      const wanted = new Set(keys.flatMap((key) => packOf.get(fingerprint(key)) ?? []));
      await Promise.all(
        [...wanted].map((pack) => {
          const running = loading.get(pack) ?? inTurn(() => load(pack, onValues));
          loading.set(pack, running);
          return running;
        }),
      );
    },
    packs: () => packs,
    lost: () => lost,
  };
}
