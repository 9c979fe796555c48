import { expect, test } from 'vitest';
import { uniqueIds } from '../../../src/lib/unique-ids.ts';

test.each<[string[], string[]]>([
  [
    ['a', 'b'],
    ['a', 'b'],
  ],
  [
    ['a', 'a', 'a'],
    ['a', 'a-2', 'a-3'],
  ],
  [
    ['a-2', 'a', 'a'],
    ['a-2', 'a', 'a-3'],
  ],
  [
    ['a', 'a-2', 'a'],
    ['a', 'a-2', 'a-3'],
  ],
  [
    ['constructor', 'constructor'],
    ['constructor', 'constructor-2'],
  ],
])('%j become %j', (ids, expected) => {
  expect(ids.map(uniqueIds())).toEqual(expected);
});

test('100,000 times the same id takes a moment, and not minutes', () => {
  const ids = Array.from({ length: 100_000 }, () => 'a').map(uniqueIds());
  expect(new Set(ids).size).toBe(100_000);
  expect(ids.at(-1)).toBe('a-100000');
});
