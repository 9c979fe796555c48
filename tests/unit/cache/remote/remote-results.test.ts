import { expect, test } from 'vitest';
import type { KeyedValue } from '../../../../src/cache/remote/remote-pack.ts';
import type { RemoteReader } from '../../../../src/cache/remote/remote-reader.ts';
import { joinReaders } from '../../../../src/cache/remote/remote-results.ts';

/** A reader of a storage that names these keys; the values of those with a `-` are lost. */
function readerOf(name: string, ...keys: readonly string[]) {
  const known = new Set(keys.map((key) => key.replace('-', '')));
  const lost = new Set(keys.filter((key) => key.startsWith('-')).map((key) => key.slice(1)));
  const log: string[] = [];
  const reader: RemoteReader = {
    open: async () => void log.push('open'),
    has: (key) => known.has(key),
    hasOther: (key, value) => known.has(key) && Buffer.from(value).toString() !== name,
    async load(asked, onValues) {
      if (asked.length > 0) log.push(`load ${asked.join()}`);
      for (const key of asked) known.delete(key);
      await onValues(asked.filter((key) => !lost.has(key)).map((key) => [key, Buffer.from(name)]));
    },
    packs: () => keys.map((key) => ({ hash: key, size: 1, keys: [] })),
    lost: () => new Set(),
  };
  return { log, reader };
}

const grows = (key: string) => key.startsWith('rules:');

/** Loads keys from storages, and returns the values with the storage that each is from. */
async function load(keys: readonly string[], ...readers: readonly RemoteReader[]) {
  const found: string[] = [];
  await joinReaders(readers, grows).load(keys, async (values: readonly KeyedValue[]) => {
    for (const [key, value] of values) found.push(`${key} of ${Buffer.from(value).toString()}`);
  });
  return found.sort();
}

test('a value comes from the first storage that has it', async () => {
  const [first, second] = [readerOf('one', 'a', 'b'), readerOf('two', 'b', 'c')];
  expect(await load(['a', 'b', 'c', 'gone'], first.reader, second.reader)).toEqual([
    'a of one',
    'b of one',
    'c of two',
  ]);
  expect([first.log, second.log]).toEqual([['load a,b'], ['load c']]);
});

test('a value that the first storage has lost comes from the next', async () => {
  const [first, second] = [readerOf('one', 'a', '-b'), readerOf('two', 'b')];
  expect(await load(['a', 'b'], first.reader, second.reader)).toEqual(['a of one', 'b of two']);
  expect([first.log, second.log]).toEqual([['load a,b'], ['load b']]);
});

test('values that grow come from all storages', async () => {
  const [first, second] = [readerOf('one', 'rules:1', 'a'), readerOf('two', 'rules:1', 'a')];
  expect(await load(['rules:1', 'a'], first.reader, second.reader)).toEqual([
    'a of one',
    'rules:1 of one',
    'rules:1 of two',
  ]);
});

test('what no storage has is not asked for', async () => {
  const { log, reader } = readerOf('one', 'a');
  expect(await load(['b'], reader)).toEqual([]);
  expect(log).toEqual([]);
});

test('all storages are opened, and joined they have what any of them has', async () => {
  const [first, second] = [readerOf('one'), readerOf('two', 'a')];
  const joined = joinReaders([first.reader, second.reader], grows);
  await joined.open();
  expect([first.log, second.log]).toEqual([['open'], ['open']]);
  expect([joined.has('a'), joined.has('b'), joined.isEmpty()]).toEqual([true, false, false]);
  expect(joinReaders([first.reader], grows).isEmpty()).toBe(true);
});

test('joined storages have another value if any of them has', () => {
  const joined = joinReaders([readerOf('one', 'a').reader, readerOf('two', 'b').reader], grows);
  const hasOther = (key: string, value: string) => joined.hasOther(key, Buffer.from(value));
  expect([hasOther('a', 'one'), hasOther('a', 'two'), hasOther('b', 'one'), hasOther('c', '')]).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
