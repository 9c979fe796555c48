import { expect, test } from 'vitest';
import { createBringer } from '../../../src/cache/bring-values.ts';
import { isGrowing, joinGrowing } from '../../../src/cache/growing-values.ts';
import { decodeJson, encodeJson } from '../../../src/cache/json-bytes.ts';
import type { KeyedValue } from '../../../src/cache/remote/remote-pack.ts';
import type { RemoteResults } from '../../../src/cache/remote/remote-results.ts';

type Rows = readonly (readonly [string, string])[];

const bytes = (text: string) => new TextEncoder().encode(text);

/** Values of this machine. */
function localOf(values: Readonly<Record<string, Uint8Array>>, append?: () => Promise<void>) {
  const stored = new Map(Object.entries(values));
  return {
    stored,
    has: (key: string) => stored.has(key),
    get: async (keys: readonly string[]) => keys.map((key) => stored.get(key)),
    append: async (added: readonly KeyedValue[]) => {
      await append?.();
      for (const [key, value] of added) stored.set(key, value);
    },
  };
}

/** Values of other machines in packs; each pack is passed on as a whole. */
function remoteOf(...packs: readonly Readonly<Record<string, Uint8Array>>[]) {
  const log: string[] = [];
  const remote: RemoteResults = {
    open: async () => void log.push('open'),
    isEmpty: () => packs.length === 0,
    has: (key) => packs.some((pack) => key in pack),
    hasOther: (key, value) => packs.some((pack) => key in pack && pack[key] !== value),
    async load(keys, onValues) {
      log.push(`load ${keys.join()}`);
      await Promise.all(
        packs.filter((pack) => keys.some((key) => key in pack)).map((pack) => onValues(Object.entries(pack))),
      );
    },
  };
  return { log, remote };
}

test('values that are not here are brought, with what lies beside them', async () => {
  const local = localOf({ here: bytes('old') });
  const { log, remote } = remoteOf(
    { a: bytes('1'), beside: bytes('2'), here: bytes('new') },
    { other: bytes('3') },
  );
  const bringer = createBringer(remote, local);
  expect(await bringer.bring(['here', 'a', 'gone'])).toBe(true);
  expect(log).toEqual(['open', 'load a']);
  expect(Object.fromEntries(local.stored)).toEqual({ here: bytes('old'), a: bytes('1'), beside: bytes('2') });
  // Only what was asked for counts.
  expect(bringer.fetched()).toBe(1);
});

test('with everything here, nobody is asked', async () => {
  const { log, remote } = remoteOf({ a: bytes('1') });
  const bringer = createBringer(remote, localOf({ a: bytes('1') }));
  expect(await bringer.bring(['a'])).toBe(false);
  expect(log).toEqual([]);
  expect(await bringer.bring(['gone'])).toBe(false);
  expect(log).toEqual(['open']);
  expect(bringer.fetched()).toBe(0);
});

test('an outdated value is replaced by another one, and nothing beside it is', async () => {
  const local = localOf({ a: bytes('old'), here: bytes('mine') });
  const { log, remote } = remoteOf({ a: bytes('new'), here: bytes('theirs'), beside: bytes('2') });
  const bringer = createBringer(remote, local);
  expect(await bringer.renew('a')).toBe(true);
  expect(log).toEqual(['open', 'load a']);
  expect(Object.fromEntries(local.stored)).toEqual({
    a: bytes('new'),
    here: bytes('mine'),
    beside: bytes('2'),
  });
  expect(bringer.fetched()).toBe(1);
});

test('an outdated value stays if others have none, the same one, or have lost theirs', async () => {
  const same = bytes('old');
  const local = localOf({ a: same, b: same });
  const { log, remote } = remoteOf({ a: same });
  expect(await createBringer(remote, local).renew('a')).toBe(false);
  expect(await createBringer(remote, local).renew('b')).toBe(false);
  expect(await createBringer(remote, local).renew('gone')).toBe(false);
  expect(log).toEqual(['open', 'open', 'open']);
  const losing = { ...remote, hasOther: () => true, load: async () => {} };
  expect(await createBringer(losing, local).renew('a')).toBe(false);
  expect(local.stored.get('a')).toBe(same);
});

const rows = (...names: readonly string[]) => encodeJson(names.map((name) => [name, `text of ${name}`]));
const namesIn = (value: Uint8Array | undefined) => decodeJson<Rows>(value)?.map(([name]) => name);

test('values that grow are joined with what is here, also those of several machines', async () => {
  const local = localOf({ 'rules:1': rows('a', 'b'), other: bytes('x') });
  const { log, remote } = remoteOf({ 'rules:1': rows('b', 'c') }, { 'rules:1': rows('d') });
  expect(await createBringer(remote, local).bring(['rules:1', 'other', 'gone'])).toBe(true);
  expect(log).toEqual(['open', 'load rules:1']);
  expect(namesIn(local.stored.get('rules:1'))).toEqual(['a', 'b', 'c', 'd']);
});

test('a value that grows and is not here is taken as it is', async () => {
  const local = localOf({});
  const { remote } = remoteOf({ 'rules:1': rows('a') });
  await createBringer(remote, local).bring(['rules:1']);
  expect(local.stored.get('rules:1')).toEqual(rows('a'));
});

test('a full disk stores nothing, and does not stop the build; a bug does', async () => {
  const full = async () => {
    throw Object.assign(new Error('No space is left.'), { code: 'ENOSPC' });
  };
  const { remote } = remoteOf({ a: bytes('1') });
  const bringer = createBringer(remote, localOf({}, full));
  expect(await bringer.bring(['a'])).toBe(true);
  expect(bringer.fetched()).toBe(0);
  const broken = async () => {
    throw new TypeError('not a function');
  };
  await expect(createBringer(remote, localOf({}, broken)).bring(['a'])).rejects.toThrow(TypeError);
});

test('of two values that grow, the second has the latest texts', () => {
  const [first, second] = [
    encodeJson([
      ['a', '1'],
      ['b', '1'],
    ]),
    encodeJson([
      ['c', '2'],
      ['a', '2'],
    ]),
  ];
  expect(decodeJson(joinGrowing(first, second))).toEqual([
    ['a', '2'],
    ['b', '1'],
    ['c', '2'],
  ]);
  expect(isGrowing('rules:1a')).toBe(true);
  expect(isGrowing('page-rules:1a')).toBe(false);
});
