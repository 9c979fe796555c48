/** Size of a code frame. */
export interface CodeFrameOptions {
  /** Number of lines above and below. */
  readonly context?: number;
  /** Maximum length of a line; a longer line is cut around the column. */
  readonly width?: number;
}

const tabWidth = 2;
const cut = '…';

/**
 * Splits a text into the lines of a frame. Binary files have none, since their bytes could garble a terminal.
 */
export function frameLines(text: string): readonly string[] {
  return text.includes('\0') ? [] : text.split(/\r\n|\n|\r/);
}

/**
 * Formats the numbered lines around a place, with `>` before the line and a caret under the column. Empty for
 * a line that does not exist.
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
  { context = 2, width = 100 }: CodeFrameOptions = {},
): string {
  if (line < 1 || line > lines.length) return '';
  // A line break at the end of the text begins no line.
  const isEnd = lines.length > 1 && lines.at(-1) === '' && line < lines.length;
  const first = Math.max(line - context, 1);
  const last = Math.min(line + context, isEnd ? lines.length - 1 : lines.length);
  const digits = String(last).length;
  const caretAt = expandTabs((lines[line - 1] ?? '').slice(0, column - 1)).length;
  // Every line is cut at the same column, so that the lines stay aligned.
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
