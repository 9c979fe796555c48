import { expect, test } from 'vitest';
import { exceedsDepth, isStackOverflow } from '../../../src/lib/exceeds-depth.ts';

test.each([
  ['text', 0, false],
  [{}, 0, true],
  [{ a: 1 }, 1, false],
  [{ a: [] }, 1, true],
  [[[{ a: 1 }]], 3, false],
  [[1, [2, [3, [4]]]], 3, true],
  [null, 0, false],
])('%j exceeds a depth of %d: %s', (value, most, exceeds) => {
  expect(exceedsDepth(value, most)).toBe(exceeds);
});

test('data of any depth are measured', () => {
  let value: unknown = [];
  for (let level = 0; level < 100_000; level += 1) value = [value];
  expect(exceedsDepth(value)).toBe(true);
});

test('an overflow of the stack is known by its error', () => {
  const overflow = (): number => 1 + overflow();
  expect(overflow).toThrow(RangeError);
  try {
    overflow();
  } catch (error) {
    expect(isStackOverflow(error)).toBe(true);
  }
  expect(isStackOverflow(new RangeError('Invalid array length'))).toBe(false);
});
