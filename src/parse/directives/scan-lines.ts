import { isBlankLine } from '../../lib/blank-line.ts';
import { maxDepth } from '../page/limit-depth.ts';
import { type BlockState, createBlockState, indentOf, isCode } from './block-state.ts';
import { type DirectiveLine, directiveComment, type LineChanges } from './directive-lines.ts';
import {
  closeContainer,
  isClosing,
  noteInnerEnd,
  type OpenContainer,
  readOpener,
  restoreUnknown,
  toUnclosed,
  type Unclosed,
} from './open-containers.ts';

/**
 * The text for Markdown, and the directive lines that were taken out of it. Lines and columns count from 1,
 * in the body.
 */
export interface ScannedBody {
  /** The body, with a `directiveComment` at the indentation of each directive line. */
  readonly text: string;
  readonly changes: LineChanges;
  readonly lines: readonly DirectiveLine[];
  readonly unclosed: readonly Unclosed[];
  /** True if double braces stand outside of code and directives. */
  readonly hasBraces: boolean;
  /** The first opening line beyond `maxDepth` open containers; it stays text. */
  readonly tooDeep: { readonly line: number; readonly column: number } | undefined;
}

/** Indentation of raw HTML that a directive line has ended. Markdown would read four spaces of it as code. */
interface HtmlIndent {
  /** Content column of the list item, which stays. */
  readonly base: number;
  readonly columns: number;
  /**
   * Number of open containers with the one that the directive line opened; undefined if it opened none, or
   * that is closed.
   */
  container: number | undefined;
}

interface ScanState extends BlockState {
  open: OpenContainer[];
  unclosed: OpenContainer[];
  htmlIndent: HtmlIndent | undefined;
  tooDeep: ScannedBody['tooDeep'];
}

/**
 * Finds the directive lines in one pass. It follows fences, raw HTML and list indentation, so a directive in
 * a code sample stays text. A directive line ends raw HTML: it gets a blank line before it, and the text
 * below is Markdown again.
 */
export function scanLines(body: string): ScannedBody {
  const state: ScanState = {
    ...createBlockState(),
    open: [],
    unclosed: [],
    htmlIndent: undefined,
    tooDeep: undefined,
  };
  const found: DirectiveLine[] = [];
  const inserted: number[] = [];
  const removed = new Map<number, number>();
  const changes = { inserted, removed };
  if (!mayContainDirective(body))
    return { text: body, changes, lines: found, unclosed: [], hasBraces: false, tooDeep: undefined };
  let hasBraces = false;
  const lines = body.split('\n').map((raw, index) => {
    const written = raw.endsWith('\r') ? raw.slice(0, -1) : raw;
    const line = withoutHtmlIndent(written, state);
    const columns = written.length - line.length;
    if (columns > 0) removed.set(index + 1, columns);
    if (isCode(line, state)) {
      hasBraces ||= state.fence === undefined && line.includes('{{');
      return line;
    }
    const isInHtml = state.html !== undefined;
    const openBefore = state.open.length;
    const scanned = scanLine(line, index + 1, state);
    if (!scanned) {
      hasBraces ||= line.includes('{{');
      return line;
    }
    found.push(columns > 0 ? movedBy(columns, scanned.found) : scanned.found);
    state.inParagraph = false;
    if (!isInHtml) return scanned.indent + directiveComment;
    inserted.push(index + 1);
    return `\n${endHtml(line, openBefore, state)}${directiveComment}`;
  });
  for (const open of state.open) state.unclosed.push(open);
  endAroundInner(state.open, found);
  const unknown = state.unclosed.filter(({ known }) => !known);
  if (unknown.length > 0) restoreUnknown(unknown, body.split('\n'), { lines, found });
  const unclosed = state.unclosed.filter((each) => each.known && !isSwallowed(each, state)).map(toUnclosed);
  return { text: lines.join('\n'), changes, lines: found, unclosed, hasBraces, tooDeep: state.tooDeep };
}

/** The closing line of a container is in a code block that is never closed, which is reported instead. */
function isSwallowed(container: OpenContainer, { open, fence }: ScanState): boolean {
  return fence !== undefined && open.includes(container);
}

function mayContainDirective(body: string): boolean {
  return body.includes('{{') || body.includes(':::') || body.includes('codeblock');
}

/** Ends raw HTML at a directive line. Returns the indentation of the line in Markdown. */
function endHtml(line: string, openBefore: number, state: ScanState): string {
  const base = state.items.at(-1) ?? 0;
  state.html = undefined;
  const container = state.open.length > openBefore ? state.open.length : undefined;
  state.htmlIndent = { base, columns: Math.max(indentOf(line) - base, 0), container };
  return ' '.repeat(base);
}

/**
 * Removes the indentation of ended raw HTML: up to the first blank line outside of the container that its
 * line opened.
 */
function withoutHtmlIndent(line: string, state: ScanState): string {
  const { htmlIndent } = state;
  if (htmlIndent === undefined) return line;
  if (state.open.length < (htmlIndent.container ?? 0)) htmlIndent.container = undefined;
  if (isBlankLine(line)) {
    if (htmlIndent.container === undefined) state.htmlIndent = undefined;
    return line;
  }
  const indent = indentOf(line);
  const left = Math.max(htmlIndent.base, indent - htmlIndent.columns);
  return indent <= left ? line : ' '.repeat(left) + line.trimStart();
}

function movedBy(columns: number, line: DirectiveLine): DirectiveLine {
  return 'column' in line ? { ...line, column: line.column + columns } : line;
}

interface ScannedLine {
  readonly found: DirectiveLine;
  readonly indent: string;
}

/** Starts with a quote, or is a whole line that was meant to: `{{demo: 'A.tsx'}}`. Other braces are text. */
const isDirective = /^\{\{\s*(?:"|\}\}$|['‘’“”„]?(?:demo|component)['‘’“”]?\s*:.*\}\}$)/i;

function scanLine(line: string, number: number, state: ScanState): ScannedLine | undefined {
  const indent = /^\s*(?=\{\{|:::|<\/?codeblock)/.exec(line)?.[0];
  if (indent === undefined) return undefined;
  const text = line.slice(indent.length).trimEnd();
  const point = { line: number, column: indent.length + 1 };
  if (text.startsWith('{{'))
    return isDirective.test(text) ? { found: { kind: 'directive', text, ...point }, indent } : undefined;
  if (isClosing(text)) return endContainer(text, number, state);
  const opened = readOpener(text, point);
  if (opened === undefined) return undefined;
  if (state.open.length >= maxDepth) {
    state.tooDeep ??= point;
    return undefined;
  }
  const { found, ...container } = opened;
  state.open.push({ ...container, items: [...state.items], ...point });
  return { found, indent };
}

/**
 * Ends containers that no line closes together with the first container inside, as VitePress does: its
 * authors write one closing line for both. Otherwise they would contain the rest of the page.
 */
function endAroundInner(open: readonly OpenContainer[], found: DirectiveLine[]): void {
  for (const { known, innerEnd } of open) {
    if (!known || innerEnd === undefined) continue;
    const at = found.findIndex(({ line }) => line === innerEnd);
    const end = found[at];
    if (end?.kind === 'callout-close' || end?.kind === 'tabs-close')
      found[at] = { ...end, outer: (end.outer ?? 0) + 1 };
  }
}

/** Closes a container. Its closing line is in the list item of its opening line. */
function endContainer(text: string, line: number, state: ScanState): ScannedLine | undefined {
  const ended = closeContainer(text, state.open);
  if (!ended) return undefined;
  const { closed, inner } = ended;
  for (const open of inner) state.unclosed.push(open);
  noteInnerEnd(closed, line, state.open);
  state.items = [...closed.items];
  const kind = closed.kind === 'tabs' ? 'tabs-close' : 'callout-close';
  return { found: { kind, line }, indent: ' '.repeat(closed.items.at(-1) ?? 0) };
}
