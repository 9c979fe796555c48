import type { Store } from '../create-store.ts';
import type { GuardedStorage } from './guarded-storage.ts';
import { type IndexName, type RemotePack, writeRemoteIndex } from './remote-index.ts';
import { digestOf, encodePack, type KeyedValue, maxValue, packSize } from './remote-pack.ts';
import { createRemoteReader } from './remote-reader.ts';
import { createIsStored, namesOf, namesOfResults } from './stored-names.ts';

/** Where the results of a build go, and which. */
export interface SharedResults {
  readonly storage: GuardedStorage;
  readonly name: IndexName;
  readonly store: Pick<Store, 'usedKeys' | 'getMany'>;
  /** Selects keys; by default all that mean the same on every machine. */
  readonly isShared?: (key: string) => boolean;
  /** Ignores what the storage has, so that a new index names the results of this build alone. */
  readonly anew: boolean;
  /** Hashes of packs that the index names, and that the storage has no longer. */
  readonly lost?: ReadonlySet<string>;
}

/**
 * Stores results that a storage does not have, or has as they were before, in a few packs, then an index of
 * old and new packs. A build that writes at the same time may win: then the results of one of them are stored
 * again by the next build. Returns how many results were missing.
 */
export async function shareResults({
  storage,
  name,
  store,
  isShared = isPortable,
  anew,
  lost = new Set(),
}: SharedResults): Promise<number> {
  const keys = store.usedKeys().filter(isShared);
  const latest = anew ? [] : await latestPacks(storage, name);
  const found = latest.filter(({ hash }) => !lost.has(hash));
  const names = await namesOfResults(keys, store, lot);
  const isStored = createIsStored(found);
  const missing = keys.filter((key) => !isStored(names.get(key) ?? []));
  if (missing.length === 0 || storage.isClosed()) return 0;
  const added = await storePacks(missing, { storage, store });
  const packs = [...found, ...added];
  const isKept = !isWasteful(packs, new Set([...names.values()].flat()));
  await writeRemoteIndex(storage, name, isKept ? packs : await storePacks(keys, { storage, store }));
  return missing.length;
}

/** A second look, since another build may have added packs meanwhile. */
async function latestPacks(storage: GuardedStorage, name: IndexName): Promise<readonly RemotePack[]> {
  const reader = createRemoteReader(storage, name);
  await reader.open();
  return reader.packs();
}

/** Packs that an index may name in any case. */
const allowedPacks = 32;

/** Bytes that packs have on average in a storage that is worth its requests. */
const smallPack = 128 * 1024;

/** True for many packs that are small, or of which this build used little: all of them are stored anew. */
function isWasteful(packs: readonly RemotePack[], used: ReadonlySet<string>): boolean {
  if (packs.length <= allowedPacks) return false;
  const bytes = packs.reduce((sum, { size }) => sum + size, 0);
  const unused = packs.filter(({ keys }) => keys.filter((key) => used.has(key)).length * 2 < keys.length);
  return bytes < packs.length * smallPack || unused.length * 2 > packs.length;
}

/** What values are grouped by: a build asks for all values of a group at once, and often for no other. */
const groups = ['document', 'body', 'facts', 'html', 'bundles', 'other'] as const;

/** The kinds of keys that are not in the group `other`. */
const groupOfKind: Readonly<Record<string, (typeof groups)[number]>> = {
  ...{ document: 'document', demo: 'document', uses: 'document', tree: 'document', api: 'document' },
  ...{ body: 'body', facts: 'facts', 'page-sheet': 'facts', rules: 'facts' },
  ...{ html: 'html', bundles: 'bundles', bundled: 'bundles' },
};

/**
 * Kinds of values that name folders of one machine, or that follow from its clone of the repository. What
 * they are needed for is found again in a moment.
 */
const localKinds = [
  ...['entries', 'changes', 'commits', 'outdated'],
  ...['types', 'html-check', 'search-pages'],
];

/** True for a key whose value means the same on every machine. */
export function isPortable(key: string): boolean {
  return !localKinds.includes(kindOf(key));
}

function kindOf(key: string): string {
  return key.slice(0, key.indexOf(':'));
}

/** So few values are stored in one pack, whatever they are. */
const fewValues = 256;

/** Stores values in packs of about the same size, group by group. */
async function storePacks(
  keys: readonly string[],
  { storage, store }: Pick<SharedResults, 'storage' | 'store'>,
): Promise<readonly RemotePack[]> {
  const packs: RemotePack[] = [];
  const byGroup = new Map<string, string[]>(groups.map((group) => [group, []]));
  const groupOf = (key: string) =>
    (keys.length <= fewValues ? undefined : groupOfKind[kindOf(key)]) ?? 'other';
  for (const key of keys) byGroup.get(groupOf(key))?.push(key);
  for (const inGroup of byGroup.values())
    for await (const values of packsOf(inGroup, store)) {
      const bytes = await encodePack(values);
      const pack = { ...digestOf(bytes), keys: values.flatMap(namesOf) };
      if (await storage.put('cas', pack.hash, bytes)) packs.push(pack);
    }
  return packs;
}

/** Values read at a time. A pack takes several lots. */
const lot = 64;

async function* packsOf(
  keys: readonly string[],
  store: SharedResults['store'],
): AsyncGenerator<readonly KeyedValue[]> {
  let pack: KeyedValue[] = [];
  let size = 0;
  for (let start = 0; start < keys.length; start += lot) {
    const asked = keys.slice(start, start + lot);
    const values = await store.getMany(asked);
    for (const [index, key] of asked.entries()) {
      const value = values[index];
      if (!value || value.length > maxValue) continue;
      if (pack.length > 0 && size + value.length > packSize) {
        yield pack;
        pack = [];
        size = 0;
      }
      pack.push([key, value]);
      size += value.length;
    }
  }
  if (pack.length > 0) yield pack;
}
