import type { Code, Heading, Html, Paragraph } from 'mdast';
import { readInlines } from './read-inlines.ts';
import {
  type FastBlock,
  hasSpecialSpace,
  isBlank,
  lineEnd,
  pointIn,
  type SourceLines,
} from './source-lines.ts';

const headingStart = /^(#{1,6}) (?=\S)/;

/** Reads a heading: `## Words`. */
export function readHeading(source: SourceLines, line: number): FastBlock<Heading> | undefined {
  const text = source.lines[line] ?? '';
  const depth = headingStart.exec(text)?.[1]?.length as Heading['depth'] | undefined;
  if (depth === undefined || /[\s#]$|\t/.test(text)) return undefined;
  const children = readInlines(text.slice(depth + 1), pointIn(source, line, depth + 1));
  if (!children) return undefined;
  const position = { start: pointIn(source, line, 0), end: lineEnd(source, line) };
  return { node: { type: 'heading', depth, children, position }, next: line + 1 };
}

const textStart = /^(?:[\p{L}("'“‘„«]|`(?!``)|\*\*?[\p{L}\p{N}`]|\[(?!\^)|\d+(?![\d.)]))/u;

/**
 * True for a line that can only be text, wherever a block may begin: not a list, heading, table, quote and so
 * on.
 */
export function beginsText(line: string): boolean {
  return textStart.test(line);
}

/** Lines that end a paragraph without a blank line. */
const interruption = /^(?:#{1,6} |`{3,}[^`]*$|~{3}|- \S)/;

/** Reads a paragraph up to a blank line, or to a line that interrupts it. */
export function readParagraph(source: SourceLines, line: number): FastBlock<Paragraph> | undefined {
  const { lines, offsets } = source;
  const isEnd = (text: string) => interruption.test(text) || commentLine.test(text);
  let next = line;
  for (; !isBlank(lines[next]) && !(next > line && isEnd(lines[next] ?? '')); next++) {
    const text = lines[next] ?? '';
    if (!beginsText(text) || hasSpecialSpace(text)) return undefined;
  }
  const start = pointIn(source, line, 0);
  const end = lineEnd(source, next - 1);
  const children = readInlines(source.text.slice(offsets[line], end.offset), start);
  return children && { node: { type: 'paragraph', children, position: { start, end } }, next };
}

const opening = /^(`{3,}|~{3,})([^`~\\&\t]*)$/;
const closing = /^ {0,3}(`+|~+) *$/;

/** Reads a closed fence that begins in the first column. */
export function readFence(source: SourceLines, line: number): FastBlock<Code> | undefined {
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

/** The line that closes a fence; undefined if there is none, or if a tab makes it uncertain. */
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

/** Tags of common blocks of raw HTML up to a blank line (CommonMark, HTML blocks, condition 6). */
const htmlStart = /^<\/?(?:p|div|section|details|summary|table|ul|ol|dl|figure|center|h[1-6])(?:[ >]|\/>|$)/i;

/**
 * A comment that is a whole line, such as a `directiveComment`; a block by itself wherever it begins in the
 * first column.
 */
const commentLine = /^<!--(?!-?>).*-->$/;

/** Reads raw HTML that begins with a common block tag, or a comment of one line. */
export function readHtml(source: SourceLines, line: number): FastBlock<Html> | undefined {
  const text = source.lines[line] ?? '';
  const isComment = commentLine.test(text);
  if (!isComment && !htmlStart.test(text)) return undefined;
  let next = line + 1;
  while (!isComment && !isBlank(source.lines[next])) next++;
  const position = { start: pointIn(source, line, 0), end: lineEnd(source, next - 1) };
  const value = source.text.slice(position.start.offset, position.end.offset);
  return { node: { type: 'html', value, position }, next };
}
