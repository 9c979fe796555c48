import { expect, test } from 'vitest';
import { escapeHtml } from '../../../src/lib/html.ts';

test.each([
  ['plain', 'plain'],
  ['<a href="x">', '&lt;a href=&quot;x&quot;&gt;'],
  ["it's", 'it&#x27;s'],
  ['&amp;', '&amp;amp;'],
  ['', ''],
])('%j is written %s', (text, html) => {
  expect(escapeHtml(text)).toBe(html);
});
