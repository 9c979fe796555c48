import { expect, test } from 'vitest';
import { skipOpaque, splitCss, splitOutside } from '../../../../src/bundle/styles/split-css.ts';

/** Each part as `prelude { body }` or as `text;`. */
const partsOf = (css: string) =>
  splitCss(css).map((part) => (part.kind === 'block' ? `${part.prelude} { ${part.body} }` : `${part.text};`));

test.each<[css: string, parts: readonly string[]]>([
  ['', []],
  [' ;; ', []],
  ['@import "a.css"; a{b:c} ', ['@import "a.css";', 'a { b:c }']],
  ['a{b:c}d{e:f}', ['a { b:c }', 'd { e:f }']],
  ['a {b:c} @charset "x"', ['a { b:c }', '@charset "x";']],
  ['@media print{a{b:c}d{}}e{}', ['@media print { a{b:c}d{} }', 'e {  }']],
  // What only looks like the end of a part.
  ['a{content:"}"}b{}', ['a { content:"}" }', 'b {  }']],
  ["a{content:'\\'}'}b{}", ["a { content:'\\'}' }", 'b {  }']],
  ['a{b:url(c;}d)}e{}', ['a { b:url(c;}d) }', 'e {  }']],
  ['a[b="{"]{c:d}', ['a[b="{"] { c:d }']],
  ['.a\\{b{c:d}', ['.a\\{b { c:d }']],
  ['/* a{ */b{c:d/* } */;e:f}', ['/* a{ */b { c:d/* } */;e:f }']],
  ['@import url(a;b.css);c{}', ['@import url(a;b.css);', 'c {  }']],
  // What has no end ends with the text.
  ['a{b:c', ['a { b:c }']],
  ['a{b:"c}', ['a { b:"c} }']],
  ['a{b:c(d}', ['a { b:c(d} }']],
  ['/* a{b:c}', ['/* a{b:c};']],
])('%s', (css, parts) => {
  expect(partsOf(css)).toEqual(parts);
});

test.each<[text: string, separator: RegExp, parts: readonly string[]]>([
  ['a,b', /,/, ['a', 'b']],
  [' a , b ,', /,/, ['a', 'b']],
  ['a:is(b,c),d', /,/, ['a:is(b,c)', 'd']],
  ['a:is(b:not(c,d),e),f', /,/, ['a:is(b:not(c,d),e)', 'f']],
  ['a[b="]",c],d', /,/, ['a[b="]",c]', 'd']],
  ['a\\,b,c', /,/, ['a\\,b', 'c']],
  ['1px 2px  calc(3px + 4px)', /\s/, ['1px', '2px', 'calc(3px + 4px)']],
  ['/* a,b */c,d', /,/, ['/* a,b */c', 'd']],
  ['a/b', /\//, ['a', 'b']],
])('%s splits at %s', (text, separator, parts) => {
  expect(splitOutside(text, separator)).toEqual(parts);
});

test.each<[css: string, at: number, end: number]>([
  ['a', 0, 0],
  ['\\"a"', 0, 2],
  ['"a"b', 0, 3],
  ['/a', 0, 0],
  ['/**/b', 0, 4],
  ['/*/b*/c', 0, 6],
  ['a(b)c', 1, 4],
  ['[a(])]b', 0, 6],
  ['(")")b', 0, 5],
  ['{}', 0, 0],
])('in %s, what starts at %i ends at %i', (css, at, end) => {
  expect(skipOpaque(css, at)).toBe(end);
});
