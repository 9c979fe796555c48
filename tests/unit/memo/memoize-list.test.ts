import { expect, test } from 'vitest';
import { memoizeFlatList, memoizeList } from '../../../src/memo/memoize-list.ts';

interface Page {
  readonly name: string;
}

const [a, b, c] = [{ name: 'a' }, { name: 'b' }, { name: 'c' }] as const;

function greeter() {
  const made: string[] = [];
  const greet = memoizeList((page: Page, mark: string) => {
    made.push(page.name);
    return { text: `${page.name}${mark}` };
  });
  return { greet, made };
}

test('only items that are new, or have moved, are made', () => {
  const { greet, made } = greeter();
  const owner = {};
  const first = greet(owner, [a, b], '!');
  const edited = { name: 'b2' };
  const second = greet(owner, [a, edited], '!');
  expect(second).toEqual([{ text: 'a!' }, { text: 'b2!' }]);
  expect(second[0]).toBe(first[0]);
  expect(made).toEqual(['a', 'b', 'b2']);
  expect(greet(owner, [a, c, edited], '!').map(({ text }) => text)).toEqual(['a!', 'c!', 'b2!']);
  expect(made).toEqual(['a', 'b', 'b2', 'c', 'b2']);
});

test('a list without new items is the same list', () => {
  const { greet } = greeter();
  const owner = {};
  const first = greet(owner, [a, b], '!');
  expect(greet(owner, [a, b], '!')).toBe(first);
  expect(greet(owner, [a], '!')).toEqual([{ text: 'a!' }]);
  expect(greet(owner, [], '!')).toEqual([]);
});

test('a list whose values are the same is the same list, whatever its items and keys are', () => {
  const owner = {};
  const rowOf = memoizeList(({ name }: Page, _mark?: string) => [name, name.length] as const);
  const first = rowOf(owner, [a, b]);
  expect(rowOf(owner, [{ name: 'a' }, b])).toBe(first);
  expect(rowOf(owner, [a, b], '!')).toBe(first);
  expect(rowOf(owner, [a, c])).toEqual([
    ['a', 1],
    ['c', 1],
  ]);
});

test('the items of the same list are not looked at again, unless a key changes', () => {
  const { greet, made } = greeter();
  const owner = {};
  let reads = 0;
  const items = new Proxy([a, b], {
    get(list, key) {
      reads += 1;
      return Reflect.get(list, key);
    },
  });
  const first = greet(owner, items, '!');
  const before = reads;
  expect(greet(owner, items, '!')).toBe(first);
  expect(reads).toBe(before);
  expect(greet(owner, items, '?')).toEqual([{ text: 'a?' }, { text: 'b?' }]);
  expect(made).toEqual(['a', 'b', 'a', 'b']);
});

test('undefined is a value', () => {
  const owner = {};
  const lengthOf = memoizeList(({ name }: Page) => (name === 'a' ? undefined : name.length));
  const first = lengthOf(owner, [b]);
  expect(lengthOf(owner, [b, a])).toEqual([1, undefined]);
  expect(lengthOf(owner, [b])).toEqual(first);
  expect(lengthOf(owner, [b, a, b])).toHaveLength(3);
});

test('another key, or another owner, makes all items again', () => {
  const { greet, made } = greeter();
  const owner = {};
  const first = greet(owner, [a, b], '!');
  expect(greet(owner, [a, b], '?')).toEqual([{ text: 'a?' }, { text: 'b?' }]);
  expect(greet({}, [a, b], '?')[0]).not.toBe(first[0]);
  expect(made).toHaveLength(6);
});

test('rows are compared item by item', () => {
  const made: unknown[] = [];
  const pair = memoizeList((row: readonly [Page, string | undefined]) => {
    made.push(row[1]);
    return row.length;
  });
  const owner = {};
  pair(owner, [
    [a, 'x'],
    [b, undefined],
  ]);
  pair(owner, [
    [a, 'x'],
    [b, 'y'],
  ]);
  expect(made).toEqual(['x', undefined, 'y']);
});

test('a flat list joins the values of all items, and only new items are made', () => {
  const asked: string[] = [];
  const letters = memoizeFlatList((page: Page) => {
    asked.push(page.name);
    return page.name === 'a' ? [] : [...page.name];
  });
  const owner = {};
  const [none, word, other] = [{ name: 'a' }, { name: 'bc' }, { name: 'de' }];
  const first = letters(owner, [none, word, none]);
  expect(first).toEqual(['b', 'c']);
  expect(letters(owner, [none, word, { name: 'a' }])).toBe(first);
  expect(letters(owner, [none, word, other])).toEqual(['b', 'c', 'd', 'e']);
  expect(asked).toEqual(['a', 'bc', 'a', 'a', 'de']);
  expect(letters(owner, [])).toEqual([]);
});

test('a change of one item makes that item only', () => {
  const owner = {};
  const made: string[] = [];
  const names = memoizeList((page: Page) => made.push(page.name));
  const pages = Array.from({ length: 5000 }, (_, index) => ({ name: String(index) }));
  names(owner, pages);
  names(owner, pages.with(7, { name: 'edited' }));
  expect(made.slice(5000)).toEqual(['edited']);
});
