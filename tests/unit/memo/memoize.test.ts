import { expect, test } from 'vitest';
import { memoize, memoizeBy } from '../../../src/memo/memoize.ts';

interface Page {
  readonly name: string;
}

test('a value is made once for an owner, and again when another input is another', () => {
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

test('what a value is not made from does not count', () => {
  const owner = {};
  const count = memoizeBy(
    ({ names }: { readonly names: readonly string[]; readonly noise: number }) => [owner, names],
    ({ names }) => ({ length: names.length }),
  );
  const first = count({ names: ['a'], noise: 1 });
  expect(count({ names: ['a'], noise: 2 })).toBe(first);
  expect(count({ names: ['b'], noise: 2 })).not.toBe(first);
});
