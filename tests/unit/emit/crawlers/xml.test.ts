import { expect, test } from 'vitest';
import { escapeXml, escapeXmlUrl } from '../../../../src/emit/crawlers/xml.ts';

test.each([
  ['a <b> & "c" \'d\'', 'a &lt;b&gt; &amp; &quot;c&quot; &#x27;d&#x27;'],
  ['tab\t line\n return\r', 'tab\t line\n return\r'],
  ['\u0000a\u0008b\u000bc\u000cd\u000ee\u001ff', 'abcdef'],
  ['a\ufffeb\uffff', 'ab'],
  ['\ud83d\ude00 \ud83d', '\ud83d\ude00 '],
])('%j is %j in XML', (text, escaped) => {
  expect(escapeXml(text)).toBe(escaped);
});

test.each([
  ['/新/?a&b', '/%E6%96%B0/?a&amp;b'],
  ['/a\ud83d\u0001/', '/a/'],
])('the address %j is %j in XML', (url, escaped) => {
  expect(escapeXmlUrl(url)).toBe(escaped);
});
