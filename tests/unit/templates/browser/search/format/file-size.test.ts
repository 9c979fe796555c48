import { expect, test } from 'vitest';
import { encodeSize, sizeOf } from '../../../../../../templates/browser/search/format/file-size.ts';

test.each([
  [0, 0],
  [1, 128],
  [256, 128],
  [6_000, 3_072],
  [1_000_000, 8_064],
])('a file of %i characters counts as %i bytes', (length, bytes) => {
  expect(sizeOf(`ab-_9${encodeSize('x'.repeat(length))}`)).toBe(bytes);
});

test('a digit is a character of a URL', () => {
  const digits = Array.from({ length: 70 }, (_, at) => encodeSize('x'.repeat(at * 256)));
  expect(digits.join('')).toMatch(/^[\w-]+$/);
  expect(new Set(digits).size).toBe(64);
});
