import { describe, expect, test } from 'vitest';
import {
  breakableHtml,
  defaultHtml,
  importHtml,
  literalClass,
  nameHtml,
  plainTypeHtml,
} from '../../../../../templates/components/api/source-html.ts';

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
  ['DO_NOT_USE_OR_YOU_WILL_BE_FIRED', 'DO_<wbr>NOT_<wbr>USE_<wbr>OR_<wbr>YOU_<wbr>WILL_<wbr>BE_<wbr>FIRED'],
  ['--accordion-panel-height-collapsed', '--accordion-<wbr>panel-<wbr>height-<wbr>collapsed'],
])('%s breaks only if it is long, between its words', (name, html) => {
  expect(nameHtml(name)).toBe(html);
});

describe('a type breaks after brackets, dots and commas, and between the words of very long names', () => {
  test.each([
    ['Partial&lt;PaperProps>', 'Partial&lt;<wbr>PaperProps>'],
    ['React.MouseEvent', 'React.<wbr>MouseEvent'],
    ['Map&lt;Row,Cell>', 'Map&lt;<wbr>Row,<wbr>Cell>'],
    ["PaperProps['elevation'][]", "PaperProps<wbr>['elevation'][]"],
    ['(row: Row, ...rest: A[]) => () => 1.5', '(<wbr>row: Row, ...rest: A[]) => () => 1.5'],
    ['HTMLTableSectionElement', 'HTMLTableSectionElement'],
    [
      'ButtonPropsColorOverridesOfTheTheme',
      'Button<wbr>Props<wbr>Color<wbr>Overrides<wbr>Of<wbr>The<wbr>Theme',
    ],
    [
      'VERY_LONG_NAME_OF_A_CONSTANT_VALUE',
      'VERY_<wbr>LONG_<wbr>NAME_<wbr>OF_<wbr>A_<wbr>CONSTANT_<wbr>VALUE',
    ],
    [
      '<a href="/api/a.b(c)/">List&lt;Row></a> &amp; B',
      '<a href="/api/a.b(c)/">List&lt;<wbr>Row></a> &amp; B',
    ],
    ['React.<a href="/node/">Node</a>', 'React.<wbr><a href="/node/">Node</a>'],
  ])('%s', (html, broken) => {
    expect(breakableHtml(html)).toBe(broken);
  });

  test('also as plain text', () => {
    expect(plainTypeHtml('React.Ref<A & B>')).toBe('React.<wbr>Ref&lt;<wbr>A &amp; B>');
  });

  test('a default breaks within shorter names, since its column is narrower', () => {
    expect(defaultHtml('GridLogicOperator.And')).toBe('Grid<wbr>Logic<wbr>Operator.<wbr>And');
    expect(defaultHtml('localStorage')).toBe('localStorage');
  });
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
