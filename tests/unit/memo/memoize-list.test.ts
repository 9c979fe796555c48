import { expect, test } from 'vitest';
import { memoizeFlatList, memoizeList } from '../../../src/memo/memoize-list.ts';

interface Page {
  readonly name: string;
}

const [a, b, c] = [{ name: 'a' }, { name: 'b' }, { name: 'c' }] as const;

function greeter() {
  const made: string[] = [];
  const greet = memoizeList((page: Page, _owner: object, mark: string) => {
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
  const pair = memoizeList((row: readonly [Page, string | undefined], _owner: object) => {
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

test('what items give comes in a row, and only new items are asked', () => {
  const asked: string[] = [];
  const letters = memoizeFlatList((page: Page, _owner: object) => {
    asked.push(page.name);
    return page.name === 'a' ? [] : [...page.name];
  });
  const owner = {};
  const [none, word, other] = [{ name: 'a' }, { name: 'bc' }, { name: 'de' }];
  expect(letters([none, word, none], owner)).toEqual(['b', 'c']);
  expect(letters([none, word, other], owner)).toEqual(['b', 'c', 'd', 'e']);
  expect(asked).toEqual(['a', 'bc', 'a', 'de']);
  expect(letters([], owner)).toEqual([]);
});
