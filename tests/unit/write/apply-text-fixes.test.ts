import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Diagnostic } from '../../../src/model/diagnostic.ts';
import { applyTextFixes } from '../../../src/write/apply-text-fixes.ts';

const wrong = (line: number, column: number, from: string, to: string): Diagnostic => ({
  severity: 'warning',
  code: 'link-slash',
  message: 'Words.',
  fix: { from, to },
  place: { file: 'content/a.md', line, column },
});

test.each<[text: string, problems: Diagnostic[], expected: string]>([
  ['See [a](/a).', [wrong(1, 5, '/a', '/a/')], 'See [a](/a/).'],
  // Each in its place, whatever the order of the problems.
  ['[a](/a) [b](/a)\n', [wrong(1, 9, '/a', '/a/'), wrong(1, 1, '/a', '/a/')], '[a](/a/) [b](/a/)\n'],
  ['[/a](/a/b) [c](/a "T")', [wrong(1, 12, '/a', '/a/')], '[/a](/a/b) [c](/a/ "T")'],
  ['[/a/b](/a)', [wrong(1, 1, '/a', '/a/')], '[/a/b](/a/)'],
  [
    '\ufeff[a](/a)\r\n\r\n<a href="/b">\r\n',
    [wrong(3, 1, '/b', '/b/')],
    '\ufeff[a](/a)\r\n\r\n<a href="/b/">\r\n',
  ],
  [
    '\ufeff[a](/a)\r[b](/b)',
    [wrong(1, 1, '/a', '/a/'), wrong(2, 1, '/b', '/b/')],
    '\ufeff[a](/a/)\r[b](/b/)',
  ],
  // The URL of a reference is elsewhere, and this file has changed since.
  ['[a][r]\n\n[r]: /a', [wrong(1, 1, '/a', '/a/')], '[a][r]\n\n[r]: /a'],
  ['Nothing.', [wrong(7, 1, '/a', '/a/')], 'Nothing.'],
  ['a</br>b', [wrong(1, 2, '</br>', '<br>')], 'a<br>b'],
  ['文字**注：**文字', [wrong(1, 3, '**注：**', '<strong>注：</strong>')], '文字<strong>注：</strong>文字'],
  ['**注：**字，**注：**字', [wrong(1, 9, '**注：**', '<b>注：</b>')], '**注：**字，<b>注：</b>字'],
  // The same correction twice.
  ['[a](/a)', [wrong(1, 1, '/a', '/a/'), wrong(1, 1, '/a', '/a/')], '[a](/a/)'],
])('%j', (text, problems, expected) => {
  const fixed = applyTextFixes(text, problems);
  expect(fixed.text).toBe(expected);
  expect(fixed.fixes.length > 0).toBe(expected !== text);
});

const byRule = (column: number, from: string, to: string): Diagnostic => ({
  ...wrong(1, column, from, to),
  code: 'site/spelling',
});

test.each<[text: string, problems: Diagnostic[], expected: string]>([
  // The first whole word, which punctuation may surround.
  ['Colours, colour.', [byRule(1, 'colour', 'color')], 'Colours, color.'],
  ['épée, ép', [byRule(1, 'ép', 'x')], 'épée, x'],
  ['𝒜b b', [byRule(1, 'b', 'x')], '𝒜b x'],
  ['Farbe: colours', [byRule(1, 'colour', 'color')], 'Farbe: colours'],
  ['$$a', [byRule(1, '$', '&')], '&$a'],
  // The exact column, also within a word.
  ['Our Colours', [byRule(5, 'Colour', '$&Color')], 'Our $&Colors'],
  ['\ufeffOur Colours', [byRule(5, 'Colour', 'Color')], '\ufeffOur Colors'],
  // The URL of a link, which its text may contain.
  [
    '[http://a.dev](http://a.dev/b) [http://a.dev](http://a.dev)',
    [byRule(32, 'http://a.dev', 'https://a.dev')],
    '[http://a.dev](http://a.dev/b) [http://a.dev](https://a.dev)',
  ],
  // Rules without a column have the first one.
  ['colours of a colour', [byRule(1, 'colour', 'color')], 'colours of a color'],
  ['colour colour', [byRule(8, 'colour', 'color')], 'colour color'],
])('a rule of the site: %j', (text, problems, expected) => {
  expect(applyTextFixes(text, problems).text).toBe(expected);
});

test('of corrections that overlap, the first one is made', () => {
  const text = 'a** [b](/c)** d';
  const stars = { ...wrong(1, 2, '** [b](/c)**', ' **[b](/c)**'), code: 'site/stars' };
  expect(applyTextFixes(text, [wrong(1, 5, '/c', '/c/'), stars])).toEqual({
    text: 'a **[b](/c)** d',
    fixes: [{ file: 'content/a.md', line: 1, from: '** [b](/c)**', to: ' **[b](/c)**' }],
  });
});

test('every other character stays', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' })), fc.nat(5), (lines, at) => {
      const text = [...lines.slice(0, at), '[a](/a)', ...lines.slice(at)].join('\n');
      const line = text.slice(0, text.indexOf('[a](/a)')).split(/\r\n|\r|\n/).length;
      const { text: fixed, fixes } = applyTextFixes(text, [wrong(line, 1, '/a', '/a/')]);
      const made = fixes[0] === undefined ? '/a' : '/a/';
      expect(fixed.replace(`(${made})`, '(/a)')).toBe(text);
    }),
  );
});
