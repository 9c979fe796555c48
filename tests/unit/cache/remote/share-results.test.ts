import { expect, test } from 'vitest';
import { guardStorage } from '../../../../src/cache/remote/guarded-storage.ts';
import { readRemoteIndex } from '../../../../src/cache/remote/remote-index.ts';
import { decodePack, maxValue, packSize } from '../../../../src/cache/remote/remote-pack.ts';
import { isPortable, type SharedResults, shareResults } from '../../../../src/cache/remote/share-results.ts';
import type { BlobStorage } from '../../../../src/effects/blob-storage.ts';

const name = { tool: 'a 1', site: 'acme', secret: undefined };

/** An empty storage, which may stop to take contents. */
function emptyStorage() {
  const blobs = new Map<string, Uint8Array>();
  const disk: BlobStorage = {
    name: 'cache',
    get: async (space, blob) => {
      const bytes = blobs.get(`${space}/${blob}`);
      return bytes ? { kind: 'found', bytes } : { kind: 'missing' };
    },
    put: async (space, blob, bytes) => {
      blobs.set(`${space}/${blob}`, bytes);
      return undefined;
    },
  };
  return { blobs, storage: guardStorage(disk, () => {}) };
}

type Storage = ReturnType<typeof emptyStorage>;

const bytesOf = (value: string | number) =>
  typeof value === 'number' ? new Uint8Array(value) : new TextEncoder().encode(value);

/** Shares values, texts or so many zeros, and returns how many were missing. */
function share(
  { storage }: Storage,
  values: Readonly<Record<string, string | number>>,
  more: Partial<SharedResults> = {},
) {
  const store = {
    usedKeys: () => Object.keys(values),
    getMany: async (keys: readonly string[]) =>
      keys.map((key) => (values[key] === undefined ? undefined : bytesOf(values[key]))),
  };
  return shareResults({ storage, name, store, anew: false, ...more });
}

/** The keys in each pack that the index names. */
async function packsIn({ blobs, storage }: Storage): Promise<string[][]> {
  const packs = await readRemoteIndex(storage, name);
  const decoded = packs.map(async ({ hash }) => decodePack(blobs.get(`cas/${hash}`) ?? new Uint8Array()));
  return (await Promise.all(decoded)).map((values) => (values ?? []).map(([key]) => key));
}

test('only what the storage does not have is stored', async () => {
  const shared = emptyStorage();
  expect(await share(shared, { 'body:1': 'a', 'html:1': 'b' })).toBe(2);
  expect(await packsIn(shared)).toEqual([['body:1', 'html:1']]);
  expect(await share(shared, { 'body:1': 'a', 'html:2': 'c' })).toBe(1);
  expect(await packsIn(shared)).toEqual([['body:1', 'html:1'], ['html:2']]);
  const before = shared.blobs.size;
  expect(await share(shared, { 'html:2': 'c', 'body:1': 'a' })).toBe(0);
  expect(shared.blobs.size).toBe(before);
});

test('a value that may change is stored again with other bytes, and others are not', async () => {
  const shared = emptyStorage();
  await share(shared, { 'document:1': 'a', 'body:1': 'a' });
  expect(await share(shared, { 'document:1': 'a', 'body:1': 'other' })).toBe(0);
  expect(await share(shared, { 'document:1': 'other', 'body:1': 'a' })).toBe(1);
  expect((await packsIn(shared)).at(-1)).toEqual(['document:1']);
});

test('what names folders of one machine stays there, or what the caller leaves out', async () => {
  const local = [
    'entries:1',
    'changes:1',
    'commits:1',
    'outdated:1',
    'types:1',
    'html-check:1',
    'search-pages:1',
  ];
  expect(local.filter(isPortable)).toEqual([]);
  expect(['html:1', 'search:1', 'rules:1'].filter(isPortable)).toHaveLength(3);
  const shared = emptyStorage();
  expect(await share(shared, { 'types:1': 'a', 'html:1': 'b' })).toBe(1);
  expect(await packsIn(shared)).toEqual([['html:1']]);
  const isShared = (key: string) => key === 'body:1';
  expect(await share(shared, { 'body:1': 'a', 'body:2': 'b' }, { isShared })).toBe(1);
});

test('what is lost is stored again; an index that begins anew names the results of this build alone', async () => {
  const shared = emptyStorage();
  await share(shared, { 'body:1': 'a' });
  const lost = new Set((await readRemoteIndex(shared.storage, name)).map(({ hash }) => hash));
  expect(await share(shared, { 'body:1': 'a' }, { lost })).toBe(1);
  await share(shared, { 'body:2': 'b' });
  expect(await packsIn(shared)).toEqual([['body:1'], ['body:2']]);
  expect(await share(shared, { 'body:2': 'b' }, { anew: true })).toBe(1);
  expect(await packsIn(shared)).toEqual([['body:2']]);
});

test('many values are in packs by what a build asks for at once', async () => {
  const kinds = ['html', 'search', 'document', 'uses', 'facts', 'body', 'bundled', 'rules'];
  const some = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`${kinds[at % 8]}:${at}`, 'x']));
  const kindsIn = async (count: number) => {
    const shared = emptyStorage();
    await share(shared, some(count));
    return (await packsIn(shared)).map((keys) =>
      [...new Set(keys.map((key) => key.replace(/:.*/, '')))].sort().join(),
    );
  };
  expect(await kindsIn(256)).toEqual([[...kinds].sort().join()]);
  expect(await kindsIn(257)).toEqual(['document,uses', 'body', 'facts,rules', 'html', 'bundled', 'search']);
});

test('a pack is not larger than one page is worth, and huge values stay here', async () => {
  const half = packSize / 2;
  const shared = emptyStorage();
  await share(shared, {
    'body:1': half,
    'body:2': half,
    'body:3': 1,
    'body:4': packSize + 1,
    'body:5': 1,
    'body:6': maxValue + 1,
  });
  expect(await packsIn(shared)).toEqual([['body:1', 'body:2'], ['body:3'], ['body:4'], ['body:5']]);
});

test('packs of many builds become few', async () => {
  const shared = emptyStorage();
  const values: Record<string, string> = {};
  for (let build = 0; build < 32; build += 1) {
    values[`body:${build}`] = 'x';
    await share(shared, values);
  }
  expect(await packsIn(shared)).toHaveLength(32);
  await share(shared, { ...values, 'body:last': 'x' });
  expect(await packsIn(shared)).toEqual([[...Object.keys(values), 'body:last']]);
});

test('a storage that is given up gets nothing', async () => {
  const shared = emptyStorage();
  for (const reason of ['a', 'b', 'c']) shared.storage.refuse(reason);
  expect(await share(shared, { 'body:1': 'a' })).toBe(0);
  expect(shared.blobs.size).toBe(0);
});
