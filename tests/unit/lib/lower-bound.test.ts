import { expect, test } from 'vitest';
import { lowerBound } from '../../../src/lib/lower-bound.ts';

test.each([
  ['a', 0],
  ['b', 0],
  ['c', 1],
  ['d', 1],
  ['e', 3],
])('where %s belongs among b, d, d', (text, index) => {
  expect(lowerBound(['b', 'd', 'd'], (other) => other < text)).toBe(index);
});

test('there is one place in an empty list', () => {
  expect(lowerBound<string>([], (other) => other < 'a')).toBe(0);
});

test('a million items are compared twenty times', () => {
  const items = Array.from({ length: 1_000_000 }, (_, index) => index);
  let calls = 0;
  const isBefore = (item: number, index: number) => {
    calls += 1;
    return item + index < 999_998;
  };
  expect(lowerBound(items, isBefore)).toBe(499_999);
  expect(calls).toBe(20);
});
