import { expect, test } from 'vitest';
import { codeIndent, type Margin } from '../../../../src/parse/mdx/code-indent.ts';

/** The columns that are taken from each line; lines of code begin with the mark `#` of this test. */
function removed(lines: readonly string[]): number[] {
  const margin: Margin = { removed: 0, item: 0, wasCode: false };
  let isAfterBlank = true;
  return lines.map((line) => {
    const isCode = line.startsWith('#');
    const text = isCode ? line.slice(1) : line;
    const columns = codeIndent(text, { isAfterBlank, isCode }, margin);
    isAfterBlank = text.trim() === '';
    return columns;
  });
}

test.each<[what: string, lines: string[], columns: number[]]>([
  ['four spaces', ['    a'], [4]],
  ['three spaces', ['   a'], [0]],
  ['a tab', ['\ta'], [1]],
  ['a line of a paragraph', ['a', '    b'], [0, 0]],
  ['more and less than the first line', ['', '    a', '      b', '  c'], [0, 4, 4, 0]],
  ['a line of spaces', ['    a', '      ', '    b'], [4, 0, 4]],
  ['the text of a list item', ['- a', '', '    b'], [0, 0, 0]],
  ['the text of a numbered item', ['10. a', '', '    b'], [0, 0, 0]],
  ['text after a list', ['- a', '', 'b', '', '    c'], [0, 0, 0, 0, 4]],
  ['text after an item whose content is further in', ['1. a', '', '  b', '', '    c'], [0, 0, 0, 0, 4]],
  ['a nested item', ['- a', '  - b', '', '    c'], [0, 0, 0, 0]],
  ['a footnote', ['[^1]: a', '', '    b'], [0, 0, 0]],
  ['text after a footnote', ['[^1]: a', '', '   b', '', '    c'], [0, 0, 0, 0, 4]],
  ['an indented list', ['    - a', '', '      b', '', '          c'], [4, 0, 4, 0, 4]],
  ['what only begins like a marker', ['-a', '', '    b'], [0, 0, 4]],
  ['code', ['#    ```', '#  x', '#      y', '    ```', 'a'], [4, 2, 4, 4, 0]],
  ['code without indentation', ['#```', '#', '#    x', '```', '', '    a'], [0, 0, 0, 0, 0, 4]],
])('%s', (_, lines, columns) => {
  expect(removed(lines)).toEqual(columns);
});
