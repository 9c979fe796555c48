// dialect.md, “Callouts, tabs, code”: what stays text, and raw HTML.
import { describe, expect, test } from 'vitest';
import { parseText } from '../../../support/parse-text.ts';
import { callout, codeBlock } from '../../../support/parsed-markup.ts';

const demo = '{{"demo": "A.tsx"}}';

describe('text that looks like something else', () => {
  test.each<[string, string, string]>([
    ['a time', 'At 09:00 on :3000 see about:blank', '<p>At 09:00 on :3000 see about:blank</p>'],
    ['a port at the start of a line', ':3000 is\n:smile: too', '<p>:3000 is\n:smile: too</p>'],
    ['no-break spaces', 'a\u00a0b', '<p>a\u00a0b</p>'],
    ['a footnote without definition', 'a[^1] b', '<p>a[^1] b</p>'],
    ['a heading in a fence', '```\n# a\n## b\n```', codeBlock('text', '# a\n## b')],
    ['the mark of placeholders', 'a \ufdd0l0\ufdd0 b', '<p>a \ufffdl0\ufffd b</p>'],
    ['the comment of our own', '<!--colophon-->\n\na', '<!--colophon-->\n<p>a</p>'],
    [
      'an address on a line of its own',
      'about:blank\n\n::: \n\n::not',
      '<p>about:blank</p>\n<p>:::</p>\n<p>::not</p>',
    ],
    ['a number that looks like a list', '2024. A year', '<ol start="2024">\n<li>A year</li>\n</ol>'],
    ['a fence in code in a line', 'a ``` b ``` c', '<p>a <code>b</code> c</p>'],
    ['a fence in tildes of the other mark', '~~~\n```\n# a\n~~~', codeBlock('text', '```\n# a')],
    ['a heading in indented code', '    # a', codeBlock('text', '# a')],
    ['a no-break space in front of a mark', '\u00a0# a', '<p>\u00a0# a</p>'],
    ['no-break spaces behind a directive', 'a\u00a0\u00a0', '<p>a\u00a0\u00a0</p>'],
    ['braces', '{{ a }} and {{"b"', '<p>{{ a }} and {{"b"</p>'],
  ])('%s', (_name, text, body) => {
    const parsed = parseText(text);
    expect(parsed.body).toBe(body);
    expect(parsed.document.headings).toEqual([]);
  });

  test('a footnote with a definition is a footnote', () => {
    const { body, reported } = parseText('a[^1]\n\n[^1]: b');
    expect(body).toContain('<a href="#fn-1"');
    expect(body).toContain('<li id="fn-1">');
    expect(reported).toEqual([]);
  });
});

describe('raw HTML', () => {
  test.each<[string, string, string]>([
    ['a <br> b', '<p>a <br> b</p>', '<p>a &#x3C;br> b</p>'],
    ['a</br>b', '<p>a</br>b</p>', '<p>a&#x3C;/br>b</p>'],
    ['<kbd>Ctrl</kbd>', '<p><kbd>Ctrl</kbd></p>', '<p>&#x3C;kbd>Ctrl&#x3C;/kbd></p>'],
    [
      '<details>\n<summary>a</summary>\n\n**b**\n\n</details>',
      '<details>\n<summary>a</summary>\n<p><strong>b</strong></p>\n</details>',
      '<p>&#x3C;details>\n&#x3C;summary>a&#x3C;/summary></p>\n<p><strong>b</strong></p>\n<p>&#x3C;/details></p>',
    ],
    [
      '**<kbd>a</kbd>**',
      '<p><strong><kbd>a</kbd></strong></p>',
      '<p><strong>&#x3C;kbd>a&#x3C;/kbd></strong></p>',
    ],
    ['<!-- a -->', '<!-- a -->', '<p>&#x3C;!-- a --></p>'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>', '<p>&#x3C;script>alert(1)&#x3C;/script></p>'],
  ])('%s', (text, trusted, untrusted) => {
    expect(parseText(text, { trust: true }).body).toBe(trusted);
    expect(parseText(text, { trust: false }).body).toBe(untrusted);
  });

  test.each<[string, string[]]>([
    ['a</br>b', ['1:2 html-end-tag']],
    ['<div>\n\na\n\n</div>\n\n</div>', ['7:1 html-end-tag']],
    ['<div>\n## A\n- b\n</div>', ['2:1 html-markdown']],
    ['> <div>Set `a`\n> or</div>', ['1:12 html-markdown']],
    ['<td>[a](https://b.dev/)</td>', ['1:5 html-markdown']],
    ['<p a="`b`"><code>**c**</code></p>\n\n<pre>\n# d\n</pre>\n\n<!-- `e` -->', []],
    ['<div>\n\n## A\n\n</div>', []],
    // Not the one in the tag.
    ['<p a="`b`">`b`</p>', ['1:12 html-markdown']],
    ['- <p a="`b`">\n  `b`</p>', ['2:3 html-markdown']],
    ['a <b>`c`</b>', []],
    ['<p>a <kbd>b</kbd></p>\n\n<img src="a.png">\n\n<input disabled/>', []],
    ['<picture><source media="a"><img src="b"></picture>', []],
    ['<video controls>\n  <source src="a.mp4">\n</video>', []],
    ['`</br>`\n\n```html\n</br>\n```', []],
  ])('%j reports %j', (text, reported) => {
    expect(parseText(text).reported).toEqual(reported);
  });

  test.each<[string, string]>([
    [':::info <b onclick=x>a</b>\n:::', '<p class="callout-title">&#x3C;b onclick=x>a&#x3C;/b></p>'],
    ['> [!NOTE] <b onclick=x>a</b>\n> b', '<p class="callout-title">&#x3C;b onclick=x>a&#x3C;/b></p>'],
    [':::details **<b onclick=x>**\n:::', '<summary><strong>&#x3C;b onclick=x></strong></summary>'],
  ])('the title in %j is text in untrusted pages', (text, title) => {
    expect(parseText(text, { trust: false }).body).toContain(title);
  });

  test('links, badges and ids in titles are read', () => {
    const text = ':::info <a id="b" href="../c.md">a</a> <Badge type="tip" text="d" /> </i>\n:::';
    const { body, document, reported } = parseText(text);
    expect(body).toContain('<a id="b" href="../c.md">a</a> <span class="badge success">d</span>');
    expect(document.anchors).toEqual(['b']);
    expect(document.links.map(({ url }) => url)).toEqual(['../c.md']);
    expect(reported).toEqual(['1:1 html-end-tag']);
  });

  test('emoji in titles are shown', () => {
    const emoji = (name: string) => (name === 'tada' ? '🎉' : undefined);
    expect(parseText(':::tip a :tada:\n:::', { syntax: { emoji } }).body).toContain('>a 🎉</p>');
  });

  test('the rest of the page is no part of a title', () => {
    const text = ':::info **a** ~~b~~\n:::\n\n`**c** ** d**` [e](/f)](/g)';
    expect(parseText(text, { checkSample: () => undefined }).reported).toEqual(['4:23 link-text']);
  });

  test('anchors are collected', () => {
    expect(parseText('<a id="one"></a>\n\na <a name=\'two\'></a>').document.anchors).toEqual(['one', 'two']);
    const withComments =
      '<!-- <a id="a"> -->\n\n<p>\n<!--\n<b id=b>\n--><i id="c"></i><!--><u id="d"></u></p>';
    expect(parseText(withComments).document.anchors).toEqual(['c', 'd']);
    // Text has no ids.
    expect(parseText(withComments, { trust: false }).document.anchors).toEqual([]);
  });

  test('directives and callouts work also in untrusted pages', () => {
    expect(parseText(`:::info\n${demo}\n:::`, { trust: false }).body).toBe(callout('info', '\n[A.tsx]\n'));
  });
});
