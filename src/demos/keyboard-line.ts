import type { KeyboardRow } from '../model/demo-check.ts';
import { createBlockState, isInFence } from '../parse/directives/block-state.ts';

/** Finds the line of a row of a keyboard table in the text of its page; undefined if it is elsewhere. */
export function keyboardLine(text: string, { table, row, keys }: KeyboardRow): number | undefined {
  const lines = text.split(/\r?\n/);
  let level = Number.POSITIVE_INFINITY;
  const state = createBlockState();
  let tables = -1;
  for (const [index, line] of lines.entries()) {
    if (isInFence(line, state)) continue;
    const [, marks, title = ''] = /^(#{2,6})\s+(.*)/.exec(line) ?? [];
    if (marks !== undefined && marks.length <= level)
      level = /\bkeyboard\b/i.test(title) ? marks.length : Number.POSITIVE_INFINITY;
    const isStart = line.startsWith('|') && !lines[index - 1]?.startsWith('|');
    if (isStart && level <= 6) tables += 1;
    if (!isStart || level > 6 || tables !== table) continue;
    // Below the header and the line of dashes.
    const found = index + 2 + row;
    const plain = (lines[found] ?? '').replace(/<[^>]*>|[`*]/g, '');
    return plain.startsWith('|') && plain.includes(keys.slice(0, 3)) ? found + 1 : undefined;
  }
  return undefined;
}
