import { expect, test } from 'vitest';
import { rememberedList } from '../../../src/lib/remembered-list.ts';

interface Page {
  readonly name: string;
}

const [a, b, c] = [{ name: 'a' }, { name: 'b' }, { name: 'c' }] as const;

function greeter() {
  const made: string[] = [];
  const greet = rememberedList((page: Page, _owner: object, mark: string) => {
    made.push(page.name);
    return { text: `${page.name}${mark}` };
  });
  return { greet, made };
}

test('only what is new, or has moved, is made', () => {
  const { greet, made } = greeter();
  const owner = {};
  const first = greet([a, b], owner, '!');
  const edited = { name: 'b2' };
  const second = greet([a, edited], owner, '!');
  expect(second).toEqual([{ text: 'a!' }, { text: 'b2!' }]);
  expect(second[0]).toBe(first[0]);
  expect(made).toEqual(['a', 'b', 'b2']);
  expect(greet([a, c, edited], owner, '!').map(({ text }) => text)).toEqual(['a!', 'c!', 'b2!']);
  expect(made).toEqual(['a', 'b', 'b2', 'c', 'b2']);
});

test('where nothing is new the list is the same', () => {
  const { greet } = greeter();
  const owner = {};
  const first = greet([a, b], owner, '!');
  expect(greet([a, b], owner, '!')).toBe(first);
  expect(greet([a], owner, '!')).toEqual([{ text: 'a!' }]);
  expect(greet([], owner, '!')).toEqual([]);
});

test('another input, or another owner, makes all anew', () => {
  const { greet, made } = greeter();
  const owner = {};
  const first = greet([a, b], owner, '!');
  expect(greet([a, b], owner, '?')).toEqual([{ text: 'a?' }, { text: 'b?' }]);
  expect(greet([a, b], {}, '?')[0]).not.toBe(first[0]);
  expect(made).toHaveLength(6);
});

test('rows are compared item by item', () => {
  const made: unknown[] = [];
  const pair = rememberedList((row: readonly [Page, string | undefined], _owner: object) => {
    made.push(row[1]);
    return row.length;
  });
  const owner = {};
  pair(
    [
      [a, 'x'],
      [b, undefined],
    ],
    owner,
  );
  pair(
    [
      [a, 'x'],
      [b, 'y'],
    ],
    owner,
  );
  expect(made).toEqual(['x', undefined, 'y']);
});
