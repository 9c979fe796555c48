import { expect, test } from 'vitest';
import { decodeHtml, escapeHtml } from '../../../src/lib/html.ts';

test.each([
  ['plain', 'plain'],
  ['<a href="x">', '&lt;a href=&quot;x&quot;&gt;'],
  ["it's", 'it&#x27;s'],
  ['&amp;', '&amp;amp;'],
  ['', ''],
])('%j is written %s', (text, html) => {
  expect(escapeHtml(text)).toBe(html);
});

test.each([
  ['&lt;b&gt; &amp;amp; &quot;', '<b> &amp; "'],
  ['&#65;&#x42; &LT;', 'AB <'],
  ['&unknown; &constructor; &valueOf;', '&unknown; &constructor; &valueOf;'],
])('%s is read as %s', (html, text) => {
  expect(decodeHtml(html)).toBe(text);
});
