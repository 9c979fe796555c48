import { describe, expect, test } from 'vitest';
import { fillPlaceholders } from '../../../../src/lib/placeholders.ts';
import type { ApiText } from '../../../../src/model/api-document.ts';
import type { SourcePath } from '../../../../src/model/path.ts';
import { createTextReader, linkPlaces } from '../../../../src/parse/api/api-text.ts';
import { snippetContext } from '../../../../src/parse/page/create-page-context.ts';
import { renderMarkdown } from '../../../../src/parse/page/render-markdown.ts';

const source = 'acme/api/button.json' as SourcePath;
const reader = createTextReader(source, linkPlaces(source, undefined));

function filled(text: ApiText | undefined): string | undefined {
  return text && fillPlaceholders(text.html, { l: (index) => text.links[Number(index)]?.url ?? '' });
}

describe('Markdown', () => {
  test.each([
    ['A sentence.', 'A sentence.'],
    ['If `true`, it is *new*.', 'If <code>true</code>, it is <em>new</em>.'],
    ['One.\n\nTwo.', '<p>One.</p>\n<p>Two.</p>'],
    ['- a\n- b', '<ul>\n<li>a</li>\n<li>b</li>\n</ul>'],
    ['[a](/a/#b)', '<a href="/a/#b">a</a>'],
    // HTML in a comment means its words, except for what authors format with.
    ['The <button> element', 'The &#x3C;button> element'],
    ['<script>alert(1)</script>', '&#x3C;script>alert(1)&#x3C;/script>'],
    ['a<br />b', 'a<br>\nb'],
    ['a<br>b<BR/>c', 'a<br>\nb<br>\nc'],
    ['<code>a</code> and <strong>b *c*</strong>', '<code>a</code> and <strong>b <em>c</em></strong>'],
    ['<a href="/a/?b=1&amp;c=2">a</a>', '<a href="/a/?b=1&c=2">a</a>'],
    ['<code>open', '&#x3C;code>open'],
    ['<a name="x">a</a>', '&#x3C;a name="x">a&#x3C;/a>'],
    ['{{"demo": "A.tsx"}}', '{{"demo": "A.tsx"}}'],
    ['## Notes', '<h2 id="notes"><a class="heading-link" href="#notes">Notes</a></h2>'],
    ['snake_case_name and _emphasis_', 'snake_case_name and <em>emphasis</em>'],
  ])('%j → %s', (text, html) => {
    expect(filled(reader.markdown(text))).toBe(html);
  });

  test.each(['[a](javascript:alert(1))', '<a href="javascript:alert(1)">a</a>'])(
    '%s leads nowhere',
    (text) => {
      expect(reader.markdown(text)?.links).toEqual([]);
    },
  );

  test.each([undefined, '', ' \n '])('%j is no text', (text) => {
    expect(reader.markdown(text)).toBeUndefined();
    expect(reader.mixed(text)).toBeUndefined();
  });
});

test.each([
  ['If <code>a*b*</code>', 'If <code>a*b*</code>'],
  ['If `a*b*`', 'If <code>a*b*</code>'],
  ['Renders the `<li>`, or ``<ul>`` …', 'Renders the <code>&#x3C;li></code>, or <code>&#x3C;ul></code> …'],
  ['a &lt; b', 'a &lt; b'],
  ['a < b', 'a &#x3C; b'],
  [
    'the [<code>Tabs</code>](/api/tabs/) has <code>a</code>',
    'the <a href="/api/tabs/"><code>Tabs</code></a> has <code>a</code>',
  ],
  ['<code>a</code> of [b c](#b)', '<code>a</code> of <a href="#b">b c</a>'],
  ['<code>a[b](c)</code>', '<code>a[b](c)</code>'],
  ['<em>a</em> [b](javascript:c)', '<em>a</em> b'],
])('mixed text %j is HTML or Markdown: %s', (text, html) => {
  expect(filled(reader.mixed(text))).toBe(html);
});

test('no text can contain a placeholder', () => {
  const text = reader.mixed('\ufdd0l0\ufdd0 <code>\ufdd0wcopy\ufdd0</code>');
  expect(text?.html).not.toContain('\ufdd0');
});

test.each([
  'A sentence, as it is (or not).',
  '1) one',
  '1. one',
  '- one',
  'see www.acme.dev',
  'It’s 3/4 done',
])('the fast path gives what the parser gives: %s', (text) => {
  const html = renderMarkdown(text, snippetContext(source, text)).replace(/^<p>(.*)<\/p>$/, '$1');
  expect(reader.markdown(text)?.html).toBe(html.replace(/href="[^"]*"/, 'href="\ufdd0l0\ufdd0"'));
});

test('a link has its place in the file', () => {
  const json = '{\n  "a": "See [b](/b/)",\n  "c": "<a href=\\"/c/\\">c</a>"\n}';
  const placed = createTextReader(source, linkPlaces(source, json));
  expect(placed.markdown('See [b](/b/)')?.links).toEqual([
    { kind: 'link', url: '/b/', file: source, line: 2, column: 17 },
  ]);
  expect(placed.mixed('<a href="/c/">c</a>')?.links).toMatchObject([{ line: 3, column: 19 }]);
  expect(placed.markdown('[d](/d/)')?.links).toMatchObject([{ line: 1, column: 1 }]);
});

test('a link to the section of CSS classes leads to ours', () => {
  const text = reader.mixed('See <a href="#css">CSS API</a>, <a href="/a/#css">a</a>.');
  expect(text?.links.map(({ url }) => url)).toEqual(['#classes', '/a/#css']);
});
