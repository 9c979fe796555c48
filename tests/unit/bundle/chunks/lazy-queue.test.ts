import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createQueue } from '../../../../src/bundle/chunks/lazy-queue.ts';

test('takes the best item first, and of equal ones the earlier', () => {
  const worth: Readonly<Record<string, number>> = { a: 2, b: 5, c: 5, d: 0, e: 3 };
  const queue = createQueue<string>((item) => worth[item] ?? 0);
  for (const item of 'abcde') queue.add(item, worth[item] ?? 0);
  expect([queue.take(), queue.take(), queue.take(), queue.take(), queue.take()]).toEqual([
    'b',
    'c',
    'e',
    'a',
    undefined,
  ]);
});

test('an item that is worth less than expected waits for its turn', () => {
  const queue = createQueue<string>((item) => (item === 'a' ? 1 : 4));
  queue.add('a', 9);
  queue.add('b', 4);
  expect([queue.take(), queue.take(), queue.take()]).toEqual(['b', 'a', undefined]);
});

test('an item that is worth nothing any more is left out', () => {
  const queue = createQueue<string>((item) => (item === 'a' ? -1 : 4));
  queue.add('a', 9);
  queue.add('b', 4);
  expect([queue.take(), queue.take()]).toEqual(['b', undefined]);
});

test('takes any items in the order of their values', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 50 })), (values) => {
      const queue = createQueue<number>((place) => values[place] ?? 0);
      for (const [place, value] of values.entries()) queue.add(place, value + (place % 3));
      const taken: number[] = [];
      for (let item = queue.take(); item !== undefined; item = queue.take()) taken.push(values[item] ?? 0);
      expect(taken).toEqual(values.toSorted((a, b) => b - a));
    }),
    { seed: 1, numRuns: 300 },
  );
});
