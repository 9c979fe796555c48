import type { Code } from 'mdast';
import type { PlainBlock } from './plain-block.ts';
import { lineEnd, pointIn, type SourceLines } from './source-lines.ts';

const opening = /^(`{3,}|~{3,})([^`~\\&\t]*)$/;
const closing = /^ {0,3}(`+|~+) *$/;

/** A fence that begins in the first column and is closed. */
export function plainFence(source: SourceLines, line: number): PlainBlock<Code> | undefined {
  const { lines } = source;
  const [, marker, info] = opening.exec(lines[line] ?? '') ?? [];
  if (marker === undefined || info === undefined) return undefined;
  const last = closingLine(lines, line, marker);
  if (last === undefined) return undefined;
  const [, lang = null, meta = ''] = /^ *([^ ]+)? *(.*)$/.exec(info) ?? [];
  return {
    node: {
      type: 'code',
      lang,
      meta: meta === '' ? null : meta,
      value: lines.slice(line + 1, last).join('\n'),
      position: { start: pointIn(source, line, 0), end: lineEnd(source, last) },
    },
    next: last + 1,
  };
}

/** The line that closes a fence; undefined when there is none, or a tab makes it hard to tell. */
function closingLine(lines: readonly string[], opened: number, marker: string): number | undefined {
  for (let line = opened + 1; line < lines.length; line++) {
    const text = lines[line] ?? '';
    if (!text.includes(marker)) continue;
    if (text.includes('\t')) return undefined;
    const [, run] = closing.exec(text) ?? [];
    if (run?.startsWith(marker)) return line;
  }
  return undefined;
}
