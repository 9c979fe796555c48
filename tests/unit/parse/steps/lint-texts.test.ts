import { expect, test } from 'vitest';
import type { SourcePath } from '../../../../src/model/path.ts';
import { parsePage } from '../../../../src/parse/page/parse-page.ts';

/** Problems of a body whose first line is 1. */
function problems(body: string) {
  const text = `# T\n\n<p class="description">D.</p>\n\n${body}`;
  const { diagnostics } = parsePage(
    { path: 'a.md' as SourcePath, text },
    { trust: true, checkSample: () => undefined },
  );
  return diagnostics.map(({ code, place, message, hint, fix }) => ({
    at: `${(place?.line ?? 0) - 4}:${place?.column} ${code}`,
    message,
    hint,
    fix,
  }));
}

test.each<[body: string, at: string, cells: string, hint: string]>([
  ['| a | b |\n| - |', '2:1', '2 cells, the line below it 1', '| - | --- |'],
  ['a | b\n--- | :-: | ---', '2:1', '2 cells, the line below it 3', '| --- | :-: |'],
  ['| a \\| b | c |\n| - | - | - |', '2:1', '2 cells, the line below it 3', '| - | - |'],
  ['| a |\n| - | - |', '2:1', '1 cell, the line below it 2', '| - |'],
  ['| a | b \\|\n| - |', '2:1', '2 cells, the line below it 1', '| - | --- |'],
  ['Sizes:\n| a | b |\n| - |', '3:1', '2 cells, the line below it 1', '| - | --- |'],
  ['> | a | b |\n> | :-: |', '2:3', '2 cells, the line below it 1', '| :-: | --- |'],
  ['- x\n\n  | a | b |\n  | - |', '4:3', '2 cells, the line below it 1', '| - | --- |'],
  // One report is enough to find the others.
  ['| a | b |\n| - |\n| c | d |\n| - |', '2:1', '2 cells, the line below it 1', '| - | --- |'],
])('a table that is none: %j', (body, at, cells, hint) => {
  expect(problems(body)).toEqual([
    {
      at: `${at} table-cells`,
      message: `This table is shown as text: its first row has ${cells}.`,
      hint,
      fix: undefined,
    },
  ]);
});

test.each([
  '| a | b |\n| - | - |',
  'Words\n| - | - |',
  '| - |\nb | c',
  '| a | b |\n| c |',
  '| a | b |\n| :: |',
  'a\n---',
])('no such table: %j', (body) => {
  expect(problems(body)).toEqual([]);
});

test.each<[body: string, at: string, message: string]>([
  ['[a [b](/b)](/c)', '1:11', 'The end of a link, "](/c)", is shown as text.'],
  ['See [a]](#b)', '1:8', 'The end of a link, "](#b)", is shown as text.'],
  ['Words\n[a [b](/b)](../c)', '2:11', 'The end of a link, "](../c)", is shown as text.'],
  ["[a [b](/b)](/c\n'T')", '1:11', 'The end of a link, "](/c \'T\')", is shown as text.'],
  ['[a [b](/b)](https://c.dev)', '1:11', 'The end of a link, "](https://c.dev)", is shown as text.'],
  ['[a](/b c)', '1:3', 'The address of a link, "/b c", contains a space, so the link is shown as text.'],
  [
    'Words\n[a](./b  c.md) and',
    '2:3',
    'The address of a link, "./b  c.md", contains a space, so the link is shown as text.',
  ],
])('a link that is none: %j', (body, at, message) => {
  expect(problems(body)).toEqual([
    { at: `${at} link-text`, message, hint: expect.any(String), fix: undefined },
  ]);
});

test.each([
  'a \\](/b)',
  'a](b)',
  '[a](b c)',
  '[a](/b "c")',
  '[a](/b c',
  '[a](/b "c" d)',
  '`[a]](#b)`',
  '[a](/b\nc)',
])('no such link: %j', (body) => {
  expect(problems(body)).toEqual([]);
});

test.each<[body: string, at: string, mark: string, element: string | undefined]>([
  ['<div>\n- a\n</div>', '2:1', '-', undefined],
  ['<div>\n   1. a\n</div>', '2:4', '1.', undefined],
  ['<div>\n## a\n</div>', '2:1', '##', undefined],
  ['<div>\n```js\n</div>', '2:1', '```', undefined],
  ['<p>**a b**</p>', '1:4', '**a b**', '<strong>a b</strong>'],
  ['<p>**a**</p>', '1:4', '**a**', '<strong>a</strong>'],
  ['<p>[a](/b?c&d)</p>', '1:4', '[a](/b?c&d)', '<a href="/b?c&amp;d">a</a>'],
  ['<p>`a<b`</p>', '1:4', '`a<b`', '<code>a&lt;b</code>'],
  ['<div><!-- `a` -->\n`b`</div>', '2:1', '`b`', '<code>b</code>'],
  ['<p>`a` **b**</p>', '1:4', '`a`', '<code>a</code>'],
])('Markdown in raw HTML: %j', (body, at, mark, element) => {
  expect(problems(body)).toEqual([
    {
      at: `${at} html-markdown`,
      message: `"${mark}" is shown as text: raw HTML goes on to the next empty line.`,
      hint: element ?? 'Put an empty line before it and after it.',
      fix: element && { from: mark, to: element },
    },
  ]);
});

test.each([
  '<p>** a **</p>',
  '<p>2*3*4, a ** b</p>',
  '<div>\n#a\n</div>',
  '<div>\n####### a\n</div>',
  '<div>\n- \n</div>',
  '<p>[a](b c)</p>',
  '<div><code>`a`</code> <kbd>**b**</kbd></div>',
  '<pre>\n- a\n</pre>',
  '<div><!-- `a`\n- b',
])('no Markdown in raw HTML: %j', (body) => {
  expect(problems(body)).toEqual([]);
});

test.each<[body: string, at: string]>([
  ['a ^[b]', '1:3'],
  ['**a ^[b]**', '1:5'],
  ['- a\n- b ^[c]', '2:5'],
  // The place of a later line is that of its paragraph.
  ['a\nb ^[c]', '1:1'],
])('a footnote in the text: %j', (body, at) => {
  expect(problems(body).map((problem) => problem.at)).toEqual([`${at} footnote-inline`]);
});
