import type { Nodes, Root, RootContent } from 'mdast';
import { readFence, readHeading, readHtml, readParagraph } from './read-blocks.ts';
import { readList } from './read-list.ts';
import { readTable } from './read-table.ts';
import {
  type FastBlock,
  isBlank,
  lineEnd,
  type Point,
  pointIn,
  type SourceLines,
  sourceLines,
} from './source-lines.ts';

/**
 * Parses Markdown block by block. The fast path reads the common blocks of documentation: headings, simple
 * paragraphs, fences, simple lists and tables. Everything else is the slow path: `parse` gets whole runs of
 * other blocks. The tree is the one that `parse` returns for the whole text.
 */
export function parseBlocks(text: string, parse: (text: string) => Root): Root {
  if (!isReadAsWritten(text)) return parse(text);
  const source = sourceLines(text);
  const { lines, offsets } = source;
  const children: RootContent[] = [];
  for (const part of partsOf(source)) {
    if (part.kind === 'fast') children.push(part.node);
    else {
      const partText = text.slice(offsets[part.from], offsets[part.to] ?? text.length);
      // A definition applies to the whole text.
      if (partText.includes(']:')) return parse(text);
      const root = parse(partText);
      movePositions(root, { lines: part.from, offset: offsets[part.from] ?? 0 });
      for (const child of root.children) children.push(child);
    }
  }
  const position = { start: pointIn(source, 0, 0), end: lineEnd(source, lines.length - 1) };
  return { type: 'root', children, position };
}

/** False if the parser replaces characters of the text, or expands a tab in its last line. */
function isReadAsWritten(text: string): boolean {
  const changes = text.includes('\0') || text.includes('\r') || text.startsWith('\ufeff');
  return !changes && text.lastIndexOf('\t') <= text.lastIndexOf('\n');
}

/** A block of the fast path, or a range of lines for the slow path, by index, without the last. */
type Part =
  | { readonly kind: 'fast'; readonly node: RootContent }
  | { readonly kind: 'slow'; readonly from: number; readonly to: number };

function* partsOf(source: SourceLines): Generator<Part> {
  const { lines } = source;
  let slowFrom: number | undefined;
  for (let line = 0; line < lines.length; ) {
    const block = isBlank(lines[line]) ? undefined : readBlock(source, line, slowFrom === undefined);
    if (block) {
      if (slowFrom !== undefined) yield { kind: 'slow', from: slowFrom, to: line };
      slowFrom = undefined;
      yield { kind: 'fast', node: block.node };
      line = block.next;
    } else if (isBlank(lines[line])) line++;
    else {
      slowFrom ??= line;
      line = slowPathEnd(lines, line);
    }
  }
  if (slowFrom !== undefined) yield { kind: 'slow', from: slowFrom, to: lines.length };
}

/**
 * Reads the block that begins on a line; undefined for the slow path.
 *
 * @param mayBeginList false if a list before the line may still be open, which the line would continue
 */
function readBlock(source: SourceLines, line: number, mayBeginList: boolean): FastBlock | undefined {
  const text = source.lines[line] ?? '';
  switch (text[0]) {
    case '#':
      return readHeading(source, line);
    case '~':
      return readFence(source, line);
    case '`':
      return readFence(source, line) ?? readParagraph(source, line);
    case '|':
      return readTable(source, line);
    case '<':
      return readHtml(source, line);
    case '-':
      return mayBeginList ? readList(source, line) : undefined;
    default:
      return (mayBeginList ? readList(source, line) : undefined) ?? readParagraph(source, line);
  }
}

const anyFence = /```|~~~/;

/** Raw HTML that a blank line does not end. */
const openHtml = /<(?:!|\?|script|pre|style|textarea)/i;
const wholeComments = /<!--(?!-?>)(?:(?!--).)*-->/g;

/**
 * Finds the blank line at which blocks of the slow path end: text, a heading or a fence in the first column
 * below it belongs to none of them. While a fence or raw HTML may be open, that is the end of the text.
 */
function slowPathEnd(lines: readonly string[], from: number): number {
  let mayBeHtml = false;
  for (let line = from; line < lines.length; line++) {
    const text = lines[line] ?? '';
    if (isBlank(text)) return line;
    if (openHtml.test(text.replace(wholeComments, ''))) return lines.length;
    mayBeHtml ||= text.trimStart().startsWith('<');
    if (!anyFence.test(text)) continue;
    const close = mayBeHtml ? undefined : slowFenceEnd(lines, line);
    if (close === undefined) return lines.length;
    line = close;
  }
  return lines.length;
}

const slowFence = /^( *)(`{3,}|~{3,})([^`]*)$/;

/**
 * Finds the closing line of a fence that may be in a list or not. The closing line is certain only if no line
 * of the fence has less indentation, and the closing line has the same.
 */
function slowFenceEnd(lines: readonly string[], opened: number): number | undefined {
  const [, indent, marker] = slowFence.exec(lines[opened] ?? '') ?? [];
  if (indent === undefined || marker === undefined) return undefined;
  for (let line = opened + 1; line < lines.length; line++) {
    const text = lines[line] ?? '';
    if (isBlank(text)) continue;
    if (!text.startsWith(indent)) return undefined;
    const bare = text.replace(/^ +|[ \t]+$/g, '');
    if (!bare.startsWith(marker) || bare !== (marker[0] ?? '').repeat(bare.length)) continue;
    return text.startsWith(indent + marker) ? line : undefined;
  }
  return undefined;
}

/** Moves the positions of nodes from a part of the text to the whole text. */
function movePositions(node: Nodes, by: { readonly lines: number; readonly offset: number }): void {
  const moved = ({ line, column, offset = 0 }: Point): Point => ({
    line: line + by.lines,
    column,
    offset: offset + by.offset,
  });
  if (node.position) node.position = { start: moved(node.position.start), end: moved(node.position.end) };
  if ('children' in node) for (const child of node.children) movePositions(child, by);
}
