import type { List, ListItem } from 'mdast';
import { beginsText } from './read-blocks.ts';
import { readInlines } from './read-inlines.ts';
import {
  type FastBlock,
  hasSpecialSpace,
  isBlank,
  lineEnd,
  pointIn,
  type SourceLines,
} from './source-lines.ts';

const marker = /^(?:- |(\d{1,9})\. )(?! )/;

/** A line that ends a list after a blank line: not an item, and not indented. */
const ending = /^(?:[^\s*+\d-]|\*\*?[\p{L}`])/u;

/** Reads a list of one level with one line per item and no blank lines between them. */
export function readList(source: SourceLines, line: number): FastBlock<List> | undefined {
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
  if (!isEnded(lines, next)) return undefined;
  const ordered = number !== undefined;
  const start = ordered ? Number(number) : null;
  const position = { start: pointIn(source, line, 0), end: lineEnd(source, next - 1) };
  return { node: { type: 'list', ordered, start, spread: false, children, position }, next };
}

/** True if nothing below the blank line belongs to the list. */
function isEnded(lines: readonly string[], blank: number): boolean {
  const next = lines.slice(blank, blank + 20).find((text) => !isBlank(text));
  return next === undefined ? lines.length <= blank + 20 : ending.test(next);
}

function listItem(source: SourceLines, line: number, indent: number): ListItem | undefined {
  const text = (source.lines[line] ?? '').slice(indent);
  if (!beginsText(text) || hasSpecialSpace(text)) return undefined;
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
