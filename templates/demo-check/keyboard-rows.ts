import type { KeyboardRow } from '../../src/model/demo-check.ts';

const keyColumn = /^keys?$/i;
const effectColumn = /^(?:effect|function|action|result|description)$/i;

/** Reads the tables below headings with the word "Keyboard", up to the next heading of the same level. */
export function keyboardRows(): KeyboardRow[] {
  const elements = document.querySelectorAll('article :is(h2, h3, h4, h5, h6, table, .demo[id])');
  const demos = [...document.querySelectorAll('article .demo[id]')].map(({ id }) => id);
  const rows: KeyboardRow[] = [];
  let level = Number.POSITIVE_INFINITY;
  let demo = demos[0];
  let table = 0;
  for (const element of elements) {
    const heading = /^H([2-6])$/.exec(element.tagName)?.[1];
    if (heading !== undefined && Number(heading) <= level) {
      level = /\bkeyboard\b/i.test(textOf(element)) ? Number(heading) : Number.POSITIVE_INFINITY;
      demo = demos[0];
    } else if (element.matches('.demo')) demo = element.id;
    else if (element instanceof HTMLTableElement && level <= 6) {
      for (const row of rowsOf(element, demo)) rows.push({ table, ...row });
      table += 1;
    }
  }
  return rows;
}

function rowsOf(table: HTMLTableElement, demo: string | undefined): Omit<KeyboardRow, 'table'>[] {
  const columns = [...(table.tHead?.rows[0]?.cells ?? [])].map(textOf);
  const keys = columns.findIndex((name) => keyColumn.test(name));
  const effect = columns.findIndex((name) => effectColumn.test(name));
  if (keys === -1) return [];
  return [...(table.tBodies[0]?.rows ?? [])].map(({ cells }, row) => ({
    row,
    demo,
    keys: textOf(cells[keys]),
    effect: effect === -1 ? undefined : textOf(cells[effect]),
  }));
}

function textOf(element: Element | undefined): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
}
