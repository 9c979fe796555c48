import { describe, expect, test } from 'vitest';
import { type TypedToken, tokenKind } from '../../../../src/parse/code/token.ts';
import { parseText } from '../../../support/parse-text.ts';
import { codeBlock } from '../../../support/parsed-markup.ts';

const line = (html: string, classes = '', number = '') =>
  `<span class="line${classes}"${number}>${html}</span>`;
const word = (html: string, kind = 'highlight') => `<mark class="word-${kind}">${html}</mark>`;

describe('the lines of a code block', () => {
  test.each<[info: string, code: string, html: string, attributes: string]>([
    ['text showLineNumbers', 'a\nb', `${line('a')}\n${line('b')}`, ' data-line-numbers'],
    ['text showLineNumbers=1', 'a', line('a'), ' data-line-numbers'],
    [
      'text showLineNumbers=5',
      'a\nb',
      `${line('a', '', ' data-line="5"')}\n${line('b', '', ' data-line="6"')}`,
      ' data-line-numbers',
    ],
    ['text {1}', 'a // [!code highlight]', line('a', ' line-highlight'), ''],
    ['text {2-9}', 'a\nb\nc', `a\n${line('b', ' line-highlight')}\n${line('c', ' line-highlight')}`, ''],
    ['text ins={1} del={1}', 'a', line('a', ' line-deleted line-inserted'), ''],
    ['text "b"', 'a b\nb', `a ${word('b')}\n${word('b')}`, ''],
    ['text ins="b" {1}', 'a b', line(`a ${word('b', 'inserted')}`, ' line-highlight'), ''],
    ['text /x(a)/ del=/x(b)/', 'axaxb b', `ax${word('a')}x${word('b', 'deleted')} b`, ''],
    ['text del=/b+/', 'abb\nc', `a${word('bb', 'deleted')}\nc`, ''],
    // "cd" overlaps "abc", so it marks nothing, and "de" is free.
    ['text "abc" "cd" "de"', 'abcde', `${word('abc')}${word('de')}`, ''],
    ['text', '// [!code word:b:1]\nb\nb', `${word('b')}\nb`, ''],
  ])('%s', (info, code, html, attributes) => {
    const { body } = parseText(`\`\`\`${info}\n${code}\n\`\`\``);
    expect(body).toBe(codeBlock('text', html, '', attributes));
  });

  test('may be broken', () => {
    expect(parseText('```text wrap\na\n```').body).toContain('<pre data-wrap tabindex="0"');
    expect(parseText('```text wrap=false\na\n```').body).toContain('<pre tabindex="0"');
  });

  test.each<[code: string, html: string]>([
    ['-a\n+b\n c', `${line('a', ' line-deleted')}\n${line('b', ' line-inserted')}\nc`],
    ['-a\n\n+b', `${line('a', ' line-deleted')}\n\n${line('b', ' line-inserted')}`],
    // Not every line has a sign or a space.
    ['+a\nb', `${line('a', ' line-inserted')}\nb`],
    ['+a // [!code focus]', line('a', ' line-inserted line-focus')],
  ])('of a difference in a language: %j', (code, html) => {
    const { body } = parseText(`\`\`\`diff lang="text"\n${code}\n\`\`\``);
    expect(body).toBe(codeBlock('text', html));
  });
});

const token = (type: string, alias?: TypedToken['alias']): TypedToken => ({
  type,
  alias,
  content: '',
  length: 0,
});

test.each<
  [token: TypedToken, outer: 'string' | undefined, language: 'ts' | 'tsx' | 'bash', kind: string | undefined]
>([
  [token('builtin'), undefined, 'ts', 'keyword'],
  [token('builtin'), 'string', 'tsx', 'keyword'],
  [token('builtin', 'string'), undefined, 'bash', 'function'],
  // The type wins over its aliases, and the first alias over the others.
  [token('key', 'atrule'), undefined, 'ts', 'attribute'],
  [token('comment', ['string']), undefined, 'ts', 'comment'],
  [token('other', ['another', 'number', 'string']), undefined, 'ts', 'number'],
  [token('other', null), 'string', 'ts', 'string'],
  [token('other'), undefined, 'ts', undefined],
  [token('interpolation'), 'string', 'ts', undefined],
])('the style of the token of row %#', (given, outer, language, kind) => {
  expect(tokenKind(given, outer, language)).toBe(kind);
});
