import type { Table, TableRow } from 'mdast';
import { attribute } from './escape.ts';
import { onLines, type Printer } from './printer.ts';

/** Prints a table in a frame that scrolls sideways and can be reached by keyboard. */
export function printTable({ align, children }: Table, printer: Printer): string {
  const [head, ...body] = children;
  const alignments = (align ?? []).map((side) => attribute('align', side));
  const parts: string[] = [];
  if (head) parts.push(`<thead>\n${printRow(head, 'th', alignments, printer)}\n</thead>`);
  if (body.length > 0) {
    const rows = body.map((row) => printRow(row, 'td', alignments, printer));
    parts.push(`<tbody>${onLines(rows)}</tbody>`);
  }
  return `<div class="table-scroll" tabindex="0"><table>${onLines(parts)}</table></div>`;
}

/** A row has as many cells as there are columns: cells beyond them are not shown, and those that lack are empty. */
function printRow(row: TableRow, name: 'th' | 'td', alignments: readonly string[], printer: Printer): string {
  const cells = alignments.map((alignment, column) => {
    const content = printer.inlines(row.children[column]?.children ?? []);
    return `<${name}${alignment}>${content}</${name}>`;
  });
  return `<tr>${onLines(cells)}</tr>`;
}
