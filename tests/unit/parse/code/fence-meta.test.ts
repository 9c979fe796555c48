import { describe, expect, test } from 'vitest';
import { readCodeMarks } from '../../../../src/parse/code/code-marks.ts';
import { readFenceMeta } from '../../../../src/parse/code/fence-meta.ts';

const plain = {
  language: 'tsx',
  title: undefined,
  label: undefined,
  highlighted: [],
  lineNumbers: false,
  checked: true,
  problems: [],
};

describe('an info string', () => {
  test.each([
    ['tsx', {}],
    ['', { language: '' }],
    ['tsx title="App.tsx"', { title: 'App.tsx' }],
    ['tsx title=\'a b "c"\'', { title: 'a b "c"' }],
    ['tsx title=""', {}],
    ['tsx {2}', { highlighted: [{ first: 2, last: 2 }] }],
    [
      'tsx {1, 3-5}',
      {
        highlighted: [
          { first: 1, last: 1 },
          { first: 3, last: 5 },
        ],
      },
    ],
    ['tsx{1}', { highlighted: [{ first: 1, last: 1 }] }],
    ['{1}', { language: '', highlighted: [{ first: 1, last: 1 }] }],
    ['tsx showLineNumbers', { lineNumbers: true }],
    ['tsx nocheck', { checked: false }],
    ['tsx npm', { label: 'npm' }],
    [
      'tsx nocheck pnpm {1} title="A" showLineNumbers',
      { checked: false, label: 'pnpm', title: 'A', lineNumbers: true, highlighted: [{ first: 1, last: 1 }] },
    ],
  ])('%s', (info, expected) => {
    expect(readFenceMeta(info)).toEqual({ ...plain, ...expected });
  });

  test.each([
    ['tsx {a}', '{a}', 'Use line numbers and ranges from 1: {1,3-5}'],
    ['tsx {5-3}', '{5-3}', 'Use line numbers and ranges from 1: {1,3-5}'],
    ['tsx {0}', '{0}', 'Use line numbers and ranges from 1: {1,3-5}'],
    ['tsx {1', '{1', 'Use line numbers and ranges from 1: {1,3-5}'],
    ['tsx {}', '{}', 'Use line numbers and ranges from 1: {1,3-5}'],
    ['tsx title=App.tsx', 'title=App.tsx', 'title="App.tsx"'],
    ['tsx title="App', 'title="App', 'title="App"'],
    ['tsx titel="App"', 'titel="App"', 'title="App"'],
    ['tsx live=true', 'live=true', 'tsx title="App.tsx" {1,3-5} showLineNumbers'],
    ['tsx showlinenumbers', 'showlinenumbers', 'showLineNumbers'],
    ['tsx nochek', 'nochek', 'nocheck'],
    ['tsx npm twice', 'twice', 'tsx title="App.tsx" {1,3-5} showLineNumbers'],
  ])('malformed: %s', (info, piece, hint) => {
    expect(readFenceMeta(info).problems).toEqual([{ piece, message: expect.any(String), hint }]);
  });
});

describe('marks', () => {
  test.each([
    ['a // [!code ++]', 'a', [[1, ['inserted']]]],
    ['a; // [!code --]  ', 'a;', [[1, ['deleted']]]],
    ['a # [!code highlight]', 'a', [[1, ['highlight']]]],
    ['a /* [!code focus] */', 'a', [[1, ['focus']]]],
    ['<a> <!-- [!code focus] -->', '<a>', [[1, ['focus']]]],
    ['<a> {/* [!code ++] */}', '<a>', [[1, ['inserted']]]],
    ['a -- [!code ++]', 'a', [[1, ['inserted']]]],
    ['a // [!code ++] [!code focus]', 'a', [[1, ['inserted', 'focus']]]],
    ['// [!code ++]\na\nb', 'a\nb', [[1, ['inserted']]]],
    ['a\n  // [!code focus]\n  b // [!code ++]', 'a\n  b', [[2, ['focus', 'inserted']]]],
    ['// [\\!code ++]', '// [!code ++]', []],
    ['a [!code ++]', 'a [!code ++]', []],
    ['a // [!code ++] because', 'a // [!code ++] because', []],
  ])('%s', (written, text, marks) => {
    const read = readCodeMarks(written);
    expect([read.text, [...read.marks], read.unknown]).toEqual([text, marks, []]);
  });

  test('an unknown mark stays in the text', () => {
    const written = 'a\nb // [!code ++] [!code add]';
    expect(readCodeMarks(written)).toEqual({
      text: written,
      marks: new Map(),
      unknown: [{ word: 'add', line: 2, column: 17 }],
    });
  });
});
