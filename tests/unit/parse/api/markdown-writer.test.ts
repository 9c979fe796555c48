import { expect, test } from 'vitest';
import {
  createMarkdownWriter,
  inlineCode,
  type MarkdownWriter,
} from '../../../../src/parse/api/markdown-writer.ts';

/** A text, or an element: its name, then its content. */
type Piece = string | readonly Piece[];

function write(piece: Piece, writer: MarkdownWriter): void {
  if (typeof piece === 'string') {
    writer.add(piece);
    return;
  }
  const [name, ...content] = piece;
  const [element = '', url] = String(name).split(' ');
  writer.open(element, url);
  for (const each of content) write(each, writer);
  writer.close();
}

function written(...pieces: Piece[]): string {
  const writer = createMarkdownWriter();
  for (const piece of pieces) write(piece, writer);
  return writer.text();
}

test.each<[markdown: string, pieces: Piece[]]>([
  ['[a b](/c/)', [['a /c/', ' a b ']]],
  ['[a]()', [['a', 'a']]],
  ['`a` and `b`', [['code', 'a'], ' and ', ['kbd', 'b']]],
  ['**a** **b**', [['b', 'a'], ' ', ['strong', 'b']]],
  ['*a* *b*', [['em', 'a'], ' ', ['i', 'b']]],
  // Stars around nothing are no emphasis.
  ['a b c', ['a', ['strong', ' '], 'b', ['em', ' '], 'c']],
  ['ab', ['a', ['b', ''], ['i', ''], 'b']],
  ['a\n\nb\n\nc', ['a', ['p', ' b '], 'c']],
  [
    'a\n\nb',
    [
      ['p', 'a'],
      ['dl', 'b'],
    ],
  ],
  ['a', [['span', 'a']]],
  ['```\na\n```', [['pre', ['code', 'a']]]],
  ['```\na\n  b\n```', [['pre', 'a\n  b']]],
  ['a\n\n- b\n- c\n\nd', ['a', ['ul', ['li', ' b '], '\n', ['li', 'c']], 'd']],
  ['- a\n- b', [['ol', '\n', ['li', 'a'], '\n\n', ['li', 'b'], '\n']]],
  ['- a\n  - b\n    - c\n- d', [['ul', ['li', 'a', ['ul', ['li', 'b', ['ol', ['li', 'c']]]]], ['li', 'd']]]],
  // An item outside of a list.
  ['- a', [['li', 'a']]],
  ['a\nb', ['a  \nb']],
  ['a\n\nb', ['a\n\n\n\nb']],
])('writes %j', (markdown, pieces) => {
  expect(written(...pieces)).toBe(markdown);
});

test('an element that was not opened is not closed', () => {
  const writer = createMarkdownWriter();
  writer.add('a');
  writer.close();
  writer.add('b');
  expect(writer.text()).toBe('ab');
});

test('the text contains only elements that are closed', () => {
  const writer = createMarkdownWriter();
  writer.add('a ');
  writer.open('strong');
  writer.add('b');
  expect(writer.text()).toBe('a');
  writer.close();
  expect(writer.text()).toBe('a **b**');
});

test.each([
  ['a', '`a`'],
  ['a`b', '``a`b``'],
  ['`a', '`` `a ``'],
  ['a``', '``` a`` ```'],
  ['a``b`c', '```a``b`c```'],
  ['', '``'],
])('the code %j is written %s', (code, markdown) => {
  expect(inlineCode(code)).toBe(markdown);
});
