import { expect, test } from 'vitest';
import { createLastEntries } from '../../../../src/bundle/stored/last-entries.ts';
import { createStore } from '../../../../src/cache/create-store.ts';
import type { Entry } from '../../../../src/model/entry.ts';
import type { FilePath } from '../../../../src/model/path.ts';
import { memoryFileSystem } from '../../../support/memory-file-system.ts';

const demo = (name: string): Entry => ({
  kind: 'demo',
  id: `demo:${name}`,
  file: `/site/content/${name}` as FilePath,
});
const [a, b, c] = [demo('A.tsx'), demo('B.tsx'), demo('C.tsx')];

/** The last entries of a site, and the keys that were stored. */
async function open() {
  const store = await createStore(memoryFileSystem(), '/cache' as FilePath, { force: false, packName: 'p' });
  const stored: string[] = [];
  const put: typeof store.put = async (key, value) => {
    stored.push(key);
    await store.put(key, value);
  };
  return { stored, of: (tool: string) => createLastEntries({ ...store, put }, tool) };
}

test('a partial site finds the entries of the whole site if it has no other ones', async () => {
  const last = (await open()).of('1.0.0');
  expect(last.exist()).toBe(false);
  expect(await last.including([])).toEqual([]);
  expect(await last.including([a])).toBeUndefined();
  await last.save([a, b]);
  expect(last.exist()).toBe(true);
  expect(await last.including([b])).toEqual([a, b]);
  expect(await last.including([])).toEqual([a, b]);
  expect(await last.including([b, c])).toBeUndefined();
  expect(await last.including([{ ...b, file: a.file }])).toBeUndefined();
});

test('another version of this program has entries of its own', async () => {
  const { of } = await open();
  await of('1.0.0').save([a]);
  expect(of('1.0.1').exist()).toBe(false);
  expect(await of('1.0.1').including([a])).toBeUndefined();
});

test('entries are written only if they have changed, in content or order', async () => {
  const { of, stored } = await open();
  for (const entries of [[a, b], [a, b], [b, a], [b]]) await of('1.0.0').save(entries);
  expect(stored).toHaveLength(3);
});
