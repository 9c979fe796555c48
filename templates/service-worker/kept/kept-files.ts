import type { OfflineFile, OfflineList } from '../../../src/model/offline.ts';
import { keptCaches } from '../../browser/offline/kept-products.ts';
import { ServerError } from './fetch-json.ts';
import { keptRecords } from './kept-records.ts';

declare const self: ServiceWorkerGlobalScope;

const { scope } = self.registration;
const name = keptCaches(scope).files;

/** Files that are downloaded at a time. */
const parallel = 6;

/** Returns what the kept products contain at an address, whatever its query; undefined if none has it. */
export async function keptResponse(address: string): Promise<Response | undefined> {
  const records = await keptRecords();
  if (records.size === 0) return undefined;
  const cache = await caches.open(name);
  const [url = ''] = address.split('#', 1);
  const named = await cache.match(url, { ignoreVary: true });
  if (named) return named;
  const [bare = ''] = url.split('?', 1);
  // The latest first: products share files, such as the search index.
  const latest = [...records.values()].sort((a, b) => (b.savedAt ?? 0) - (a.savedAt ?? 0));
  for (const { list } of latest) {
    const key = list && versionedKeys(list).get(bare);
    if (key !== undefined) return cache.match(key, { ignoreVary: true });
  }
  return undefined;
}

/** Downloads the files of a list that are not on the device yet. Reports the share of bytes that are. */
export async function downloadFiles(
  { files, bytes }: OfflineList,
  { signal, onProgress }: { readonly signal: AbortSignal; onProgress(share: number): void },
): Promise<void> {
  const cache = await caches.open(name);
  const present = new Set((await cache.keys()).map(({ url }) => url));
  const missing = files.filter((file) => !present.has(keyOf(file)));
  const missingBytes = missing.reduce((total, [, size]) => total + size, 0);
  await expectSpace(missingBytes);
  let done = bytes - missingBytes;
  const queue = missing.values();
  const stop = new AbortController();
  // A reader may have cancelled in the meantime, and the event would not come again.
  signal.throwIfAborted();
  signal.addEventListener('abort', () => stop.abort());
  const work = async () => {
    for (const file of queue) {
      await download(file, cache, stop.signal);
      done += file[1];
      onProgress(bytes === 0 ? 1 : done / bytes);
    }
  };
  try {
    await Promise.all(Array.from({ length: parallel }, work));
  } finally {
    stop.abort();
  }
}

async function download(file: OfflineFile, cache: Cache, signal: AbortSignal): Promise<void> {
  const [path, , revision] = file;
  signal.throwIfAborted();
  // What keeps its address when it changes is asked for again.
  const response = await fetch(scope + path, {
    cache: revision === undefined ? 'default' : 'no-cache',
    signal,
  });
  if (!response.ok) throw new ServerError(`${path} answered ${response.status}.`);
  // A browser follows no redirect that comes from a cache.
  const { status, headers } = response;
  const final = response.redirected ? new Response(await response.blob(), { status, headers }) : response;
  await cache.put(keyOf(file), final);
}

/** Waits until no files are being removed. What a record names from then on stays, also if it is shared. */
export async function whileFilesStay(work: () => Promise<void>): Promise<void> {
  await navigator.locks.request(name, work);
}

/** Removes every file that no record names. */
export async function removeUnusedFiles(): Promise<void> {
  await navigator.locks.request(name, removeUnused);
}

async function removeUnused(): Promise<void> {
  const records = await keptRecords();
  if (records.size === 0) {
    await caches.delete(name);
    return;
  }
  const used = new Set<string>();
  for (const { list, next } of records.values())
    for (const file of [...(list?.files ?? []), ...(next?.files ?? [])]) used.add(keyOf(file));
  const cache = await caches.open(name);
  for (const request of await cache.keys()) if (!used.has(request.url)) await cache.delete(request);
}

/** Browsers report how much space is left only roughly, so a download may still end early. */
async function expectSpace(bytes: number): Promise<void> {
  const storage: Partial<StorageManager> = navigator.storage;
  // Older versions of Safari do not say.
  const { quota = Number.POSITIVE_INFINITY, usage = 0 } = (await storage.estimate?.call(storage)) ?? {};
  if (bytes > quota - usage) throw new DOMException('Too many files.', 'QuotaExceededError');
}

/** The address of a file, with its revision: two versions of a page are two files. */
function keyOf([path, , revision]: OfflineFile): string {
  const { href } = new URL(scope + path);
  return revision === undefined ? href : `${href}?kept=${revision}`;
}

const keysOfLists = new WeakMap<OfflineList, ReadonlyMap<string, string>>();

/** The keys of the files that have a revision, by their address. */
function versionedKeys(list: OfflineList): ReadonlyMap<string, string> {
  const known = keysOfLists.get(list);
  if (known) return known;
  const versioned = list.files.filter(([, , revision]) => revision !== undefined);
  const keys = new Map(versioned.map((file) => [new URL(scope + file[0]).href, keyOf(file)]));
  keysOfLists.set(list, keys);
  return keys;
}
