import { expect, test } from 'vitest';
import { lowerBound } from '../../../src/lib/lower-bound.ts';

test.each([
  ['a', 0],
  ['b', 0],
  ['c', 1],
  ['d', 1],
  ['e', 3],
])('where %s belongs among b, d, d', (text, index) => {
  expect(lowerBound(['b', 'd', 'd'], text)).toBe(index);
});

test('there is one place in an empty list', () => {
  expect(lowerBound([], 'a')).toBe(0);
});
