import { describe, expect, test } from 'vitest';
import { importHtml, literalClass, nameHtml } from '../../../../../templates/components/api/source-html.ts';

test.each([
  [
    "import Button from '@mui/material/Button';",
    `<span class="token-keyword">import</span> Button <span class="token-keyword">from</span> <span class="token-string">'@mui/material/Button'</span>;`,
  ],
  [
    'import type { A as B } from "a&b";',
    '<span class="token-keyword">import</span> <span class="token-keyword">type</span> { A <span class="token-keyword">as</span> B } <span class="token-keyword">from</span> <span class="token-string">"a&amp;b"</span>;',
  ],
])('%s is highlighted', (statement, html) => {
  expect(importHtml(statement)).toBe(html);
});

test.each([
  ['disabled', 'disabled'],
  ['Array<T & U>', 'Array&lt;T &amp; U>'],
  ['columnGroupHeaderTitleContainer', 'column<wbr>Group<wbr>Header<wbr>Title<wbr>Container'],
  ['--accordion-panel-height-collapsed', '--accordion-<wbr>panel-<wbr>height-<wbr>collapsed'],
])('%s breaks only if it is long, between its words', (name, html) => {
  expect(nameHtml(name)).toBe(html);
});

describe('literalClass', () => {
  test.each([
    ["'medium'", 'token-string'],
    ['"a"', 'token-string'],
    ['-1.5', 'token-number'],
    ['false', 'token-keyword'],
    ['null', 'token-keyword'],
    ['{}', undefined],
    ["'a' + 'b'", undefined],
    ['Grow', undefined],
  ])('%s → %s', (code, className) => {
    expect(literalClass(code)).toBe(className);
  });
});
