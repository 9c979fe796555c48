import { deepest } from '../page/cut-deep.ts';
import type { LineChanges } from '../page/restore-lines.ts';
import { type BlockState, isCode, openBlocks } from './block-state.ts';
import { calloutNames } from './callout-names.ts';
import { indentOf } from './columns.ts';
import { readTabsOpener, type TabsOpener } from './read-tabs-opener.ts';

/** A line of the dialect that Markdown must not see. */
export type ScannedLine =
  | { readonly kind: 'directive'; readonly text: string; readonly line: number; readonly column: number }
  | {
      readonly kind: 'callout-open';
      readonly name: string;
      readonly title: string;
      readonly line: number;
      readonly column: number;
    }
  | { readonly kind: 'callout-close'; readonly line: number }
  | TabsOpener
  | { readonly kind: 'tabs-close'; readonly line: number }
  | {
      readonly kind: 'callout-unknown';
      readonly name: string;
      readonly line: number;
      readonly column: number;
    };

/** An opener without a closing line. */
export interface Unclosed {
  readonly kind: 'callout' | 'tabs';
  /** `info`, `code-group`, `codeblock` */
  readonly name: string;
  readonly closing: ':::' | '</codeblock>';
  readonly line: number;
  readonly column: number;
}

/** The text that Markdown gets, and what was taken out of it. Line and column numbers of the body, from 1. */
export interface ScannedBody {
  /** The lines of the body; one of the dialect stands in it as a one-line HTML comment at the same indent. */
  readonly text: string;
  readonly changes: LineChanges;
  readonly lines: readonly ScannedLine[];
  /** Openers without a closing line. */
  readonly unclosed: readonly Unclosed[];
  /** The first opener inside of more containers than there may be; it stays text. */
  readonly tooDeep: { readonly line: number; readonly column: number } | undefined;
}

/** What a line of the dialect is replaced with; a comment interrupts a paragraph and ends on its own line. */
export const placeholder = '<!--colophon-->';

/** True for raw HTML that is a placeholder; Markdown leaves up to three spaces before it. */
export function isDirectiveMark(html: string): boolean {
  return html.trimStart().startsWith(placeholder);
}

interface OpenContainer extends Unclosed {
  readonly items: readonly number[];
}

/** The indent of raw HTML that a line of the dialect has ended, from its list item on. */
interface Shift {
  readonly base: number;
  readonly columns: number;
  /** The container that the line opened, by its number among the open ones; undefined once it is closed, and for another line. */
  container: number | undefined;
}

interface ScanState extends BlockState {
  /** With the list items each was opened in: the closing line belongs there too, wherever it is indented. */
  open: OpenContainer[];
  unclosed: Unclosed[];
  shift: Shift | undefined;
  tooDeep: ScannedBody['tooDeep'];
}

/**
 * Finds the lines of the dialect in one pass. It knows fences, raw HTML and list indentation, so that a directive in a code sample stays
 * text. A line of the dialect ends raw HTML as a blank line does, and gets one in front of it: what stands below is Markdown again.
 */
export function scanLines(body: string): ScannedBody {
  const state: ScanState = { ...openBlocks(), open: [], unclosed: [], shift: undefined, tooDeep: undefined };
  const found: ScannedLine[] = [];
  const inserted: number[] = [];
  const removed = new Map<number, number>();
  const changes = { inserted, removed };
  if (!mayContainDialect(body))
    return { text: body, changes, lines: found, unclosed: [], tooDeep: undefined };
  const lines = body.split('\n').map((raw, index) => {
    const written = raw.endsWith('\r') ? raw.slice(0, -1) : raw;
    const line = withoutShift(written, state);
    if (line.length < written.length) removed.set(index + 1, written.length - line.length);
    if (isCode(line, state)) return line;
    const isInHtml = state.html !== undefined;
    const openBefore = state.open.length;
    const scanned = scanLine(line, index + 1, state);
    if (!scanned) return line;
    found.push(moved(scanned.found, written.length - line.length));
    if (scanned.found.kind === 'callout-unknown') return line;
    state.inParagraph = false;
    if (!isInHtml) return scanned.indent + placeholder;
    inserted.push(index + 1);
    return `\n${endHtml(line, openBefore, state)}${placeholder}`;
  });
  const unclosed = [...state.unclosed, ...state.open.map(toUnclosed)];
  return { text: lines.join('\n'), changes, lines: found, unclosed, tooDeep: state.tooDeep };
}

/** In raw HTML any indent counts, but Markdown would take one of four spaces for code: it is taken away, here and from what follows. */
function endHtml(line: string, openBefore: number, state: ScanState): string {
  const base = state.items.at(-1) ?? 0;
  state.html = undefined;
  const container = state.open.length > openBefore ? state.open.length : undefined;
  state.shift = { base, columns: Math.max(indentOf(line) - base, 0), container };
  return ' '.repeat(base);
}

/** The line without the indent of the raw HTML it stands in: up to the first blank line that is not in a container of there. */
function withoutShift(line: string, state: ScanState): string {
  const { shift } = state;
  if (shift === undefined) return line;
  if (state.open.length < (shift.container ?? 0)) shift.container = undefined;
  if (line.trim() === '') {
    if (shift.container === undefined) state.shift = undefined;
    return line;
  }
  const indent = indentOf(line);
  const left = Math.max(shift.base, indent - shift.columns);
  return indent <= left ? line : ' '.repeat(left) + line.trimStart();
}

function moved(line: ScannedLine, columns: number): ScannedLine {
  return 'column' in line && columns > 0 ? { ...line, column: line.column + columns } : line;
}

function mayContainDialect(body: string): boolean {
  return body.includes('{{') || body.includes(':::') || body.includes('codeblock');
}

/** Begins with a quote, or is a whole line that was meant to: `{{demo: 'A.tsx'}}`. Braces around other words are text. */
const isDirective = /^\{\{\s*(?:"|\}\}$|['‘’“”„]?(?:demo|component)['‘’“”]?\s*:.*\}\}$)/i;

function scanLine(
  line: string,
  number: number,
  state: ScanState,
): { found: ScannedLine; indent: string } | undefined {
  const indent = /^\s*(?=\{\{|:::|<\/?codeblock)/.exec(line)?.[0];
  if (indent === undefined) return undefined;
  const text = line.slice(indent.length).trimEnd();
  const column = indent.length + 1;
  if (text.startsWith('{{'))
    return isDirective.test(text)
      ? { found: { kind: 'directive', text, line: number, column }, indent }
      : undefined;
  const closing = /^:{3,}$/.test(text) ? ':::' : text === '</codeblock>' ? text : undefined;
  if (closing !== undefined) return closeContainer(closing, number, state);
  const point = { line: number, column };
  if (state.open.length >= deepest) {
    state.tooDeep ??= point;
    return undefined;
  }
  const tabs = readTabsOpener(text, point);
  if (tabs) {
    const name = tabs.closing === ':::' ? 'code-group' : 'codeblock';
    state.open.push({ kind: 'tabs', name, closing: tabs.closing, items: [...state.items], ...point });
    return { found: tabs, indent };
  }
  const opener = /^:::\s*([a-z][\w-]*)(?:\s+(.*))?$/i.exec(text);
  if (!opener) return undefined;
  const [, name = '', title = ''] = opener;
  if (!Object.hasOwn(calloutNames, name))
    return { found: { kind: 'callout-unknown', name, ...point }, indent };
  state.open.push({ kind: 'callout', name, closing: ':::', items: [...state.items], ...point });
  return { found: { kind: 'callout-open', name, title, ...point }, indent };
}

/** Closes the innermost container that ends this way; what was opened inside it stays unclosed. */
function closeContainer(
  closing: Unclosed['closing'],
  line: number,
  state: ScanState,
): { found: ScannedLine; indent: string } | undefined {
  const at = state.open.findLastIndex((open) => open.closing === closing);
  const [open, ...inner] = at === -1 ? [] : state.open.splice(at);
  if (!open) return undefined;
  state.unclosed.push(...inner.map(toUnclosed));
  state.items = [...open.items];
  const kind = open.kind === 'tabs' ? 'tabs-close' : 'callout-close';
  return { found: { kind, line }, indent: ' '.repeat(open.items.at(-1) ?? 0) };
}

function toUnclosed({ items: _, ...unclosed }: OpenContainer): Unclosed {
  return unclosed;
}
