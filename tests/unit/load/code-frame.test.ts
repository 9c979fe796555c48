import { expect, test } from 'vitest';
import { codeFrame, frameLines } from '../../../src/load/code-frame.ts';

const text = 'one\ntwo\nthree\nfour\nfive\nsix\nseven\neight\nnine\nten\n';

test.each<[string, string, number, number, string[]]>([
  [
    'in the middle',
    text,
    3,
    2,
    ['  1 | one', '  2 | two', '> 3 | three', '    |  ^', '  4 | four', '  5 | five'],
  ],
  ['first line', text, 1, 1, ['> 1 | one', '    | ^', '  2 | two', '  3 | three']],
  [
    'numbers of two digits',
    text,
    9,
    5,
    ['   7 | seven', '   8 | eight', '>  9 | nine', '     |     ^', '  10 | ten'],
  ],
  ['empty lines have no trailing space', 'a\n\nb', 1, 1, ['> 1 | a', '    | ^', '  2 |', '  3 | b']],
  ['tabs become two spaces', '\tx: y', 1, 5, ['> 1 |   x: y', '    |      ^']],
  ['carriage returns', 'a\r\nb\r\n', 2, 1, ['  1 | a', '> 2 | b', '    | ^']],
  ['no such line', 'a', 7, 1, ['']],
  ['the bytes of a picture', '\u0089PNG\r\n\u001a\n\0\0', 1, 1, ['']],
  ['past the end of the line', 'ab', 1, 3, ['> 1 | ab', '    |   ^']],
  ['the empty text', '', 1, 1, ['> 1 |', '    | ^']],
])('%s', (_name, content, line, column, rows) => {
  expect(codeFrame(frameLines(content), line, column)).toBe(rows.join('\n'));
});

test('long lines are cut around the column', () => {
  const long = `${'a'.repeat(50)}X${'b'.repeat(50)}`;
  expect(codeFrame(frameLines(long), 1, 51, { width: 20 })).toBe(
    ['> 1 | …aaaaaaaaaaaaaaXbbb…', '    |                ^'].join('\n'),
  );
  expect(codeFrame(frameLines(long), 1, 1, { width: 20 })).toBe(
    ['> 1 | aaaaaaaaaaaaaaaaaaa…', '    | ^'].join('\n'),
  );
});

test('the number of context lines can be set', () => {
  expect(codeFrame(frameLines(text), 3, 1, { context: 0 })).toBe(['> 3 | three', '    | ^'].join('\n'));
});
