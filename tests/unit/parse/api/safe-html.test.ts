import { describe, expect, test } from 'vitest';
import { fillPlaceholders } from '../../../../src/lib/placeholders.ts';
import { isHtml, safeHtml } from '../../../../src/parse/api/safe-html.ts';

/** The HTML with the URLs of its links in place. */
function filled(text: string): string {
  const { html, urls } = safeHtml(text);
  return fillPlaceholders(html, { l: (index) => urls[Number(index)] ?? '', w: (name) => `[${name}]` });
}

test.each([
  ['plain text', 'plain text'],
  ['If <code>true</code>, a &lt;div&gt; is used.', 'If <code>true</code>, a &lt;div&gt; is used.'],
  ['a & b < c', 'a &amp; b &lt; c'],
  ['&notanentity; &#39; &#x27;', '&notanentity; &#39; &#x27;'],
  ['one<br>two<br />three', 'one<br>two<br>three'],
  ['<CODE class="x" onclick="y()">a</CODE>', '<code>a</code>'],
  ['<button>a</button>', '&lt;button&gt;a&lt;/button&gt;'],
  ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;'],
  ['Array<string>', 'Array&lt;string&gt;'],
  ['a <!-- note --> b', 'a  b'],
  ['a <!-- two\nlines --> b', 'a  b'],
  ['<a title="b > c" href="/a/">d</a>', '<a href="/a/">d</a>'],
  ["<a title='b > c' href='/a/'>d</a>", '<a href="/a/">d</a>'],
  ['<span class="my plan-pro"></span>a', 'a'],
  ['<em>open', '<em>open</em>'],
  ['closed</em>', 'closed'],
  ['<em><strong>crossed</em></strong>', '<em><strong>crossed</strong></em>'],
  ['<ul><li>a<li>b</ul>', '<ul><li>a<li>b</li></li></ul>'],
  ['<a href="/a/">a</a>', '<a href="/a/">a</a>'],
  ["<a href='/a/' target='_blank' style='x'>a</a>", '<a href="/a/">a</a>'],
  ['<a href="/a/?b=1&amp;c=2">a</a>', '<a href="/a/?b=1&c=2">a</a>'],
  ['<a href="javascript:alert(1)">a</a>', 'a'],
  ['<a href="java\nscript:alert(1)">a</a>', 'a'],
  ['<a href=" data:text/html,x">a</a>', 'a'],
  ['<a name="x">a</a>', 'a'],
  ['<a href="/a/">a <a href="/b/">b</a></a>', '<a href="/a/">a </a><a href="/b/">b</a>'],
  ['<span style="color:red">a</span>', 'a'],
])('%s → %s', (text, html) => {
  expect(filled(text)).toBe(html);
});

test('an empty span of a plan is its icon, named by the link around it', () => {
  const linked = '<a href="/a/" title="Pro plan"><span class="plan-pro"></span></a>';
  expect(filled(linked)).toMatch(/^<a href="\/a\/"><svg class="plan-icon pro".*aria-label="Pro plan">/);
  expect(filled('<span class="plan-premium"></span>')).toContain('aria-label="[plan-premium]"');
});

describe('as Markdown', () => {
  test.each([
    ['If <code>true</code>, it is <strong>bold</strong>.', 'If `true`, it is **bold**.'],
    ['a &lt;b&gt; &amp; <em>c</em>', 'a <b> & *c*'],
    ['<code>a`b</code> <code>`</code>', '``a`b`` `` ` ``'],
    ['one<br>two', 'one\ntwo'],
    ['See <a href="/a/">a page</a>.', 'See [a page](/a/).'],
    ['<ul><li><a href="/a/">A</a></li>\n<li><a href="/b/">B</a></li></ul>', '- [A](/a/)\n- [B](/b/)'],
    ['One of:<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>End.', 'One of:\n\n- a\n  - b\n- c\n\nEnd.'],
    ['<p>First.</p><p>Second.</p>', 'First.\n\nSecond.'],
    ['<button>a</button>', '<button>a</button>'],
  ])('%s → %j', (text, markdown) => {
    expect(safeHtml(text).markdown).toBe(markdown);
  });
});

test.each([
  ['If <code>true</code>', true],
  ['a &lt; b', true],
  ['a<br/>b', true],
  ['Array<string>', false],
  ['`<button>` & more', false],
  ['Renders a `<li>`.', false],
  ['`<li>` in <ul>', true],
  ['a & b', false],
])('%s is HTML: %s', (text, expected) => {
  expect(isHtml(text)).toBe(expected);
});
