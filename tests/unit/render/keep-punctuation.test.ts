import { expect, test } from 'vitest';
import { keepPunctuation } from '../../../src/render/keep-punctuation.ts';

/** Brackets stand for the element that keeps its text on one line. */
const kept = (html: string): string =>
  keepPunctuation(html).replace(/<span class="nobr">(.*?)<\/span>/gs, '{$1}');

test.each([
  ['<p>Set <code>out</code>, then build.</p>', '<p>Set {<code>out</code>,} then build.</p>'],
  ['<p>A folder (<code>out</code>)?</p>', '<p>A folder {(<code>out</code>)?}</p>'],
  ['<a href="/b/"><code>out</code></a>.', '{<a href="/b/"><code>out</code></a>.}'],
  ['<a href="/b/"><code>out</code>, a folder</a>', '<a href="/b/">{<code>out</code>,} a folder</a>'],
  ['„<code>out</code>“', '{„<code>out</code>“}'],
  ['<code>out</code>، <code>in</code>', '{<code>out</code>،} <code>in</code>'],
])('punctuation of %s stays beside the code', (html, expected) => {
  expect(kept(html)).toBe(expected);
});

test.each([
  '<p>Set <code>out</code> and build.</p>',
  '(<code>npm install --save-dev remark-math</code>),',
  '<pre><code>a</code></pre>.',
  '<script>write("<code>a</code>.")</script>',
  '<!-- <code>a</code>. -->',
  '<i title="<code>a</code>.">a</i>',
])('%s stays as it is', (html) => {
  expect(keepPunctuation(html)).toBe(html);
});

test.each([
  ['<p><code>a</code>.</p>(<code>b</code>)', '<p>{<code>a</code>.}</p>{(<code>b</code>)}'],
  ['<code>a</code>, <code>b</code>, <code>c</code>', '{<code>a</code>,} {<code>b</code>,} <code>c</code>'],
  // Between two codes, a mark belongs to the first one.
  ['<code>a</code>“<code>b</code>', '{<code>a</code>“}<code>b</code>'],
  ['<code>a</code>?!).', '{<code>a</code>?!).}'],
  ['([<code>a</code>', '({[<code>a</code>}'],
  ['<style>a{}</style >, <code>b</code>:', '<style>a{}</style >, {<code>b</code>:}'],
  [
    '<textarea><code>a</code>.</textarea><code>b</code>.',
    '<textarea><code>a</code>.</textarea>{<code>b</code>.}',
  ],
  ["<i title='<code>a</code>.'><code>b</code>.", "<i title='<code>a</code>.'>{<code>b</code>.}"],
])('of several pieces of code, %s, each is kept', (html, expected) => {
  expect(kept(html)).toBe(expected);
});

test.each([
  [30, `<code>${'a'.repeat(29)}</code>.`, true],
  [31, `<code>${'a'.repeat(30)}</code>.`, false],
  [30, `<code>${'&lt;'.repeat(29)}</code>.`, true],
  [30, `<a href="/a/long/address/"><code>${'a'.repeat(29)}</code></a>.`, true],
])('%i characters of %s stay on one line: %s', (_count, html, isKept) => {
  expect(kept(html)).toBe(isKept ? `{${html}}` : html);
});
