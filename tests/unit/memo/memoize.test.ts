import { expect, test } from 'vitest';
import { isSame, lazy, memoize, memoizeBy } from '../../../src/memo/memoize.ts';

interface Page {
  readonly name: string;
}

test('a value is made once for each first argument, and again when another argument changes', () => {
  const made: string[] = [];
  const greet = memoize((page: Page, words: object, others: readonly string[]) => {
    made.push(page.name);
    return { text: `${page.name} ${others.join()}`, words };
  });
  const [a, b, words] = [{ name: 'a' }, { name: 'b' }, {}];
  const first = greet(a, words, ['x', 'y']);
  expect(greet(b, words, [])).toEqual({ text: 'b ', words });
  expect(greet(a, words, ['x', 'y'])).toBe(first);
  expect(made).toEqual(['a', 'b']);
  expect(greet(a, words, ['x', 'z']).text).toBe('a x,z');
  expect(greet(a, words, ['x']).text).toBe('a x');
  expect(greet(a, {}, ['x'])).not.toBe(greet(a, words, ['x']));
  expect(greet({ name: 'a' }, words, ['x', 'y'])).not.toBe(first);
});

test('a value is made again only when a named key changes', () => {
  const owner = {};
  const count = memoizeBy(
    ({ names, of }: { names: readonly string[]; of: ReadonlyMap<string, number>; noise: number }) => [
      owner,
      { names, of },
    ],
    (_, { names, of }) => ({ length: names.length + of.size }),
  );
  const of = (value: number) => new Map([['a', value]]);
  const first = count({ names: ['a'], of: of(1), noise: 1 });
  expect(first).toEqual({ length: 2 });
  expect(count({ names: ['a'], of: of(1), noise: 2 })).toBe(first);
  expect(count({ names: ['b'], of: of(1), noise: 2 })).not.toBe(first);
  expect(count({ names: ['b'], of: of(2), noise: 2 })).not.toBe(count({ names: ['b'], of: of(3), noise: 2 }));
});

test('a function gets the named keys and nothing else', () => {
  const keysOf = (given: { readonly used: number; readonly unused: number }) =>
    [keysOf, { used: given.used }] as const;
  const keys = memoizeBy(keysOf, (_, given) => {
    // @ts-expect-error: this key is not picked.
    expect(given.unused).toBeUndefined();
    return given;
  });
  expect(keys({ used: 1, unused: 2 })).toEqual({ used: 1 });
});

const [one, two] = [{}, {}];

test.each<[unknown, unknown, boolean]>([
  [one, one, true],
  [one, two, false],
  [Number.NaN, Number.NaN, true],
  [[one, 'a'], [one, 'a'], true],
  [[one, 'a'], [one, 'a', undefined], false],
  [[[one]], [[one]], true],
  [[[one]], [[two]], false],
  [new Map([['a', one]]), new Map([['a', one]]), true],
  [new Map([['a', one]]), new Map([['a', two]]), false],
  [new Map([['a', 1]]), [['a', 1]], false],
  [{ a: 1 }, { a: 1 }, false],
])('%j and %j are the same: %s', (before, now, expected) => {
  expect(isSame(before, now)).toBe(expected);
});

test('a lazy value is made once, when it is first needed', () => {
  const made: object[] = [];
  const value = lazy(() => {
    made.push({});
    return made;
  });
  expect(made).toHaveLength(0);
  expect(value()).toBe(value());
  expect(made).toHaveLength(1);
});
