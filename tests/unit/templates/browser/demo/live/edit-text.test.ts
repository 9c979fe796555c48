import { expect, test } from 'vitest';
import { textEdit } from '../../../../../../templates/browser/demo/live/edit-text.ts';

/** `|` marks both ends of a selection, or the caret. */
function read(marked: string) {
  const [before = '', inside = '', after] = marked.split('|');
  return after === undefined
    ? { value: before + inside, start: before.length, end: before.length }
    : { value: before + inside + after, start: before.length, end: before.length + inside.length };
}

function edited(key: Parameters<typeof textEdit>[0], marked: string): string {
  const text = read(marked);
  const { from, to, text: inserted, select } = textEdit(key, text);
  const value = text.value.slice(0, from) + inserted + text.value.slice(to);
  const [start, end] = select;
  return start === end
    ? `${value.slice(0, start)}|${value.slice(start)}`
    : `${value.slice(0, start)}|${value.slice(start, end)}|${value.slice(end)}`;
}

test.each<[Parameters<typeof textEdit>[0], string, string]>([
  ['indent', 'a|b', 'a  |b'],
  ['indent', 'a\n|b\nc|', 'a\n  |b\n  c|'],
  ['indent', '|a\n\nb|', '  |a\n\n  b|'],
  ['outdent', '    a|b', '  a|b'],
  ['outdent', ' a|', 'a|'],
  ['outdent', '|a', '|a'],
  ['outdent', '|  a\n\tb|\n  c', '|a\nb|\n  c'],
  ['newline', '  a|b', '  a\n  |b'],
  ['newline', '  f(() => {|', '  f(() => {\n    |'],
  ['newline', '|', '\n|'],
])('%s: %j becomes %j', (key, before, after) => {
  expect(edited(key, before)).toBe(after);
});
