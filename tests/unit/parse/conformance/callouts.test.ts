// dialect.md, “Callouts, tabs, code”: containers of lines of colons.
import { describe, expect, test } from 'vitest';
import { parseText } from '../../../support/parse-text.ts';
import { callout, codeBlock } from '../../../support/parsed-markup.ts';

describe('callouts', () => {
  test.each<[string, string, string]>([
    ['plain', ':::info\na\n:::', callout('info', '\n<p>a</p>\n')],
    ['an alias', ':::tip\na\n:::', callout('success', '\n<p>a</p>\n')],
    [
      'a title',
      ':::warning Mind it\na\n:::',
      callout('warning', '\n<p class="callout-title">Mind it</p>\n<p>a</p>\n'),
    ],
    ['glued to prose', 'a\n:::info\nb\n:::\nc', `<p>a</p>\n${callout('info', '\n<p>b</p>\n')}\n<p>c</p>`],
    [
      'nested',
      ':::info\na\n:::error\nb\n:::\nc\n:::',
      callout('info', `\n<p>a</p>\n${callout('error', '\n<p>b</p>\n')}\n<p>c</p>\n`),
    ],
    [
      'in a list item, closed at another indent',
      '- a\n\n  :::info\n  b\n:::\n- c',
      `<ul>\n<li>\n<p>a</p>\n${callout('info', '\n<p>b</p>\n')}\n</li>\n<li>\n<p>c</p>\n</li>\n</ul>`,
    ],
    ['three spaces in', '   :::info\na\n  :::', callout('info', '\n<p>a</p>\n')],
    [
      'opened further in than it closes, around a list',
      '  :::info\n- a\n:::\nb',
      `${callout('info', '\n<ul>\n<li>a</li>\n</ul>\n')}\n<p>b</p>`,
    ],
    ['glued to raw HTML', '<div>\n:::info\n:::\n</div>', `<div>\n${callout('info', '\n')}\n</div>`],
    ['holds a list', ':::info\n- a\n- b\n:::', callout('info', '\n<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n')],
    [
      'directly under raw HTML',
      '<div>\n:::info\n**a**\n:::\n</div>',
      `<div>\n${callout('info', '\n<p><strong>a</strong></p>\n')}\n</div>`,
    ],
    [
      'far in, in raw HTML',
      '<div>\n  <p>\n      :::info\n      a\n\n        - **b**\n\n      c\n      :::\n      </p>\n</div>',
      `<div>\n  <p>\n${callout('info', '\n<p>a</p>\n<ul>\n<li><strong>b</strong></li>\n</ul>\n<p>c</p>\n')}\n</p>\n</div>`,
    ],
    [
      'in <details>',
      '<details>\n<summary>a</summary>\n:::tip\nb\n:::\n</details>',
      `<details>\n<summary>a</summary>\n${callout('success', '\n<p>b</p>\n')}\n</details>`,
    ],
    [
      'around raw HTML with a directive far in',
      ':::info\n<div>\n  {{"demo": "A.tsx"}}\n</div>\n\n- a\n  - b\n:::',
      callout('info', '\n<div>\n[A.tsx]\n</div>\n<ul>\n<li>a\n<ul>\n<li>b</li>\n</ul>\n</li>\n</ul>\n'),
    ],
    ['more colons than it was opened with', ':::info\na\n:::::', callout('info', '\n<p>a</p>\n')],
    [
      'around a fence that shows one',
      ':::info\n```\n:::\n```\n:::',
      callout('info', `\n${codeBlock('text', ':::')}\n`),
    ],
    [
      'a heading in it has its id',
      ':::info\n## A\n:::',
      callout('info', '\n<h2 id="a"><a class="heading-link" href="#a">A</a></h2>\n'),
    ],
    ['empty', ':::info\n:::', callout('info', '\n')],
  ])('%s', (_name, text, body) => {
    const parsed = parseText(text);
    expect(parsed.body).toBe(body);
    expect(parsed.reported).toEqual([]);
  });

  test('an unclosed callout is reported at its opener', () => {
    expect(parseText('---\ntitle: T\n---\na\n\n  :::info\n\nb').reported).toEqual(['6:3 callout-unclosed']);
  });

  test('an unknown callout is reported and shown as text', () => {
    const { body, reported } = parseText(':::aside\na\n');
    expect(reported).toEqual(['1:1 callout-unknown']);
    expect(body).toBe('<p>:::aside\na</p>');
  });

  test.each(['info', 'success', 'warning', 'error', 'note', 'tip', 'danger'])('the name %s', (name) => {
    const { body, reported } = parseText(`:::${name}\na\n:::`);
    expect(body).toMatch(/^<aside class="callout callout-(?:info|success|warning|error)"/);
    expect(reported).toEqual([]);
  });

  test('places in and after raw HTML are those of the file', () => {
    const { document, reported } = parseText(
      '<div>\n:::info\n## A\n[b](/b/)\n:::\n{{"demo": "A.tsx"}}\n```js {9}\n```\n</div>\n</p>',
    );
    expect(document.headings).toMatchObject([{ line: 3 }]);
    expect(document.links).toMatchObject([{ line: 4, column: 1 }]);
    expect(document.parts).toMatchObject([{ line: 6, column: 1 }]);
    expect(reported).toEqual(['10:1 html-end-tag', '7:8 fence-meta']);
  });

  test('also if the indentation of the raw HTML is removed', () => {
    const { document, reported } = parseText(
      '<div>\n      :::info\n      ## A\n      [b](/b/)\n      {{"demo": "A.tsx", "bg": 1}}\n      ```js {9}\n      ```\n      :::\n</div>',
    );
    expect(document.headings).toMatchObject([{ line: 3 }]);
    expect(document.links).toMatchObject([{ line: 4, column: 7 }]);
    expect(document.parts).toMatchObject([{ line: 5, column: 7 }]);
    expect(reported).toEqual(['5:26 directive-option', '6:14 fence-meta']);
  });
});
