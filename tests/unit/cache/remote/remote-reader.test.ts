import { expect, test } from 'vitest';
import { guardStorage } from '../../../../src/cache/remote/guarded-storage.ts';
import { writeRemoteIndex } from '../../../../src/cache/remote/remote-index.ts';
import { digestOf, encodePack, type KeyedValue } from '../../../../src/cache/remote/remote-pack.ts';
import { createRemoteReader } from '../../../../src/cache/remote/remote-reader.ts';
import { namesOf } from '../../../../src/cache/remote/stored-names.ts';

const name = { tool: 'a 1', site: 'acme', secret: undefined };
const value = (key: string, text: string): KeyedValue => [key, Buffer.from(text)];

/** A reader of a storage with these packs. */
async function readerOf(...packs: readonly (readonly KeyedValue[])[]) {
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
  return createRemoteReader(storage, name);
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
