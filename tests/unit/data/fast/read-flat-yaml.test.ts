import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readFlatYaml } from '../../../../src/data/fast/read-flat-yaml.ts';

describe('simple lines take the fast path', () => {
  test.each([
    ['title: Button\n', { title: 'Button' }],
    ['\ntitle: "A: #1 \'b\'"\ndescription: \'Say "c"\'\n', { title: "A: #1 'b'", description: 'Say "c"' }],
    [
      'waiAria: https://www.w3.org/WAI/#x\ngithubSource: /packages/a:b',
      { waiAria: 'https://www.w3.org/WAI/#x', githubSource: '/packages/a:b' },
    ],
    ['disableAd: true\n\ndraft: false', { disableAd: true, draft: false }],
    [
      'githubSource: packages/mui-material/src/Button [x]',
      { githubSource: 'packages/mui-material/src/Button [x]' },
    ],
  ])('%j', (text, expected) => {
    expect(readFlatYaml(text)).toEqual(expected);
    expect(readFlatYaml(text)).toEqual(parse(text));
  });
});

test.each([
  '',
  'title:',
  'title: # none',
  'title: a # b',
  'title: a: b',
  'title: a:',
  'title: null',
  'title: TRUE',
  'null: a',
  'True: a',
  `${'a'.repeat(1100)}: b`,
  'title: /a/ # b',
  'title: /a: b',
  'title: 1',
  'title: "a\\n"',
  "title: 'it''s'",
  'title: [a]',
  'title: &a b',
  'title: | \n  a',
  'title: a\n  b',
  'title: a\ntitle: b',
  'title: a ',
  'title: a\tb',
  'a:\n  b: c',
  '- a',
  'title: a\n---\nb: c',
  'title: a\n...',
  '<<: a',
])('%j takes the slow path', (text) => {
  expect(readFlatYaml(text)).toBeUndefined();
});

test('the fast path gives the result of the parser', () => {
  const piece = fc.constantFrom(
    ...[
      'title',
      'a',
      'B c',
      ': ',
      ':',
      '\n',
      '"',
      "'",
      ' ',
      '  ',
      '#',
      ' #',
      '/',
      'true',
      'null',
      '1',
      '-',
      '- ',
      '|',
      '>',
      '[',
      ']',
    ],
    ...[
      '{',
      '}',
      ',',
      '&',
      '*',
      '!',
      '%',
      '@',
      '`',
      '?',
      '? ',
      '\\',
      '\t',
      '---',
      '...',
      '~',
      '<<',
      'é',
      '\u0085',
      '\u00a0',
      '\u2028',
    ],
  );
  const line = fc
    .tuple(fc.constantFrom('title: ', 'b-c: ', 'd:', 'null: ', ''), fc.array(piece, { maxLength: 5 }))
    .map(([key, parts]) => key + parts.join(''));
  fc.assert(
    fc.property(fc.array(line, { maxLength: 4 }), (lines) => {
      const text = lines.join('\n');
      const found = readFlatYaml(text);
      if (found) expect(found, text).toEqual(parse(text));
    }),
    { numRuns: 3000 },
  );
});
