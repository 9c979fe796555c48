import { type KeptRecord, keptCaches } from '../../browser/offline/kept-products.ts';

declare const self: ServiceWorkerGlobalScope;

const { scope } = self.registration;
const name = keptCaches(scope).records;

let loading: Promise<Map<string, KeptRecord>> | undefined;

/** Returns the record of every product that a reader keeps, by the path of its list. They are read once. */
export function keptRecords(): Promise<ReadonlyMap<string, KeptRecord>> {
  return loadOnce();
}

/** Stores the record of a product, or removes it. What a record names is on the device from then on. */
export async function saveRecord(path: string, record: KeptRecord | undefined): Promise<void> {
  const cache = await caches.open(name);
  if (record) await cache.put(scope + path, new Response(JSON.stringify(record)));
  else await cache.delete(scope + path);
  const records = await loadOnce();
  if (record) records.set(path, record);
  else records.delete(path);
}

function loadOnce(): Promise<Map<string, KeptRecord>> {
  loading ??= load();
  return loading;
}

async function load(): Promise<Map<string, KeptRecord>> {
  const records = new Map<string, KeptRecord>();
  // Opening a cache creates it, and most readers keep nothing.
  if (!(await caches.has(name))) return records;
  const cache = await caches.open(name);
  for (const request of await cache.keys()) {
    const record: KeptRecord | undefined = await (await cache.match(request))?.json();
    if (record) records.set(record.product.list, record);
  }
  return records;
}
