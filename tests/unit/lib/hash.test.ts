import { expect, test } from 'vitest';
import { hash, hashData, hashParts } from '../../../src/lib/hash.ts';

test('a text and its bytes have the same hash, of 22 characters that are valid in file names', () => {
  expect(hash('Grüße')).toBe(hash(new TextEncoder().encode('Grüße')));
  expect(hash('')).toMatch(/^[\w-]{22}$/);
  expect(hash('a')).not.toBe(hash('b'));
});

test.each<[string[], string[]]>([
  [
    ['a', 'bc'],
    ['ab', 'c'],
  ],
  [['a'], ['a', '']],
  [[], ['']],
  [['1:a'], ['a']],
  [
    ['a', '1:b'],
    ['a1:', 'b'],
  ],
])('%j and %j differ', (one, other) => {
  expect(hashParts(one)).not.toBe(hashParts(other));
});

test('equal data have equal hashes', () => {
  expect(hashData({ a: [1, 'x'] })).toBe(hashData({ a: [1, 'x'] }));
  expect(hashData({ a: 1 })).not.toBe(hashData({ a: '1' }));
});
