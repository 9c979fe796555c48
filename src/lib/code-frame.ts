/** How much a frame shows. */
export interface CodeFrameOptions {
  /** Lines above and below. */
  readonly around?: number;
  /** Characters of a line at most; a longer one is cut around the column. */
  readonly width?: number;
}

const tabWidth = 2;
const cut = '…';

/** The lines of a text as a frame counts them. A picture and the like has none: NUL and other bytes of it would upset a terminal. */
export function frameLines(text: string): readonly string[] {
  return text.includes('\0') ? [] : text.split(/\r\n|\n|\r/);
}

/**
 * The lines around a place as plain text, numbered, with `>` before the line and a caret under the column. Empty when there is no such line.
 *
 * ```text
 *   1 | name: Acme UI
 * > 2 | base: docs
 *     |       ^
 * ```
 */
export function codeFrame(
  lines: readonly string[],
  line: number,
  column: number,
  { around = 2, width = 100 }: CodeFrameOptions = {},
): string {
  if (line < 1 || line > lines.length) return '';
  // The end of the last line is not a line.
  const isEnd = lines.length > 1 && lines.at(-1) === '' && line < lines.length;
  const first = Math.max(line - around, 1);
  const last = Math.min(line + around, isEnd ? lines.length - 1 : lines.length);
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
