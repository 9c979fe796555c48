import { expect, test } from 'vitest';
import type { SourcePath } from '../../../../src/model/path.ts';
import { parsePage } from '../../../../src/parse/page/parse-page.ts';

const start = '---\ntitle: Button\ndescription: A button.\n---\n\n';

function problems(body: string, { trust = true, checked = true } = {}): string[] {
  const path = 'button.md' as SourcePath;
  const { diagnostics } = parsePage(
    { path, text: start + body },
    { trust, ...(checked && { checkSample: () => undefined }) },
  );
  return diagnostics.map(({ code, place, hint }) => `${place?.line}:${place?.column} ${code} ${hint}`);
}

test.for<[what: string, body: string, found: string[]]>([
  ['levels that follow each other', '# A\n\n## B\n\n### C\n\n#### D\n\n## E', []],
  ['a page whose title is in its front matter', '### A', ['6:1 heading-order ## A']],
  ['a heading with a line below it', '# A\n\nB\n=', ['8:1 heading-order Make it a heading of level 2.']],
  ['a heading in a quotation', '> #### A', ['6:3 heading-order ## A']],
  ['raw HTML after Markdown', '## A\n\n<h4>B</h4>', ['8:1 heading-order <h3>']],
  ['a comment, and code', '<!-- <h4>A</h4> -->\n\n`<h4>`\n\n```html\n<h4>A</h4>\n<img>\n```', []],
  [
    'white space as a text',
    '![ ](a.png)',
    ['6:1 image-alt ![What it shows](a.png), or <img … alt=""> for a decoration'],
  ],
  ['a picture in the middle of a text', 'A <img alt src="a.png" height=1> B', []],
  ['a size in a style', '<img alt="A" src="a.png" style="width: 9em">', []],
  [
    'a tag over two lines',
    '<img alt="A"\n  src="a.png" />',
    ['6:1 image-size <img alt="A" src="a.png" width="640" height="360">'],
  ],
  [
    'an attribute that only ends in alt',
    '<img data-alt="A" src="a.png" width="1">',
    [
      '6:1 image-alt <img data-alt="A" src="a.png" width="1" alt="What it shows">, or <img … alt=""> for a decoration',
    ],
  ],
])('%s', ([, body, found]) => {
  expect(problems(body)).toEqual(found);
});

test('only a check reports them, and raw HTML only where it is shown', () => {
  const body = '#### A\n\n<img src="a.png">';
  expect(problems(body)).toHaveLength(3);
  expect(problems(body, { checked: false })).toEqual([]);
  expect(problems(body, { trust: false })).toEqual(['6:1 heading-order ## A']);
});

test.for<[what: string, body: string, found: string[]]>([
  [
    'punctuation at the end of a strong text that a letter touches',
    '**注意：**文字',
    ['6:1 emphasis-text <strong>注意：</strong>'],
  ],
  [
    'a space before the closing stars',
    'A (**Without nesting **) B',
    ['6:4 emphasis-text **Without nesting**'],
  ],
  ['spaces inside both stars', '- ** xs, ** small', ['6:3 emphasis-text <strong>xs,</strong>']],
  ['code in it', '> A\n> **`a`。**文字', ['7:3 emphasis-text <strong>`a`。</strong>']],
  ['two lines', '**注意\n：**文字', ['6:1 emphasis-text <strong>注意 ：</strong>']],
  [
    'two of them',
    '**一：**文字 **二：**文字',
    ['6:1 emphasis-text <strong>一：</strong>', '6:10 emphasis-text <strong>二：</strong>'],
  ],
  [
    'two of them without a space',
    '**一：**文字**二：**文字',
    ['6:1 emphasis-text <strong>一：</strong>文字<strong>二：</strong>'],
  ],
  ['code alone', '文字**`a`**文字', ['6:3 emphasis-text <strong>`a`</strong>']],
  ['strong texts', '**a**, **`b`** and __c__', []],
  ['stars that open twice', '**args and **options', []],
  ['operators', '2 ** 3 ** 4', []],
  ['paths', 'src/**/*.ts and lib/**/*.js and **/a **/b', []],
  ['escaped stars, and code', '\\*\\*a b \\*\\* and `** a ** b`', []],
  ['one star too many', '****', []],
])('stars as text: %s', ([, body, found]) => {
  expect(problems(body)).toEqual(found);
});

test('without raw HTML, punctuation is put outside of the stars, by the author', () => {
  const path = 'button.md' as SourcePath;
  const checkSample = () => undefined;
  const { diagnostics } = parsePage(
    { path, text: `${start}（**注意：**文字` },
    { trust: false, checkSample },
  );
  expect(diagnostics).toMatchObject([{ code: 'emphasis-text', hint: '**注意**：' }]);
  expect(diagnostics[0]?.fix).toBeUndefined();
});

test('the correction of stars keeps the space between two words', () => {
  const path = 'button.md' as SourcePath;
  const text = `${start}one** two** three`;
  const { diagnostics } = parsePage({ path, text }, { trust: true, checkSample: () => undefined });
  expect(diagnostics.map(({ fix }) => fix)).toEqual([{ from: '** two**', to: ' **two**' }]);
});
