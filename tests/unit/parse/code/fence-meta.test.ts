import { describe, expect, test } from 'vitest';
import { readCodeMarks } from '../../../../src/parse/code/code-marks.ts';
import { readFenceMeta } from '../../../../src/parse/code/fence-meta.ts';

const plain = {
  language: 'tsx',
  title: undefined,
  label: undefined,
  marked: [],
  words: [],
  patterns: [],
  lineNumbers: false,
  wraps: false,
  firstLine: 1,
  diffOf: undefined,
  checked: true,
  problems: [],
};

const highlight = (first: number, last = first) => ({ first, last, kind: 'highlight' });

describe('an info string', () => {
  test.each([
    ['tsx', {}],
    ['', { language: '' }],
    ['tsx title="App.tsx"', { title: 'App.tsx' }],
    ['tsx title=\'a b "c"\'', { title: 'a b "c"' }],
    ['tsx title=""', {}],
    ['tsx {2}', { marked: [highlight(2)] }],
    ['tsx {1, 3-5}', { marked: [highlight(1), highlight(3, 5)] }],
    ['tsx{1}', { marked: [highlight(1)] }],
    ['{1}', { language: '', marked: [highlight(1)] }],
    ['tsx showLineNumbers', { lineNumbers: true }],
    ['tsx nocheck', { checked: false }],
    ['tsx npm', { label: 'npm' }],
    [
      'tsx nocheck pnpm {1} title="A" showLineNumbers',
      { checked: false, label: 'pnpm', title: 'A', lineNumbers: true, marked: [highlight(1)] },
    ],
    // The settings of other tools.
    ['tsx [App.tsx]', { label: 'App.tsx', title: 'App.tsx' }],
    [
      'tsx{1} [[a]/b [c].tsx] {2}',
      { label: '[a]/b [c].tsx', title: '[a]/b [c].tsx', marked: [highlight(1), highlight(2)] },
    ],
    ['[a b]', { language: '', label: 'a b', title: 'a b' }],
    ['tsx {1} [a b] title="C"', { label: 'a b', title: 'C', marked: [highlight(1)] }],
    ['rust,no_run,edition2021', { language: 'rust' }],
    ['rust,ignore,does_not_compile', { language: 'rust' }],
    ['rust,ignore {1}', { language: 'rust', marked: [highlight(1)] }],
    ['tsx:line-numbers', { lineNumbers: true }],
    ['tsx:line-numbers=5 {1}', { lineNumbers: true, firstLine: 5, marked: [highlight(1)] }],
    ['tsx{1}:line-numbers', { lineNumbers: true, marked: [highlight(1)] }],
    ['tsx :line-numbers=2', { lineNumbers: true, firstLine: 2 }],
    ['tsx:no-line-numbers', {}],
    ['tsx showLineNumbers=false', {}],
    ['tsx showLineNumbers{3}', { lineNumbers: true, firstLine: 3 }],
    ['tsx showLineNumbers startLineNumber=7', { lineNumbers: true, firstLine: 7 }],
    ['tsx twoslash frame="none" collapse={1-3}', {}],
    ['tsx wrap', { wraps: true }],
    ['tsx wrap={true} nowrap', { wraps: true }],
    ['tsx wrap=false', {}],
    [
      'tsx mark={1} ins={2} del={3-4}',
      {
        marked: [
          highlight(1),
          { first: 2, last: 2, kind: 'inserted' },
          { first: 3, last: 4, kind: 'deleted' },
        ],
      },
    ],
    [
      'tsx "one" ins="two words" del=\'three\'',
      {
        words: [
          { text: 'one', kind: 'highlight' },
          { text: 'two words', kind: 'inserted' },
          { text: 'three', kind: 'deleted' },
        ],
      },
    ],
    [
      `tsx 'a="b c"' /fr/`,
      {
        words: [
          { text: 'a="b c"', kind: 'highlight' },
          { text: 'fr', kind: 'highlight' },
        ],
      },
    ],
    ['tsx /a+b/', { patterns: [{ pattern: /a+b/dg, kind: 'highlight' }] }],
    [
      'tsx ins=/<a.*?/>/ {1}',
      { patterns: [{ pattern: /<a.*?\/>/dg, kind: 'inserted' }], marked: [highlight(1)] },
    ],
    [
      'tsx ins="= "Hello"" del="new URL("./a", b)" title="a b"',
      {
        title: 'a b',
        words: [
          { text: '= "Hello"', kind: 'inserted' },
          { text: 'new URL("./a", b)', kind: 'deleted' },
        ],
      },
    ],
    [
      'tsx title="a"{1} "b"',
      { title: 'a', marked: [highlight(1)], words: [{ text: 'b', kind: 'highlight' }] },
    ],
    ['diff lang="tsx"', { language: 'diff', diffOf: 'tsx' }],
    ['tsx highlight={1}', { marked: [highlight(1)] }],
    ['tsx filename="App.tsx"', { title: 'App.tsx' }],
    ['ts filename=app/routes.ts', { language: 'ts', title: 'app/routes.ts' }],
    ['tsx lines=[1,3-4] no-transpile', { marked: [highlight(1), { ...highlight(3), last: 4 }] }],
    ['tsx lineNumbers=5', { lineNumbers: true, firstLine: 5 }],
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
    ['tsx live', 'live', 'tsx title="App.tsx" {1,3-5} showLineNumbers'],
    ['bash npm2yarn', 'npm2yarn', 'tsx title="App.tsx" {1,3-5} showLineNumbers'],
    ['tsx showlinenumbers', 'showlinenumbers', 'showLineNumbers'],
    ['tsx nochek', 'nochek', 'nocheck'],
    ['tsx /a(b/', '/a(b/', 'To mark these words: "a(b"'],
    ['tsx ins=/a[b/', '/a[b/', 'To mark these words: "a[b"'],
    ['tsx ins={a}', 'ins={a}', 'Use line numbers and ranges from 1: {1,3-5}'],
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
    [
      'a // [!code error]\nb // [!code warning]',
      'a\nb',
      [
        [1, ['error']],
        [2, ['warning']],
      ],
    ],
    [
      'a // [!code hl:2]\nb\nc',
      'a\nb\nc',
      [
        [1, ['highlight']],
        [2, ['highlight']],
      ],
    ],
    [
      '// [!code focus:2]\na\nb\nc',
      'a\nb\nc',
      [
        [1, ['focus']],
        [2, ['focus']],
      ],
    ],
    ['// highlight-next-line\na\nb', 'a\nb', [[1, ['highlight']]]],
    [
      '# highlight-start\na\nb\n# highlight-end\nc',
      'a\nb\nc',
      [
        [1, ['highlight']],
        [2, ['highlight']],
      ],
    ],
    ['{/* highlight-next-line */}\na', 'a', [[1, ['highlight']]]],
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
      words: [],
      unknown: [{ word: 'add', line: 2, column: 17 }],
    });
  });

  test('the marks of other documentation of this family apply to their line, or to the next', () => {
    const written = [
      'a // @highlight',
      '{/* @highlight-start */}',
      '  b',
      '  {/* @highlight-end */}',
      '// @highlight',
      '// @highlight-text "d" "e f"',
      'd = e f',
      'g /* @highlight-text "g" */',
      '// @highlighted stays',
    ];
    expect(readCodeMarks(written.join('\n'))).toEqual({
      text: 'a\n  b\nd = e f\ng\n// @highlighted stays',
      marks: new Map([
        [1, ['highlight']],
        [2, ['highlight']],
        [3, ['highlight']],
      ]),
      words: [
        { text: 'd', kind: 'highlight', first: 3, last: 3 },
        { text: 'e f', kind: 'highlight', first: 3, last: 3 },
        { text: 'g', kind: 'highlight', first: 4, last: 4 },
      ],
      unknown: [],
    });
  });

  test('words are marked from their line on', () => {
    expect(readCodeMarks('a\n// [!code word:b c:2]\nd\ne\nf // [!code word:g]')).toEqual({
      text: 'a\nd\ne\nf',
      marks: new Map(),
      words: [
        { text: 'b c', kind: 'highlight', first: 2, last: 3 },
        { text: 'g', kind: 'highlight', first: 4, last: 4 },
      ],
      unknown: [],
    });
  });
});
