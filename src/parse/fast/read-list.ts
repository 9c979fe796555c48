import type { List, ListItem } from 'mdast';
import type { PlainBlock } from './plain-block.ts';
import { readInlines } from './read-inlines.ts';
import { hasOddSpace, isBlank, lineEnd, pointIn, type SourceLines } from './source-lines.ts';
import { beginsText } from './text-blocks.ts';

const marker = /^(?:- |(\d{1,9})\. )(?! )/;

/** What ends a list, below a blank line: no item, and not indented. */
const ending = /^(?:[^\s*+\d-]|\*\*?[\p{L}`])/u;

/** A list of one level whose items are a line each, without blank lines between them. */
export function plainList(source: SourceLines, line: number): PlainBlock<List> | undefined {
  const { lines } = source;
  const [first, number] = marker.exec(lines[line] ?? '') ?? [];
  if (first === undefined) return undefined;
  const children: ListItem[] = [];
  let next = line;
  for (; !isBlank(lines[next]); next++) {
    const [sign, own] = marker.exec(lines[next] ?? '') ?? [];
    if (sign === undefined || (own === undefined) !== (number === undefined)) return undefined;
    const item = listItem(source, next, sign.length);
    if (!item) return undefined;
    children.push(item);
  }
  if (!endsAbove(lines, next)) return undefined;
  const ordered = number !== undefined;
  const start = ordered ? Number(number) : null;
  const position = { start: pointIn(source, line, 0), end: lineEnd(source, next - 1) };
  return { node: { type: 'list', ordered, start, spread: false, children, position }, next };
}

/** True when nothing below the blank line belongs to the list. */
function endsAbove(lines: readonly string[], blank: number): boolean {
  const next = lines.slice(blank, blank + 20).find((text) => !isBlank(text));
  return next === undefined ? lines.length <= blank + 20 : ending.test(next);
}

function listItem(source: SourceLines, line: number, indent: number): ListItem | undefined {
  const text = (source.lines[line] ?? '').slice(indent);
  if (!beginsText(text) || hasOddSpace(text)) return undefined;
  const start = pointIn(source, line, indent);
  const children = readInlines(text, start);
  if (!children) return undefined;
  const end = lineEnd(source, line);
  return {
    type: 'listItem',
    spread: false,
    checked: null,
    children: [{ type: 'paragraph', children, position: { start, end } }],
    position: { start: pointIn(source, line, 0), end },
  };
}
