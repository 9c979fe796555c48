import type { Paragraph } from 'mdast';
import { type PageContext, report } from '../page/page-context.ts';

/** `|---|:--:|`: the line below the first row of a table. Dashes without a bar underline a heading. */
const delimiterRow = /^(?=.*\|)\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?$/;

/**
 * Warns of a table whose first row and the line below it have different numbers of cells. Markdown takes it
 * for a paragraph.
 */
export function lintTable({ position }: Paragraph, context: PageContext): void {
  const source = context.text.slice(position?.start.offset, position?.end.offset);
  if (!source.includes('|')) return;
  const lines = source.split('\n');
  for (const [index, line] of lines.entries()) {
    const row = written(line);
    const first = written(lines[index - 1] ?? '');
    const expected = cellsOf(first).length;
    if (!delimiterRow.test(row) || !first.includes('|') || cellsOf(row).length === expected) continue;
    const point = { line: (position?.start.line ?? 1) + index, column: line.indexOf(row) + 1 };
    report(context, point, {
      severity: 'warning',
      code: 'table-cells',
      message: `This table is shown as text: its first row has ${countOf(first)}, the line below it ${cellsOf(row).length}.`,
      hint: withCells(cellsOf(row), expected),
    });
    return;
  }
}

/** A line without the markers of quotes around it. */
function written(line: string): string {
  return line.replace(/^[\s>]+/, '').trimEnd();
}

/** The cells of a row. A bar behind a backslash separates none. */
function cellsOf(row: string): string[] {
  return row
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/);
}

function countOf(row: string): string {
  const { length } = cellsOf(row);
  return length === 1 ? '1 cell' : `${length} cells`;
}

/** `|---|`, 2 → `| --- | --- |` */
function withCells(cells: readonly string[], count: number): string {
  const all = Array.from({ length: count }, (_, index) => cells[index]?.trim() ?? '---');
  return `| ${all.join(' | ')} |`;
}
