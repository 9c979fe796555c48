import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inlineElements } from '../../../../../templates/browser/ads/inline-text.ts';
import { reduceHtml } from '../../../../../templates/browser/ads/reduce-html.ts';

const reduce = (html: string) => reduceHtml(html, inlineElements);

describe('HTML of a sponsor', () => {
  test.each([
    ['text', 'A tool that everyone needs.', 'A tool that everyone needs.'],
    ['the kept elements', '<b>a</b><strong>b</strong><i>c</i><em>d</em><code>e</code>', undefined],
    ['nested elements', '<b>bold <i>and <code>code</code></i></b>', undefined],
    ['capital letters', '<B>a</B><EM>b</EM>', '<b>a</b><em>b</em>'],
    ['other elements', '<p>one <a href="https://a.dev">two</a><br><u>three</u></p>', 'one twothree'],
    ['nothing', '', ''],
  ])('keeps %s', (_name, html, expected) => {
    expect(reduce(html)).toBe(expected ?? html);
  });

  test.each([
    ['attributes', '<b onclick="x()" style="position:fixed" class=a id=b>now</b>', '<b>now</b>'],
    ['an attribute without quotation marks', '<em onmouseover=x()//>now</em>', '<em>now</em>'],
    ['an attribute with a tag in it', '<b title="><script>x()</script>">now</b>', '<b>now</b>'],
    ['a slash before an attribute', '<b/onclick=x()>now</b>', '<b>now</b>'],
    ['a picture', '<img src=x onerror="x()">now', 'now'],
    ['a script', 'a<script>if (1 < 2) x("<b>")</script>b', 'ab'],
    ['a script in capital letters', 'a<SCRIPT SRC=//a.dev/x.js></SCRIPT >b', 'ab'],
    ['a script without end', 'a<script>x()', 'a'],
    ['a script in a script', '<scr<script>ipt>x()</scr</script>ipt>', 'ipt>x()ipt>'],
    ['style', 'a<style>*{display:none}</style>b', 'ab'],
    ['a frame', 'a<iframe srcdoc="<script>x()</script>">b</iframe>c', 'ac'],
    ['nested objects', 'a<object data=x><object>b</object><b>c</b></object>d', 'ad'],
    ['a drawing', 'a<svg onload="x()"><text>b</text><script>x()</script></svg>c', 'ac'],
    ['an empty drawing', 'a<svg/onload=x() />b', 'ab'],
    ['a formula', 'a<math><mi href="javascript:x()">b</mi></math>c', 'ac'],
    ['a template', 'a<template><b>b</b></template>c', 'ac'],
    [
      'content of noscript',
      'a<noscript><b title="</noscript><img src=x onerror=x()>">b</b></noscript>c',
      'ac',
    ],
    ['a comment', 'a<!-- <b>b</b> -->c<!--> d', 'ac d'],
    ['a comment without end', 'a<!-- <b>b</b>', 'a'],
    ['a document type and instructions', '<!doctype html><?php x() ?>a<![CDATA[b]]>', 'a'],
    ['a tag without end', 'a<img src=x onerror="x()', 'a'],
  ])('loses %s', (_name, html, expected) => {
    expect(reduce(html)).toBe(expected);
  });

  test.each([
    ['closes open elements', '<b>a<i>b', '<b>a<i>b</i></b>'],
    ['keeps no attribute of a tag without end', 'a<b onclick="x()', 'a<b></b>'],
    ['drops an end tag without a start tag', 'a</b></i></script>b', 'ab'],
    ['nests elements that overlap', '<b>a<i>b</b>c</i>', '<b>a<i>b</i></b>c'],
    ['lets a kept element end a drawing, as HTML does', '<svg>a<b>b</b>c</svg>', '<b>b</b>c'],
    ['does not let it end another dropped element', '<object><svg><b>a</b></svg></object>b', 'b'],
    ['keeps characters that begin no tag', '5 < 10 && 10 > 5 <', '5 &lt; 10 &amp;&amp; 10 > 5 &lt;'],
  ])('%s', (_name, html, expected) => {
    expect(reduce(html)).toBe(expected);
  });

  test.each([
    ['names', 'caf&eacute; &copy; &mdash;&nbsp;x', 'café © —\u00a0x'],
    ['numbers', '&#65;&#x42;&#128512;', 'AB😀'],
    ['no character', '&#0;&#xD800;&#x110000;', '\ufffd\ufffd\ufffd'],
    ['an ampersand', 'a & b &amp; c &unknown; d&', 'a &amp; b &amp; c &amp;unknown; d&amp;'],
    ['markup', '&lt;img src=x onerror=x()&gt;&#60;b&#62;', '&lt;img src=x onerror=x()>&lt;b>'],
    ['markup, twice', '&amp;lt;b&amp;gt;', '&amp;lt;b&amp;gt;'],
  ])('character references for %s are text', (_name, html, expected) => {
    expect(reduce(html)).toBe(expected);
  });

  test.each([
    ['nested', '<b>'.repeat(1_000_000)],
    ['nested and dropped', '<object>'.repeat(1_000_000)],
    ['ended', '<div>'.repeat(1000) + '</b>'.repeat(1_000_000)],
    ['with attributes', `<b ${'onclick="x()" '.repeat(1_000_000)}>`],
    ['ambiguous', '<&'.repeat(1_000_000)],
  ])('several megabytes are read only in part: %s', (_name, html) => {
    expect(reduce(html).length).toBeLessThan(100_000);
  });
});

describe('any HTML of a sponsor', () => {
  const parts = [
    ...['<b>', '</b>', '<i a="', '">', '<code/', '<svg>', '</svg>', '<math>', '<object>', '</object>'],
    ...['<script>', '</script>', '<style', '<title>', '</title>', '<template>', '<!--', '-->', '<![CDATA['],
    ...['<', '>', '/', '"', "'", '=', '&', '&lt;', '&amp', '&#60;', '\0', ' ', 'onclick=x()', 'word'],
  ];
  const hostile = fc
    .array(fc.oneof(fc.constantFrom(...parts), fc.string()), { maxLength: 30 })
    .map((pieces) => pieces.join(''));

  test('becomes text and kept elements without attributes, well nested', () => {
    fc.assert(
      fc.property(hostile, (html) => {
        const open: string[] = [];
        const text = reduce(html).replace(/<(\/?)(b|strong|i|em|code)>/g, (_tag, end, name) => {
          if (end === '') open.push(name);
          else expect(open.pop()).toBe(name);
          return '';
        });
        expect(open).toEqual([]);
        expect(text).not.toMatch(/<|&(?!amp;|lt;)/);
      }),
      { numRuns: 1000 },
    );
  });

  test('does not change when reduced again', () => {
    fc.assert(
      fc.property(hostile, (html) => {
        const once = reduce(html);
        // A result longer than the limit would be shortened again.
        fc.pre(once.length < 10_000);
        expect(reduce(once)).toBe(once);
      }),
      { numRuns: 1000 },
    );
  });
});
