import { expect, test } from 'vitest';
import {
  decodeLengths,
  encodeLength,
} from '../../../../../../templates/browser/search/format/page-lengths.ts';

test('the length of a page is one character, exact to an eighth', () => {
  const lengths = [1, 7, 60, 512, 4_000, 20_000];
  const written = lengths.map(encodeLength);
  expect(written.every((digit) => digit.length === 1)).toBe(true);
  for (const [at, length] of decodeLengths(written.join('')).entries()) {
    const expected = lengths[at] ?? 0;
    expect(Math.abs(length - expected) / expected).toBeLessThan(1 / 8);
  }
});

test('a page without words has a length', () => {
  expect(decodeLengths(encodeLength(0))).toEqual([1]);
});
