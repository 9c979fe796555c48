import type { AlignType, Table, TableCell, TableRow } from 'mdast';
import { readInlines } from './read-inlines.ts';
import { type FastBlock, isBlank, lineEnd, pointIn, type SourceLines } from './source-lines.ts';

const delimiters = /^\|(?: *:?-+:? *\|)+$/;
const pipe = /(?<!\\)\|/;
const row = /^\|[^\t]*[^\t\\]\|$/;

/**
 * Reads a table whose rows begin and end with a pipe, have as many cells as the header, and have escaped
 * pipes in code only.
 */
export function readTable(source: SourceLines, line: number): FastBlock<Table> | undefined {
  const { lines } = source;
  const second = lines[line + 1] ?? '';
  if (!row.test(lines[line] ?? '') || !delimiters.test(second)) return undefined;
  const align = second.slice(1, -1).split('|').map(alignOf);
  const children: TableRow[] = [];
  let next = line;
  for (; !isBlank(lines[next]); next++) {
    if (next === line + 1) continue;
    const cells = tableRow(source, next, align.length);
    if (!cells) return undefined;
    children.push(cells);
  }
  const position = { start: pointIn(source, line, 0), end: lineEnd(source, next - 1) };
  return { node: { type: 'table', align, children, position }, next };
}

function alignOf(delimiter: string): AlignType {
  const text = delimiter.trim();
  if (text.startsWith(':')) return text.endsWith(':') ? 'center' : 'left';
  return text.endsWith(':') ? 'right' : null;
}

function tableRow(source: SourceLines, line: number, count: number): TableRow | undefined {
  const text = source.lines[line] ?? '';
  if (!row.test(text) || text.includes('\\\\')) return undefined;
  const inside = text.slice(1, -1);
  const parts = inside.split(inside.includes('\\') ? pipe : '|');
  if (parts.length !== count) return undefined;
  const children: TableCell[] = [];
  let column = 0;
  for (const [index, part] of parts.entries()) {
    const cell = tableCell(source, line, { part, column, isLast: index === count - 1 });
    if (!cell) return undefined;
    children.push(cell);
    column += part.length + 1;
  }
  return {
    type: 'tableRow',
    children,
    position: { start: pointIn(source, line, 0), end: lineEnd(source, line) },
  };
}

interface CellPlace {
  readonly part: string;
  /** Index of the pipe before the cell. */
  readonly column: number;
  readonly isLast: boolean;
}

/**
 * Reads a cell. Its position begins with the pipe before it; that of the last cell ends with the pipe after
 * it.
 */
function tableCell(
  source: SourceLines,
  line: number,
  { part, column, isLast }: CellPlace,
): TableCell | undefined {
  const indent = /^ */.exec(part)?.[0].length ?? 0;
  const text = part.slice(indent).replace(/(?<! ) +$/, '');
  const children = readInlines(text, pointIn(source, line, column + 1 + indent));
  if (!children) return undefined;
  // In a table, pipes are escaped in code, too.
  for (const node of children) if (node.type === 'inlineCode') node.value = node.value.replaceAll('\\|', '|');
  const end = pointIn(source, line, column + 1 + part.length + (isLast ? 1 : 0));
  return { type: 'tableCell', children, position: { start: pointIn(source, line, column), end } };
}
