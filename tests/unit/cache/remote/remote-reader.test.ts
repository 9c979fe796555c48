import { expect, test } from 'vitest';
import { guardStorage } from '../../../../src/cache/remote/guarded-storage.ts';
import { writeRemoteIndex } from '../../../../src/cache/remote/remote-index.ts';
import { digestOf, encodePack, type KeyedValue } from '../../../../src/cache/remote/remote-pack.ts';
import { createRemoteReader, limitPacks } from '../../../../src/cache/remote/remote-reader.ts';
import { namesOf } from '../../../../src/cache/remote/stored-names.ts';

const name = { tool: 'a 1', site: 'acme', secret: undefined };
const value = (key: string, text: string): KeyedValue => [key, Buffer.from(text)];

/** A reader of a storage with these packs. */
async function readerOf(...packs: readonly (readonly KeyedValue[])[]) {
  return createRemoteReader(await storageOf(packs), name);
}

/** A storage with these packs. */
async function storageOf(packs: readonly (readonly KeyedValue[])[]) {
  const blobs = new Map<string, Uint8Array>();
  const storage = guardStorage(
    {
      name: 'cache',
      get: async (space, blob) => {
        const bytes = blobs.get(`${space}/${blob}`);
        return bytes ? { kind: 'found', bytes } : { kind: 'missing' };
      },
      put: async (space, blob, bytes) => {
        blobs.set(`${space}/${blob}`, bytes);
        return undefined;
      },
    },
    () => {},
  );
  const stored = packs.map(async (values) => {
    const bytes = await encodePack(values);
    const { hash, size } = digestOf(bytes);
    await storage.put('cas', hash, bytes);
    return { hash, size, keys: values.flatMap(namesOf) };
  });
  await writeRemoteIndex(storage, name, await Promise.all(stored));
  return storage;
}

test('a storage has another value of a key, unless its last one is the same', async () => {
  const reader = await readerOf(
    [value('bundles:a', 'first'), value('html:a', 'page')],
    [value('bundles:a', 'second')],
  );
  const hasOther = (key: string, text: string) => reader.hasOther(...value(key, text));
  expect(hasOther('bundles:a', 'first')).toBe(false);
  await reader.open();
  expect(hasOther('bundles:a', 'first')).toBe(true);
  expect(hasOther('bundles:a', 'third')).toBe(true);
  expect(hasOther('bundles:a', 'second')).toBe(false);
  expect(hasOther('bundles:b', 'first')).toBe(false);
  // The key of a page names everything that it is made from.
  expect(hasOther('html:a', 'other')).toBe(false);
  // What is fetched once is here, or cannot be had.
  const found: string[] = [];
  await reader.load(['bundles:a'], async (values) => {
    for (const [, bytes] of values) found.push(Buffer.from(bytes).toString());
  });
  expect(found).toEqual(['second']);
  expect(hasOther('bundles:a', 'first')).toBe(false);
});

test('an older value beside another one is not passed on, whichever pack comes first', async () => {
  const [old, latest] = [value('document:x', 'old'), value('document:x', 'latest')];
  const reader = await readerOf(
    [value('html:a', 'page'), old],
    [latest, value('html:b', 'x'.repeat(100_000))],
  );
  await reader.open();
  const found: string[] = [];
  await reader.load(['html:a', 'document:x'], async (values) => {
    for (const [key, bytes] of values) if (key === 'document:x') found.push(Buffer.from(bytes).toString());
  });
  expect(found).toEqual(['latest']);
});

test('values that grow are passed on from all packs', async () => {
  const reader = await readerOf(
    [value('html:a', 'page'), value('rules:x', 'one')],
    [value('rules:x', 'two')],
  );
  await reader.open();
  const found: string[] = [];
  await reader.load(['html:a', 'rules:x'], async (values) => {
    for (const [key, bytes] of values) if (key === 'rules:x') found.push(Buffer.from(bytes).toString());
  });
  expect(found.sort()).toEqual(['one', 'two']);
});

test('readers that share a limit keep eight packs in memory until they are passed on', async () => {
  const packs = (site: string) =>
    Array.from({ length: 10 }, (_, at) => [value(`html:${site}-${at}`, `${site} ${at}`)]);
  const inTurn = limitPacks();
  const readers = await Promise.all(
    ['a', 'b'].map(async (site) => createRemoteReader(await storageOf(packs(site)), name, inTurn)),
  );
  for (const reader of readers) await reader.open();
  const passed: string[] = [];
  const waiting: (() => void)[] = [];
  const loads = readers.map((reader, index) => {
    const keys = packs(index === 0 ? 'a' : 'b').flatMap((values) => values.map(([key]) => key));
    return reader.load(keys, (values) => {
      for (const [, bytes] of values) passed.push(Buffer.from(bytes).toString());
      return new Promise<void>((resolve) => waiting.push(resolve));
    });
  });
  await expect.poll(() => passed.length).toBe(8);
  // Time for further packs to come, if they could.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(passed.length).toBe(8);
  while (passed.length < 20 || waiting.length > 0) {
    waiting.shift()?.();
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await Promise.all(loads);
  expect(new Set(passed).size).toBe(20);
});
