import { expect, test } from 'vitest';
import { isBlankLine } from '../../../src/lib/blank-line.ts';

test.each([
  ['', true],
  [' \t ', true],
  ['\r', true],
  [' a', false],
  ['\u00a0', false],
  ['\u3000', false],
  ['\f', false],
  ['\ufeff', false],
])('%j is blank: %s', (line, expected) => {
  expect(isBlankLine(line)).toBe(expected);
});
