import { expect, test } from 'vitest';
import { firstCharacters } from '../../../src/lib/first-characters.ts';

test.each([
  ['abc', 2, 'ab'],
  ['abc', 5, 'abc'],
  ['a🎉🎉b', 2, 'a🎉'],
  ['🎉🎉🎉', 2, '🎉🎉'],
  ['', 2, ''],
])('%j has the first %i characters %j', (text, count, expected) => {
  expect(firstCharacters(text, count)).toBe(expected);
});
