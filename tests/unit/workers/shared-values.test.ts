import { expect, test } from 'vitest';
import type { NavigationItem } from '../../../src/model/navigation.ts';
import type { RenderTask } from '../../../src/model/render-task.ts';
import { english } from '../../../src/model/words.ts';
import type { TemplateLocation } from '../../../src/render/load-templates.ts';
import { createPack, createUnpack } from '../../../src/workers/shared-values.ts';

const leaf = (id: string): NavigationItem => ({
  kind: 'page',
  id,
  title: id,
  href: `/${id}/`,
  outward: false,
  badges: [],
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

const site = { home: '/' };
const items = [group('open', [leaf('x'), leaf('y'), leaf('z')]), group('closed', [])];

function task(path: string): RenderTask {
  const navigation = { product: 'acme', fragment: 'navigation:acme', items, current: path };
  // What the packing does not look into is left out.
  return {
    key: path,
    props: { path, words: english, site, navigation },
  } as unknown as RenderTask;
}

const location: TemplateLocation = {
  templates: 'file:///t.js',
  own: false,
  demos: { 'demo:a': 'file:///a.js' },
};

/** As a message between threads: nothing keeps its identity. */
const sent = <Packed>(packed: Packed): Packed => structuredClone(packed);

test('tasks arrive unchanged', () => {
  const pack = createPack();
  const unpack = createUnpack();
  for (const tasks of [[task('x'), task('y')], [task('z')]])
    expect(unpack.tasks(sent(pack.tasks(tasks)))).toEqual(tasks);
});

test('values that pages share are sent once, and are one object in the thread', () => {
  const pack = createPack();
  const unpack = createUnpack();
  const [x] = unpack.tasks(sent(pack.tasks([task('x')])));
  const second = pack.tasks([task('y')]);
  expect(second.values).toEqual([]);
  const [y] = unpack.tasks(sent(second));
  expect(y?.props.words).toBe(x?.props.words);
  expect(y?.props.navigation?.items).toBe(x?.props.navigation?.items);
});

test('a thread that received many values starts anew', () => {
  const pack = createPack(2);
  const unpack = createUnpack();
  unpack.tasks(sent(pack.tasks([task('x')])));
  const packed = pack.tasks([task('y')]);
  expect(packed.reset).toBe(true);
  expect(unpack.tasks(sent(packed))).toEqual([task('y')]);
});

test('a value that was never sent is reported', () => {
  const packed = createPack().tasks([task('x')]);
  expect(() => createUnpack().tasks({ ...packed, values: [] })).toThrow('was never sent');
});

test('the location of the templates, which names all demos, is sent when it is another one', () => {
  const pack = createPack();
  const unpack = createUnpack();
  const other = { ...location, templates: 'file:///other.js' };
  const packed = [location, location, other, other, location].map((one) => pack.templates(one));
  expect(packed.map((one) => 'location' in one)).toEqual([true, false, true, false, true]);
  const received = packed.map((one) => unpack.templates(sent(one)));
  expect(received).toEqual([location, location, other, other, location]);
  expect(received[1]).toBe(received[0]);
});
