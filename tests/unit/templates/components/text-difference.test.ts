import { expect, test } from 'vitest';
import { textDifference } from '../../../../templates/components/text-difference.ts';

test.each<[string, string, string, readonly [string, string] | undefined]>([
  ['equal renderings', '<p>a</p>', '<p>a</p>', undefined],
  ['attributes', '<p id="a" title="x&gt;y">a</p>', '<p id="b">a</p>', undefined],
  ['texts', '<p>a</p><b>c</b>', '<p>b</p><b>d</b>', ['a', 'b']],
  ['texts that are joined', '<p>© <!-- -->2025</p>', '<p>© <!-- -->2031</p>', ['2025', '2031']],
  ['elements', '<p>a</p>', '<b>a</b>', ['<p>', '<b>']],
  ['closed elements', '<ul><li>a</li></ul>', '<ul><li>a</li><li>b</li></ul>', ['</ul>', '<li>']],
  ['elements without content', '<p>a<br/>b</p>', '<p>a<hr/>b</p>', ['<br>', '<hr>']],
  ['an element at the end', '<p></p>', '<p></p><p></p>', ['', '<p>']],
  ['what React escapes', '<p>&lt;a&gt; &amp; &quot;</p>', '<p>&#x27;</p>', ['<a> & "', "'"]],
  ['long texts', `${'x'.repeat(50)}1`, `${'x'.repeat(50)}2`, [`…${'x'.repeat(20)}1`, `…${'x'.repeat(20)}2`]],
  ['longer texts', `1${'x'.repeat(80)}`, '2', [`1${'x'.repeat(59)}…`, '2']],
])('%s', (_name, first, second, difference) => {
  expect(textDifference(first, second)).toEqual(difference);
});
