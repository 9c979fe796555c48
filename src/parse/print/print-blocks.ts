import type { List, ListItem, Paragraph, Parent, PhrasingContent, RootContent, Table, TableRow } from 'mdast';
import { wordPlaceholder } from '../../lib/placeholders.ts';
import type { CalloutSeverity } from '../directives/container-opener.ts';
import { attribute, isShown, onLines, type Printer } from './printer.ts';

/** A callout: a node with the blocks between its two lines as children. */
export interface Callout extends Parent {
  type: 'callout';
  severity: CalloutSeverity;
  /** `:::info Title {#id}` */
  id?: string;
  /** Empty for a callout without a title. */
  title: PhrasingContent[];
  children: RootContent[];
}

declare module 'mdast' {
  interface RootContentMap {
    callout: Callout;
  }
}

/** Prints a callout. Its icon and colour show the severity; the label names it for screen readers. */
export function printCallout({ severity, id, title, children }: Callout, printer: Printer): string {
  const heading = title.length === 0 ? [] : [`<p class="callout-title">${printer.inlines(title)}</p>`];
  const content = onLines([...heading, ...printer.blocks(children)]);
  const label = wordPlaceholder(`callout-${severity}`);
  return `<aside${attribute('id', id)} class="callout callout-${severity}" role="note" aria-label="${label}">${content}</aside>`;
}

/** Prints a list. In a loose list, the text of the items is in paragraphs. */
export function printList(list: List, printer: Printer): string {
  const { ordered, start, spread, children } = list;
  const isLoose = spread === true || children.some((item) => item.spread ?? item.children.length > 1);
  const items = children.map((item) => printItem(item, isLoose, printer));
  const name = ordered ? 'ol' : 'ul';
  const first = start === 1 ? undefined : start;
  const tasks = children.some(isTask) ? 'contains-task-list' : undefined;
  return `<${name}${attribute('start', first)}${attribute('class', tasks)}>${onLines(items)}</${name}>`;
}

function isTask({ checked }: ListItem): boolean {
  return typeof checked === 'boolean';
}

function printItem(item: ListItem, isLoose: boolean, printer: Printer): string {
  const blocks: RootContent[] = item.children.filter(isShown);
  // A task without text has its checkbox in a paragraph, too.
  if (isTask(item) && blocks[0]?.type !== 'paragraph') blocks.unshift({ type: 'paragraph', children: [] });
  const printed = blocks.map((block, index) => {
    if (block.type !== 'paragraph') return printer.blocks([block]).join('');
    const text =
      index === 0 && isTask(item) ? printTask(item, block, printer) : printer.inlines(block.children);
    return isLoose ? `<p>${text}</p>` : text;
  });
  // Only bare text is on the line of the tag.
  const edge = (block: RootContent | undefined) =>
    block === undefined || (block.type === 'paragraph' && !isLoose) ? '' : '\n';
  const name = isTask(item) ? ' class="task-list-item"' : '';
  return `<li${name}>${edge(blocks[0])}${printed.join('\n')}${edge(blocks.at(-1))}</li>`;
}

/** Prints the text of a task as the label of its checkbox, so that screen readers announce it. */
function printTask({ checked }: ListItem, { children }: Paragraph, printer: Printer): string {
  const box = `<input type="checkbox"${checked === true ? ' checked' : ''} disabled>`;
  const text = children.length === 0 ? '' : ` ${printer.inlines(children)}`;
  return `<label>${box}${text}</label>`;
}

/**
 * Prints a table in an element that scrolls sideways, takes the keyboard focus, and has the heads of its
 * columns as its name.
 */
export function printTable({ align, children }: Table, printer: Printer): string {
  const [head, ...body] = children.map((row) => printCells(row, align?.length ?? 0, printer));
  // A class, since HTML no longer has the attribute `align`. Cells are aligned at their start anyway.
  const alignments = (align ?? []).map((side) =>
    attribute('class', side === 'center' || side === 'right' ? `align-${side}` : undefined),
  );
  const parts: string[] = [];
  if (head) parts.push(`<thead>\n${rowOf(head, 'th', alignments)}\n</thead>`);
  if (body.length > 0) {
    const rows = body.map((cells) => rowOf(cells, 'td', alignments));
    parts.push(`<tbody>${onLines(rows)}</tbody>`);
  }
  return `<div class="table-scroll" tabindex="0"${nameOf(head ?? [])}><table>${onLines(parts)}</table></div>`;
}

/** Prints one cell per column of the table: extra cells are dropped, missing cells are empty. */
function printCells({ children }: TableRow, count: number, printer: Printer): readonly string[] {
  return Array.from({ length: count }, (_, column) => printer.inlines(children[column]?.children ?? []));
}

function rowOf(cells: readonly string[], name: 'th' | 'td', alignments: readonly string[]): string {
  return `<tr>${onLines(cells.map((cell, column) => `<${name}${alignments[column]}>${cell}</${name}>`))}</tr>`;
}

const tags = /<(?:"[^"]*"|'[^']*'|[^"'<>])*>/g;

/** The heads of the columns as the name of a group; nothing if all are empty. */
function nameOf(cells: readonly string[]): string {
  const heads = cells
    .map((cell) => cell.replace(tags, '').replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '')
    .join(', ');
  // The text of an element is escaped already, apart from quotes.
  return heads === '' ? '' : ` role="group" aria-label="${heads.replaceAll('"', '&quot;')}"`;
}
