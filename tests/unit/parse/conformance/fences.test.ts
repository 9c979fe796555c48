// dialect.md, “Callouts, tabs, code”: fences, their settings, their marks.
import { expect, test } from 'vitest';
import { fillPlaceholders } from '../../../../src/lib/placeholders.ts';
import type { SourcePath } from '../../../../src/model/path.ts';
import { parsePage } from '../../../../src/parse/page/parse-page.ts';
import { codeBlock } from '../../../support/parsed-markup.ts';

const page = (...lines: string[]) => {
  const text = ['---', 'title: A', 'description: B.', '---', ...lines].join('\n');
  const { value, diagnostics } = parsePage({ path: 'a.md' as SourcePath, text }, { trust: true });
  const reported = diagnostics.map(
    ({ code, place, hint }) => `${place?.line}:${place?.column} ${code}: ${hint}`,
  );
  return { body: fillPlaceholders(value.body, { w: (name) => `(${name})` }), reported };
};

test.each<[string, string[], string]>([
  ['a fence', ['```text', 'a <b> & c', '```'], codeBlock('text', 'a &lt;b> &amp; c')],
  ['a fence without language', ['```', 'a', '```'], codeBlock('text', 'a')],
  ['an empty fence', ['```js', '```'], codeBlock('js', '')],
  ['an alias', ['```sh', 'a', '```'], codeBlock('bash', 'a')],
  ['indented code', ['    a', '', '    b'], codeBlock('text', 'a\n\nb')],
  [
    'a title',
    ['```js title="a <b>"', 'a', '```'],
    codeBlock('js', 'a', '<div class="code-title">a &lt;b&gt;</div>'),
  ],
  [
    'highlights',
    ['```text {2}', 'a', 'b', 'c', '```'],
    codeBlock('text', 'a\n<span class="line line-highlight">b</span>\nc'),
  ],
  [
    'a mark',
    ['```text', 'a // [!code ++]', 'b', '```'],
    codeBlock('text', '<span class="line line-inserted">a</span>\nb'),
  ],
  [
    'a mark on a highlighted line',
    ['```text {1}', 'a // [!code focus]', '```'],
    codeBlock('text', '<span class="line line-highlight line-focus">a</span>'),
  ],
  [
    'numbers',
    ['```text showLineNumbers', 'a', '', 'b', '```'],
    codeBlock(
      'text',
      '<span class="line">a</span>\n<span class="line"></span>\n<span class="line">b</span>',
      '',
      ' data-line-numbers',
    ),
  ],
  [
    'what looks like the dialect',
    ['```text', '{{"demo": "A"}}', ':::info', '# a', '```'],
    codeBlock('text', '{{"demo": "A"}}\n:::info\n# a'),
  ],
  ['tildes', ['~~~text', '```', '~~~'], codeBlock('text', '```')],
])('%s', (_name, lines, expected) => {
  const { body, reported } = page(...lines);
  expect(reported).toEqual([]);
  expect(body).toBe(expected);
});

test('in a list item and in a quote', () => {
  const rendered = codeBlock('text', 'a\n\nb');
  expect(page('- x', '', '  ```text', '  a', '', '  b', '  ```').body).toBe(
    `<ul>\n<li>\n<p>x</p>\n${rendered}\n</li>\n</ul>`,
  );
  expect(page('- ```text', '  a', '', '  b', '  ```').body).toContain(rendered);
  expect(page('> ```text', '> a', '>', '> b', '> ```').body).toContain(rendered);
});

test.each<[string, string[], string[]]>([
  ['a language that is not known', ['```tsxx', 'a', '```'], ['5:1 fence-language: Did you mean "tsx"?']],
  [
    'nothing like any language',
    ['- ```brainfog', '  a', '  ```'],
    ['5:3 fence-language: Write "text" for code in no language.'],
  ],
  [
    'malformed lines',
    ['```js {x}', 'a', '```'],
    ['5:7 fence-meta: Use line numbers and ranges from 1: {1,3-5}'],
  ],
  [
    'in a list item',
    ['1. x', '', '   ```js {x}', '   a', '   ```'],
    ['7:10 fence-meta: Use line numbers and ranges from 1: {1,3-5}'],
  ],
  [
    'a line beyond the last',
    ['```js {1-3}', 'a', '```'],
    ['5:10 fence-meta: Count lines from 1, without the lines that contain only a mark.'],
  ],
  ['a mark that is not known', ['```js', 'a', 'b // [!code focs]', '```'], ['7:6 fence-mark: [!code focus]']],
  [
    'a mark below lines that Twoslash hides',
    ['```ts twoslash', 'a', '// ---cut---', 'b // [!code focs]', '```'],
    ['8:6 fence-mark: [!code focus]'],
  ],
  [
    'a comment for Twoslash',
    ['```ts twoslash', 'a', '  // ^?', '// @errors: 2322', '```'],
    [
      '7:3 fence-mark: Write the result in words, or remove the comment.',
      '8:1 fence-mark: Write the result in words, or remove the comment.',
    ],
  ],
])('%s is reported', (_name, lines, expected) => {
  expect(page(...lines).reported).toEqual(expected);
});

test.each<[string, string[], string[]]>([
  ['</br>', ['a</br>b'], ['5:2 html-end-tag: <br>']],
  ['in a quote', ['> a', '> b </br> c'], ['6:5 html-end-tag: <br>']],
  [
    'in a block',
    ['<div>', '  a</p>', '</div>'],
    ['6:4 html-end-tag: Remove it, or add "<p>" where the element begins.'],
  ],
  [
    'once too often',
    ['<div>', '', 'a', '', '</div></div>'],
    ['9:7 html-end-tag: Remove it, or add "<div>" where the element begins.'],
  ],
  ['of an image', ['<img src="a>b"></img>'], ['5:16 html-end-tag: <img>']],
])('an unmatched end tag: %s', (_name, lines, expected) => {
  expect(page(...lines).reported).toEqual(expected);
});

test.each<[string, string[]]>([
  ['over several blocks', ['<details>', '', '<summary>a</summary>', '', 'b', '', '</details>']],
  ['inline', ['a <kbd class="key">b<kbd>c</kbd></kbd>']],
  ['in a comment', ['<!-- </div> -->']],
  ['in a script', ['<script>', 'x = "</div>"', '</script>']],
  ['in code', ['`</div>`', '', '```html', '</div>', '```']],
  ['void elements', ['a<br>b<br/>c <img src="d">']],
  ['in another letter case', ['<DIV>a</div>']],
])('raw HTML without problems: %s', (_name, lines) => {
  expect(page(...lines).reported).toEqual([]);
});
