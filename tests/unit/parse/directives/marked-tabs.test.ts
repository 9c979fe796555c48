import type { Root, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { expect, test } from 'vitest';
import { isTabLine, markedTabs } from '../../../../src/parse/directives/marked-tabs.ts';

/** A tree in one line: `tab[B](paragraph(…))`. */
function shown(node: RootContent | Root): string {
  if ('value' in node) return node.type === 'text' ? node.value : `${node.type}:${node.value}`;
  const label = node.type === 'tab' ? `[${node.label}]` : '';
  return `${node.type}${label}(${'children' in node ? node.children.map(shown).join(' ') : ''})`;
}

const grouped = (text: string) => markedTabs(fromMarkdown(text).children).map(shown);

test.each<[text: string, tabs: string[]]>([
  ['== A\n\na\n\n== B\n\nb', ['tab[A](paragraph(a))', 'tab[B](paragraph(b))']],
  ['== A\na\nb\n== B\nc', ['tab[A](paragraph(a \n b))', 'tab[B](paragraph(c))']],
  ['a\n\n== B\n\n- c\n\nd', ['paragraph(a)', 'tab[B](list(listItem(paragraph(c))) paragraph(d))']],
  ['a\n== B', ['paragraph(a)', 'tab[B]()']],
  ['== A\n== B', ['tab[A]()', 'tab[B]()']],
  // A label has words alone.
  ['== A `b` *c* <i>d</i>  ', ['tab[A b c d]()']],
  ['==   A  b', ['tab[A  b]()']],
  ['== A\n`b` c', ['tab[A](paragraph(inlineCode:b  c))']],
  // These are no labels.
  ['==A', ['paragraph(==A)']],
  ['a == b', ['paragraph(a == b)']],
  ['`== A`', ['paragraph(inlineCode:== A)']],
  ['*a*== B', ['paragraph(emphasis(a) == B)']],
])('%j has the tabs %j', (text, tabs) => {
  expect(grouped(text)).toEqual(tabs);
});

test.each([
  ['== A', true],
  ['== A\nb', true],
  ['a\n== B', false],
  ['==A', false],
  ['# == A', false],
  ['*== A*', false],
])('%j is a line that begins a tab: %s', (text, expected) => {
  const [node] = fromMarkdown(text).children;
  expect(node && isTabLine(node)).toBe(expected);
});
