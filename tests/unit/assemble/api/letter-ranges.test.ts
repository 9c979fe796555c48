import { expect, test } from 'vitest';
import { letterRanges } from '../../../../src/assemble/api/letter-ranges.ts';

/** So many names that begin in the same way: `a00`, `a01` … */
const names = (start: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${start}${String(index).padStart(2, '0')}`);

/** The ranges of names: `A to C: 24` */
const ranges = (...lists: readonly string[][]) =>
  letterRanges(lists.flat(), (name) => name).map(
    ({ first, last, items }) => `${last === undefined ? first : `${first} to ${last}`}: ${items.length}`,
  );

test('letters share a range as long as it has at most 24 items', () => {
  expect(ranges(names('a', 8), names('b', 8), names('c', 8), names('d', 1))).toEqual(['A to C: 24', 'D: 1']);
  expect(ranges(names('a', 8), names('b', 17), names('c', 7))).toEqual(['A: 8', 'B to C: 24']);
  expect(ranges(names('a', 24), names('b', 1))).toEqual(['A: 24', 'B: 1']);
});

test('names are divided by the letter that follows what all of them share, in either case', () => {
  expect(ranges(names('GridA', 20), names('gridB', 20))).toEqual(['GridA: 20', 'GridB: 20']);
  expect(ranges(names('useA', 20), names('useB', 20))).toEqual(['UseA: 20', 'UseB: 20']);
});

test('a letter with more than 60 items is divided further', () => {
  expect(ranges(names('a', 1), names('gridA', 40), names('gridB', 20))).toEqual(['A: 1', 'G: 60']);
  expect(ranges(names('a', 1), names('gridA', 40), names('gridB', 21), names('h', 2))).toEqual([
    'A: 1',
    'GridA: 40',
    'GridB: 21',
    'H: 2',
  ]);
});

test('a list without items has no range, and equal names have one', () => {
  expect(ranges([])).toEqual([]);
  expect(ranges(Array.from({ length: 70 }, () => 'same'))).toEqual(['Same: 70']);
  expect(ranges(['a', 'ab'])).toEqual(['A: 1', 'Ab: 1']);
});

test('the items of a range stay in their order', () => {
  const items = letterRanges(['a', 'b', 'c'], (name) => name);
  expect(items).toEqual([{ first: 'A', last: 'C', items: ['a', 'b', 'c'] }]);
});
