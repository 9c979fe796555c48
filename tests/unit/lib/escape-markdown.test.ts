import fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toString as textOf } from 'mdast-util-to-string';
import { gfm } from 'micromark-extension-gfm';
import { describe, expect, test } from 'vitest';
import { escapeMarkdown } from '../../../src/lib/escape-markdown.ts';

test.each([
  ['Plain, with - and 1. and # in it', 'Plain, with - and 1. and # in it'],
  ['<App /> [x]', '\\<App /> \\[x\\]'],
  ['a\n\n  b\tc', 'a b c'],
  ['R&D & &lt; &#65; &x', 'R&D & \\&lt; \\&#65; &x'],
  ['~~gone~~', '\\~\\~gone\\~\\~'],
  ['# A', '\\# A'],
  ['#', '\\#'],
  ['#1 of all', '#1 of all'],
  ['####### A', '####### A'],
  ['C #', 'C \\#'],
  ['C#', 'C#'],
  ['> A', '\\> A'],
  ['- A', '\\- A'],
  ['+ A', '\\+ A'],
  ['-1 and --flag', '-1 and --flag'],
  ['- - -', '\\- - -'],
  ['---', '\\---'],
  ['--', '\\--'],
  ['===', '\\==='],
  ['=> A', '=> A'],
  ['1. A', '1\\. A'],
  ['12) A', '12\\) A'],
  ['1.5 times', '1.5 times'],
  ['1234567890. A', '1234567890. A'],
  ['    a', ' a'],
  ['\t# A', ' \\# A'],
])('%j is written %s', (text, escaped) => {
  expect(escapeMarkdown(text)).toBe(escaped);
});

test('other signs are escaped instead of those within a line', () => {
  expect(escapeMarkdown('- {a} > *b*', /[{}>]/g)).toBe('\\- \\{a\\} \\> *b*');
});

const pieces = [
  ' ',
  '\n',
  '#',
  '##',
  '>',
  '-',
  '--',
  '+',
  '=',
  '==',
  '1',
  '.',
  ')',
  '|',
  '~',
  '~~~',
  '`',
  '```',
];
const others = [
  '<b>',
  '[a]',
  '(b)',
  '[a]: /b',
  '*',
  '**',
  '_',
  '\\',
  '&amp;',
  '&',
  '!',
  ':',
  'a',
  'B',
  '    ',
];
const texts = fc
  .array(fc.constantFrom(...pieces, ...others), { minLength: 1, maxLength: 8 })
  .map((parts) => parts.join(''))
  .filter((text) => text.trim() !== '');

const parsed = (markdown: string) =>
  fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }).children;

describe('Markdown shows a text as it is', () => {
  test.each([
    ['in a paragraph', 'paragraph', ''],
    ['in a quotation', 'blockquote', '> '],
    ['in an item of a list', 'list', '- '],
    ['in a heading', 'heading', '# '],
  ])('%s', (_place, type, start) => {
    fc.assert(
      fc.property(texts, (text) => {
        const [block, ...rest] = parsed(`${start}${escapeMarkdown(text)}\n`);
        expect(rest).toEqual([]);
        expect(block?.type).toBe(type);
        expect(textOf(block)).toBe(text.replace(/\s+/g, ' ').trim());
        const [inner] = block && 'children' in block ? block.children : [];
        const [paragraph] = inner?.type === 'listItem' ? inner.children : [inner];
        expect(paragraph?.type).toBe(type === 'blockquote' || type === 'list' ? 'paragraph' : 'text');
      }),
      { numRuns: 2000 },
    );
  });
});
