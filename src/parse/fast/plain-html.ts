import type { Html } from 'mdast';
import type { PlainBlock } from './plain-block.ts';
import { isBlank, lineEnd, pointIn, type SourceLines } from './source-lines.ts';

/** Names of blocks that begin raw HTML up to a blank line, whatever stands in it (CommonMark, HTML blocks, condition 6). */
const blockStart =
  /^<\/?(?:p|div|section|details|summary|table|ul|ol|dl|figure|center|h[1-6])(?:[ >]|\/>|$)/i;

/** A comment that is a line, as lines of the dialect are when they come here; it is a block wherever it stands in the first column. */
export const commentLine = /^<!--(?!-?>).*-->$/;

/** Raw HTML that begins with the tag of a block, or is a comment of one line. */
export function plainHtml(source: SourceLines, line: number): PlainBlock<Html> | undefined {
  const text = source.lines[line] ?? '';
  if (commentLine.test(text)) return htmlLines(source, line, line + 1);
  if (!blockStart.test(text)) return undefined;
  let next = line + 1;
  while (!isBlank(source.lines[next])) next++;
  return htmlLines(source, line, next);
}

function htmlLines(source: SourceLines, line: number, next: number): PlainBlock<Html> {
  const position = { start: pointIn(source, line, 0), end: lineEnd(source, next - 1) };
  const value = source.text.slice(position.start.offset, position.end.offset);
  return { node: { type: 'html', value, position }, next };
}
