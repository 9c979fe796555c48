import { expect, test } from 'vitest';
import {
  decodeNumbers,
  decodePostings,
  encodeNumbers,
  encodePostings,
  packPosting,
} from '../../../../../../templates/browser/search/format/postings.ts';

test.each([[[]], [[0]], [[31, 32, 33]], [[1023, 1024, 5_000_000_000]]])(
  '%j is encoded and decoded',
  (numbers) => {
    expect(decodeNumbers(encodeNumbers(numbers))).toEqual(numbers);
  },
);

test('postings are distances between pages', () => {
  const postings = [
    { page: 0, place: 7, extent: 0 },
    { page: 1, place: 1, extent: 3 },
    { page: 5000, place: 5, extent: 2 },
  ];
  const text = encodePostings(postings.map(packPosting));
  expect(decodePostings(text)).toEqual(postings);
  expect(text.length).toBeLessThanOrEqual(8);
});
