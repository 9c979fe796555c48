import { expect, test } from 'vitest';
import { decodeActionResult, encodeActionResult } from '../../../../src/cache/remote/action-result.ts';
import type { GuardedStorage } from '../../../../src/cache/remote/guarded-storage.ts';
import {
  type IndexName,
  type RemotePack,
  readRemoteIndex,
  writeRemoteIndex,
} from '../../../../src/cache/remote/remote-index.ts';
import { compressed, digestOf } from '../../../../src/cache/remote/remote-pack.ts';

interface Storage extends GuardedStorage {
  readonly blobs: Map<string, Uint8Array>;
  readonly refused: string[];
}

function storage(blobs = new Map<string, Uint8Array>()): Storage {
  const refused: string[] = [];
  return {
    blobs,
    refused,
    get: async (space, name) => blobs.get(`${space}/${name}`),
    put: async (space, name, bytes) => blobs.set(`${space}/${name}`, bytes).size > 0,
    refuse: (reason) => void refused.push(reason),
    isClosed: () => false,
    cost: () => ({ requests: 0, bytesReceived: 0, bytesSent: 0 }),
  };
}

const name: IndexName = { tool: 'a 1', site: 'acme', secret: undefined };
const packs: readonly RemotePack[] = [
  { hash: 'a'.repeat(64), size: 3, keys: ['key-1-------', 'key-2-------'] },
  { hash: 'b'.repeat(64), size: 0, keys: [] },
];
const entryOf = (blobs: Storage['blobs']) =>
  [...blobs.keys()].filter((key) => key.startsWith('ac/')).at(-1) ?? '';

test('an index has the packs that it was written with', async () => {
  const written = storage();
  expect(await writeRemoteIndex(written, name, packs)).toBe(true);
  expect(await readRemoteIndex(written, name)).toEqual(packs);
  expect(written.refused).toEqual([]);
});

test.each<[string, Partial<IndexName>]>([
  ['another site', { site: 'other' }],
  ['another version', { tool: 'a 2' }],
])('%s has no index, which is no failure', async (_, other) => {
  const written = storage();
  await writeRemoteIndex(written, name, packs);
  expect(await readRemoteIndex(written, { ...name, ...other })).toEqual([]);
  expect(written.refused).toEqual([]);
});

test('an entry that leads to the index of another site is refused', async () => {
  const written = storage();
  await writeRemoteIndex(written, name, packs);
  const first = written.blobs.get(entryOf(written.blobs)) ?? new Uint8Array();
  await writeRemoteIndex(written, { ...name, site: 'other' }, []);
  written.blobs.set(entryOf(written.blobs), first);
  expect(await readRemoteIndex(written, { ...name, site: 'other' })).toEqual([]);
  expect(written.refused).toEqual(['an index is missing or damaged']);
});

test.each<[string, IndexName['secret'], IndexName['secret'], string[]]>([
  ['the same secret', 'x', 'x', []],
  ['another secret', 'x', 'y', ['the signature of an entry is missing or wrong']],
  ['no signature', undefined, 'y', ['the signature of an entry is missing or wrong']],
  ['a signature that nobody checks', 'x', undefined, []],
])('an index with %s', async (_, signed, secret, refused) => {
  const written = storage();
  await writeRemoteIndex(written, { ...name, secret: signed }, packs);
  const found = await readRemoteIndex(written, { ...name, secret });
  expect(found).toEqual(refused.length > 0 ? [] : packs);
  expect(written.refused).toEqual(refused);
});

test.each<[string, (index: { action: string; packs: unknown }) => unknown]>([
  ['no object', () => 7],
  ['no list of packs', (index) => ({ ...index, packs: { length: 0 } })],
  ['a pack without a hash', (index) => ({ ...index, packs: [['x', 3, '']] })],
  ['a pack without a size', (index) => ({ ...index, packs: [['a'.repeat(64), 0.5, '']] })],
  ['a pack without keys', (index) => ({ ...index, packs: [['a'.repeat(64), 3, ['key']]] })],
  ['a pack that is no list', (index) => ({ ...index, packs: [{}] })],
])('an index with %s is damaged', async (_, change) => {
  const written = storage();
  await writeRemoteIndex(written, name, packs);
  const action = entryOf(written.blobs).slice('ac/'.length);
  const bytes = await compressed(Buffer.from(JSON.stringify(change({ action, packs: [] }))));
  const index = { path: 'index', ...digestOf(bytes) };
  written.blobs.set(`cas/${index.hash}`, bytes);
  written.blobs.set(`ac/${action}`, encodeActionResult({ files: [index], output: new Uint8Array() }));
  expect(await readRemoteIndex(written, name)).toEqual([]);
  expect(written.refused).toEqual(['an index is missing or damaged']);
});

test.each<[string, (blobs: Storage['blobs']) => void, string]>([
  ['an entry that is none', (blobs) => blobs.set(entryOf(blobs), Buffer.from('x')), 'an entry is damaged'],
  [
    'an entry without an index',
    (blobs) => {
      const { output } = decodeActionResult(blobs.get(entryOf(blobs)) ?? new Uint8Array()) ?? {};
      blobs.set(entryOf(blobs), encodeActionResult({ files: [], output: output ?? new Uint8Array() }));
    },
    'an entry is damaged',
  ],
  [
    'an index that is gone',
    (blobs) => {
      for (const key of blobs.keys()) if (key.startsWith('cas/')) blobs.delete(key);
    },
    'an index is missing or damaged',
  ],
  [
    'an index of other bytes',
    (blobs) => {
      for (const [key, bytes] of blobs) if (key.startsWith('cas/')) blobs.set(key, bytes.slice(1));
    },
    'an index is missing or damaged',
  ],
])('%s is refused', async (_, damage, reason) => {
  const written = storage();
  await writeRemoteIndex(written, name, packs);
  damage(written.blobs);
  expect(await readRemoteIndex(written, name)).toEqual([]);
  expect(written.refused).toEqual([reason]);
});
