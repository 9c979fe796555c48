import { expect, test } from 'vitest';
import { readRustSample } from '../../../../src/parse/code/rust-sample.ts';
import { parseText } from '../../../support/parse-text.ts';

test.each<[string, string[], string[], number[]]>([
  [
    'nothing',
    ['#[derive(Debug)]', '#![no_std]', 'a', '', 'b # c'],
    ['#[derive(Debug)]', '#![no_std]', 'a', '', 'b # c'],
    [],
  ],
  ['lines for the compiler', ['# fn main() {', '    a();', '#', '  #   b();', '# }'], ['    a();'], [1]],
  ['an escaped sign', ['## a', '  ##b', '# c'], ['# a', '  #b'], [0, 1]],
  ['no sample at all', ['# a', '# b'], ['# a', '# b'], []],
])('%s is hidden', (_, written, text, lines) => {
  expect(readRustSample(written.join('\n'))).toEqual({ text: text.join('\n'), lines });
});

test.each([
  ['rust', false],
  ['rust,ignore', false],
  ['rs', false],
  ['bash', true],
])('in a block of "%s", the line is shown: %s', (language, isShown) => {
  const { body } = parseText(`# A\n\n\`\`\`${language}\n# unseen\nshown\n\`\`\`\n`);
  expect(body.includes('unseen')).toBe(isShown);
  expect(body).toContain('shown');
});
