import { expect, test } from 'vitest';
import { alignLines } from '../../../../src/parse/demo/align-lines.ts';
import { closeGap } from '../../../../src/parse/demo/close-gap.ts';

test.each<[what: string, generated: string, original: string, pairs: [number, number][]]>([
  ['an unchanged line has one, its first', '  a b', '  a b', [[2, 2]]],
  ['a comment has none', '// a\n/* b */\n * c\n', '// a\n/* b */\n * c\n', []],
  ['an empty line has none', '\n  \na', '\n  \na', [[4, 4]]],
  [
    'a changed line has all of its words',
    'const a = 1;',
    'const a: string = 1;',
    [
      [0, 0],
      [6, 6],
      [8, 16],
      [10, 18],
      [11, 19],
    ],
  ],
  [
    'lines are counted in both texts',
    'a\nb',
    'a: c\nb',
    [
      [0, 0],
      [2, 5],
    ],
  ],
  [
    'a comment at the end of a line is no code',
    'let a; // a b',
    'let a: b; // a b',
    [
      [0, 0],
      [4, 4],
      [5, 8],
    ],
  ],
  ['the semicolon of a removed declaration has none', ' ;', 'export type { A };', []],
  [
    'the fewest gaps win',
    'f(a)',
    'f(a: (a) => a)',
    [
      [0, 0],
      [1, 1],
      [2, 2],
      [3, 13],
    ],
  ],
  ['of several with as few, the first wins', 'a', 'a a', [[0, 0]]],
  [
    'a gap goes on in the next line',
    'x\n\na',
    'x: {\n\na a',
    [
      [0, 0],
      [3, 8],
    ],
  ],
  [
    'behind a line without a gap, none goes on',
    'a;\na',
    'a: b;\na a',
    [
      [0, 0],
      [1, 4],
      [3, 6],
    ],
  ],
  [
    'words of the compiler have none',
    'var B; C',
    'enum B C',
    [
      [4, 5],
      [7, 7],
    ],
  ],
])('the tokens of two texts: %s', (_, generated, original, pairs) => {
  expect(alignLines(generated, original).map((pair) => [pair.generated, pair.original])).toEqual(pairs);
});

test.each<[generated: string, original: string, next: string, closed: string]>([
  // Nothing was removed, so the author's space stays.
  ['a  \n\n\n', 'a  \n\n\n', 'b', 'a  \n\n\n'],
  ['a', 'a: A', ',', 'a'],
  ['a ', 'a: A ', '=', 'a '],
  ['a  ', 'a as B ', '+', 'a '],
  ['f  ', 'f as g ', '}', 'f '],
  ['f ', 'f as g', '}', 'f'],
  ['( ', '(this: A, ', 'a', '('],
  ['a\n  ', 'a: A\n  ', 'b', 'a\n  '],
  ['{\n   ', '{\n  private ', 'a', '{\n  '],
  ['\n', 'type A = 1\n', 'b', ''],
])('between tokens, %j of %j before %j becomes %j', (generated, original, next, closed) => {
  expect(closeGap(generated, original, next)).toBe(closed);
});
