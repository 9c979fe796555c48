/** How much a frame shows. */
export interface CodeFrameOptions {
  /** Lines above and below. */
  readonly around?: number;
  /** Characters of a line at most; a longer one is cut around the column. */
  readonly width?: number;
}

const tabWidth = 2;
const cut = '…';

/**
 * The lines around a place as plain text, numbered, with `>` before the line and a caret under the column. Empty when the
 * text has no such line, or is no text.
 *
 * ```text
 *   1 | name: Acme UI
 * > 2 | base: docs
 *     |       ^
 * ```
 */
export function codeFrame(
  text: string,
  line: number,
  column: number,
  { around = 2, width = 100 }: CodeFrameOptions = {},
): string {
  const lines = text.split(/\r\n|\n|\r/);
  // The end of the last line is not a line.
  if (lines.length > 1 && lines.at(-1) === '' && line < lines.length) lines.pop();
  // NUL stands in pictures and the like, whose bytes would upset a terminal.
  if (line < 1 || line > lines.length || text.includes('\0')) return '';
  const first = Math.max(line - around, 1);
  const last = Math.min(line + around, lines.length);
  const digits = String(last).length;
  const caretAt = expandTabs((lines[line - 1] ?? '').slice(0, column - 1)).length;
  // Every line is cut at the same column, so that what stands above one another stays so.
  const from = Math.max(0, caretAt - width + Math.floor(width / 4));
  const rows: string[] = [];
  for (let number = first; number <= last; number += 1) {
    const shown = clip(expandTabs(lines[number - 1] ?? ''), from, width);
    rows.push(`${number === line ? '>' : ' '} ${String(number).padStart(digits)} | ${shown}`.trimEnd());
    if (number === line) rows.push(`  ${' '.repeat(digits)} | ${' '.repeat(caretAt - from)}^`);
  }
  return rows.join('\n');
}

function expandTabs(text: string): string {
  return text.replaceAll('\t', ' '.repeat(tabWidth));
}

function clip(text: string, from: number, width: number): string {
  const head = from > 0 && text.length > from ? cut : '';
  const tail = text.length > from + width ? cut : '';
  const shown = text.slice(from, from + width);
  return head + shown.slice(head.length, shown.length - tail.length) + tail;
}
