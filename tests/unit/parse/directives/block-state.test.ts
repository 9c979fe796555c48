import { expect, test } from 'vitest';
import {
  createBlockState,
  indentOf,
  isCode,
  isInFence,
} from '../../../../src/parse/directives/block-state.ts';

/** `#` for each line in which no directive may stand, `.` for others. */
function codeLines(lines: readonly string[]): string {
  const state = createBlockState();
  return lines.map((line) => (isCode(line, state) ? '#' : '.')).join('');
}

test.each<[lines: string, code: string]>([
  ['```|a|```|b', '###.'],
  ['````|```|````|a', '###.'],
  ['```|``` a|```|b', '###.'],
  ['```|  ```  |b', '##.'],
  ['```|    ```|b', '###'],
  ['~~~|```|~~~|a', '###.'],
  ['~~~ a`b|c|~~~|d', '###.'],
  // Backticks after a fence of backticks make it code in a line.
  ['```a`b|c', '..'],
  ['``|a', '..'],
  ['- ```|  a|b', '##.'],
  ['- ```|  a||  b|  ```|c', '#####.'],
  ['> ```|> a|> ```|> b', '###.'],
  ['> ```|a', '#.'],
  ['- > ```|  > a|  b', '##.'],
])('code with fences: %s', (lines, code) => {
  expect(codeLines(lines.split('|'))).toBe(code);
});

test.each<[lines: string, code: string]>([
  ['    a', '#'],
  ['   a', '.'],
  ['\ta', '#'],
  ['- a|    b', '..'],
  ['- a||      b', '..#'],
  ['<div>| \t|    a', '#.#'],
  // A no-break space is text, and does not end raw HTML.
  ['<div>|\u00a0|    a', '#..'],
  ['- a|\tb', '..'],
  ['10. a|    b', '..'],
  ['1) a||       b', '..#'],
  // Five spaces after a marker are one space and indented code.
  ['-     a|      b', '.#'],
  ['-    a|      b', '..'],
  ['1. - a|     b|         c', '..#'],
  ['- a||b|    c', '...#'],
  ['* a|+ b|    c', '...'],
  ['1234567890. a|    b', '.#'],
])('indented code: %s', (lines, code) => {
  expect(codeLines(lines.split('|'))).toBe(code);
});

test.each<[lines: string, code: string]>([
  ['<pre>|a|</pre>|b', '###.'],
  ['<textarea|a||</textarea>|b', '####.'],
  ['<STYLE>|a|</Style>|b', '###.'],
  ['<script>a</script>|b', '#.'],
  ['<!-- a|b -->|c', '##.'],
  ['<!-->|a', '#.'],
  ['<?a||b?>|c', '###.'],
  ['<![CDATA[|a]]>|b', '##.'],
  ['<!doctype|>|a', '##.'],
  ['<! a|b', '..'],
  // The lines of other blocks are no code, but what looks like a fence in them is none.
  ['<div>|```|a||```|b', '#...##'],
  ['</div>|```|a', '#..'],
  ['<hr/>|```|a', '#..'],
  ['<h3 a>b|```|a', '#..'],
  ['<my-a b="c" d=e f=\'g\' h />|```|a', '#..'],
  ['</my-a >|```|a', '#..'],
  ['   <div>|```|a', '#..'],
  ['- <div>|  ```|  a', '#..'],
  ['- <div>|b|```|c', '#.##'],
  ['> a|<div>|```', '.#.'],
  ['a|<div>|```', '.#.'],
  // These begin no block.
  ['a|<my-a>|```|b', '..##'],
  ['# a|<my-a>|```', '.#.'],
  ['***|<my-a>|```', '.#.'],
  ['<my-a> b|```|c', '.##'],
  ['<divx>a|```|b', '.##'],
  ['<my-a b=>|```|c', '.##'],
  ['<codeblock>|```|a', '.##'],
  ['</codeblock>|```|a', '.##'],
])('raw HTML: %s', (lines, code) => {
  expect(codeLines(lines.split('|'))).toBe(code);
});

test('raw HTML and indented code are no code block with fences', () => {
  const state = createBlockState();
  const lines = ['<pre>', '```', '</pre>', '    a', '', '- ```', '  b', '  ```', 'c'];
  expect(lines.filter((line) => isInFence(line, state))).toEqual(['- ```', '  b']);
});

test.each<[line: string, width: number]>([
  ['', 0],
  ['a', 0],
  ['  a', 2],
  ['\ta', 4],
  ['  \ta', 4],
  ['    \ta', 8],
  [' \t a', 5],
  ['\u00a0a', 0],
])('the indentation of %j', (line, width) => {
  expect(indentOf(line)).toBe(width);
});
