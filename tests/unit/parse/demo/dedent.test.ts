import { expect, test } from 'vitest';
import { dedent, dedentLines } from '../../../../src/parse/demo/dedent.ts';

test.each<[text: string, start: number, end: number, dedented: string]>([
  ['  a\n    b\n  c', 2, 13, 'a\n  b\nc'],
  ['  x = a\n    b', 6, 13, 'a\n  b'],
  ['a', 0, 1, 'a'],
])('a span of %j without its indentation', (text, start, end, dedented) => {
  expect(dedent(text, { start, end })).toBe(dedented);
});

test('lines without their common indentation, and without blank lines at both ends', () => {
  expect(dedentLines(['', '    a  ', '', '  b', '  '])).toBe('  a\n\nb');
  expect(dedentLines(['', ' '])).toBe('');
});
