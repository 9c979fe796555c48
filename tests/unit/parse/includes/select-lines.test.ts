import { describe, expect, test } from 'vitest';
import { regionLines, sectionLines } from '../../../../src/parse/includes/select-lines.ts';

const lines = (text: string) => text.split('\n').map((line, index) => ({ text: line, line: index + 1 }));

describe('the lines of a region', () => {
  test.each<[string, string, string[] | undefined]>([
    ['// #region a\nb\n// #endregion a\nc', 'a', ['b']],
    ['//#region a\nb\n//#endregion', 'a', ['b']],
    ['/* #region a */\nb\n/* #endregion a */', 'a', ['b']],
    ['<!-- #region a -->\nb\n<!-- #endregion a -->', 'a', ['b']],
    ['# region a\nb\n# endregion a', 'a', ['b']],
    ['#region a\nb\n#endregion', 'a', ['b']],
    ['#pragma region a\nb\n#pragma endregion a', 'a', ['b']],
    ['// #region a\nb\n// #region c\nd\n// #endregion c\ne\n// #endregion a', 'a', ['b', 'd', 'e']],
    ['// #region a\nb\n// #region c\nd\n// #endregion\ne\n// #endregion\nf', 'a', ['b', 'd', 'e']],
    ['// #region a\nb', 'a', ['b']],
    ['// #region a\nb\n// #endregion a\nc\n// #region a\nd\n// #endregion a', 'a', ['b', 'd']],
    ['// ANCHOR: a\nb\n// ANCHOR: c\nd\n// ANCHOR_END: c\n// ANCHOR_END: a\ne', 'a', ['b', 'd']],
    ['<!-- ANCHOR: a -->\nb\n<!-- ANCHOR_END: a -->', 'a', ['b']],
    ['// #region b\nc\n// #endregion b', 'a', undefined],
    ['const region = a;', 'a', undefined],
  ])('%j, %s', (text, name, expected) => {
    expect(regionLines(lines(text), name)?.map((line) => line.text)).toEqual(expected);
  });
});

describe('the lines of a section', () => {
  const text =
    '# A\n\n## First *part*\n\nb\n\n### Inside\n\n```md\n## Not this\n```\n\n## Second {#own}\n\nc';
  test.each<[string, number[] | undefined]>([
    ['first-part', [3, 12]],
    ['inside', [7, 12]],
    ['own', [13, 15]],
    ['a', [1, 15]],
    ['second', undefined],
    ['not-this', undefined],
  ])('%s', (id, expected) => {
    const found = sectionLines(lines(text), id);
    expect(found && [found[0]?.line, found.at(-1)?.line]).toEqual(expected);
  });
});

test('a code block in a list hides no heading below it', () => {
  const found = sectionLines(lines('## A\n\n- ```\n  a\n  ```\n\n## B\n\nb'), 'b');
  expect(found?.map(({ text }) => text)).toEqual(['## B', '', 'b']);
});

test('the content of a section with an id', () => {
  const found = sectionLines(lines('a\n<section id="b">\n\n## C\n\n</section>\nd'), 'b');
  expect(found && [found[0]?.line, found.at(-1)?.line]).toEqual([3, 5]);
});
