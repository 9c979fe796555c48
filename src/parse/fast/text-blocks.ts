import type { Heading, Paragraph } from 'mdast';
import type { PlainBlock } from './plain-block.ts';
import { commentLine } from './plain-html.ts';
import { readInlines } from './read-inlines.ts';
import { hasOddSpace, isBlank, lineEnd, pointIn, type SourceLines } from './source-lines.ts';

const textStart = /^(?:[\p{L}("'“‘„«]|`(?!``)|\*\*?[\p{L}\p{N}`]|\[(?!\^)|\d+(?![\d.)]))/u;

/** True for a line that can only be text, wherever a block may begin: no sign of a list, a heading, a table, a quote … */
export function beginsText(line: string): boolean {
  return textStart.test(line);
}

const headingStart = /^(#{1,6}) (?=\S)/;

/** What ends a paragraph without a blank line, with certainty; so does a comment. */
const interruption = /^(?:#{1,6} |`{3,}[^`]*$|~{3}|- \S)/;

function endsParagraph(line: string): boolean {
  return interruption.test(line) || commentLine.test(line);
}

/** A heading of one line: `## Words`. */
export function plainHeading(source: SourceLines, line: number): PlainBlock<Heading> | undefined {
  const text = source.lines[line] ?? '';
  const depth = headingStart.exec(text)?.[1]?.length as Heading['depth'] | undefined;
  if (depth === undefined || /[\s#]$|\t/.test(text)) return undefined;
  const children = readInlines(text.slice(depth + 1), pointIn(source, line, depth + 1));
  if (!children) return undefined;
  const position = { start: pointIn(source, line, 0), end: lineEnd(source, line) };
  return { node: { type: 'heading', depth, children, position }, next: line + 1 };
}

/** Lines of text up to a blank line, or to what ends a paragraph without one. */
export function plainParagraph(source: SourceLines, line: number): PlainBlock<Paragraph> | undefined {
  const { lines, offsets } = source;
  let next = line;
  for (; !isBlank(lines[next]) && !(next > line && endsParagraph(lines[next] ?? '')); next++) {
    const text = lines[next] ?? '';
    if (!beginsText(text) || hasOddSpace(text)) return undefined;
  }
  const start = pointIn(source, line, 0);
  const end = lineEnd(source, next - 1);
  const children = readInlines(source.text.slice(offsets[line], end.offset), start);
  return children && { node: { type: 'paragraph', children, position: { start, end } }, next };
}
