import { expect, test } from 'vitest';
import type { NavigationItem } from '../../../src/model/navigation.ts';
import type { RenderTask } from '../../../src/model/render-task.ts';
import { english } from '../../../src/model/words.ts';
import { createPack, createUnpack, type Packed } from '../../../src/workers/shared-values.ts';

const leaf = (id: string, current = false): NavigationItem => ({
  kind: 'page',
  id,
  title: id,
  href: `/${id}/`,
  outward: false,
  badges: [],
  current,
  linkProps: {},
});
const group = (id: string, items: NavigationItem[]): NavigationItem => ({
  kind: 'group',
  id,
  title: id,
  badges: [],
  state: items.length > 0 ? 'open' : 'closed',
  items,
});

const shared = { a: leaf('a'), b: leaf('b'), closed: group('c', []), site: { home: '/' } };

function task(path: string): RenderTask {
  const items = [group('open', [shared.a, leaf(path, true), shared.b]), shared.closed];
  const navigation = { product: 'acme', fragment: 'navigation:acme', items };
  // What the packing does not look into is left out.
  return {
    key: path,
    props: { path, words: english, site: shared.site, navigation },
  } as unknown as RenderTask;
}

/** As a message between threads: nothing keeps its identity. */
const sent = (packed: Packed): Packed => structuredClone(packed);

test('tasks arrive unchanged', () => {
  const pack = createPack();
  const unpack = createUnpack();
  for (const tasks of [[task('x'), task('y')], [task('z')]]) expect(unpack(sent(pack(tasks)))).toEqual(tasks);
});

test('values that pages share are sent once, and are one object in the thread', () => {
  const pack = createPack();
  const unpack = createUnpack();
  const [x] = unpack(sent(pack([task('x')])));
  const second = pack([task('y')]);
  // The open page of the second task alone.
  expect(second.values.map(([, value]) => value)).toEqual([leaf('y', true)]);
  const [y] = unpack(sent(second));
  expect(y?.props.words).toBe(x?.props.words);
  expect(y?.props.navigation?.items[1]).toBe(x?.props.navigation?.items[1]);
});

test('a thread that received many values starts anew', () => {
  const pack = createPack(3);
  const unpack = createUnpack();
  unpack(sent(pack([task('x')])));
  const packed = pack([task('y')]);
  expect(packed.reset).toBe(true);
  expect(unpack(sent(packed))).toEqual([task('y')]);
});

test('a value that was never sent is reported', () => {
  const packed = createPack()([task('x')]);
  expect(() => createUnpack()({ ...packed, values: [] })).toThrow('was never sent');
});
