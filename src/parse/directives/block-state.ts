import { isBlankLine } from '../../lib/blank-line.ts';
/** The open Markdown blocks at a line, as far as they decide where a directive line may stand. */
export interface BlockState {
  /** Content columns of the open list items, outermost first. */
  items: number[];
  fence: Fence | undefined;
  /** End of the open block of raw HTML. */
  html: HtmlBlockEnd | undefined;
  /** True when the previous line is text of a paragraph. */
  inParagraph: boolean;
}

interface Fence {
  readonly marker: string;
  /** Content column of its list item; a line with less indentation ends the item and the fence. */
  readonly itemIndent: number;
  /** True for a fence in a quote, whose end is the end of the fence, too. */
  readonly isQuoted: boolean;
}

/** Creates the state before the first line. */
export function createBlockState(): BlockState {
  return { items: [], fence: undefined, html: undefined, inParagraph: false };
}

/** Width of a line's indentation; a tab advances to the next multiple of four. */
export function indentOf(line: string): number {
  let width = 0;
  for (let index = 0; index < line.length; index += 1) {
    if (line[index] === ' ') width += 1;
    else if (line[index] === '\t') width += 4 - (width % 4);
    else break;
  }
  return width;
}

/** The line from a column on; a tab that the column cuts leaves spaces. */
function fromColumn(line: string, column: number): string {
  let width = 0;
  for (let index = 0; index < line.length; index += 1) {
    if (width >= column) return ' '.repeat(width - column) + line.slice(index);
    width += line[index] === '\t' ? 4 - (width % 4) : 1;
  }
  return '';
}

/**
 * A shortcut for most lines outside of code: a letter in the first column ends every list and begins a
 * paragraph.
 */
const paragraphStart = /^[a-z]/i;

/**
 * Updates the state by one line. Returns true for a line of code or raw HTML, where no directive may stand.
 */
export function isCode(line: string, state: BlockState): boolean {
  if (state.html instanceof RegExp) {
    if (state.html.test(line)) state.html = undefined;
    return true;
  }
  if (state.fence && endsAround(line, state.fence)) state.fence = undefined;
  if (state.fence) {
    if (isClosingFence(line, state.fence)) state.fence = undefined;
    return true;
  }
  const indent = indentOf(line);
  const isBlank = isBlankLine(line);
  // Raw HTML ends with its list item.
  if (isBlank || indent < (state.items.at(-1) ?? 0)) state.html = undefined;
  if (isBlank) state.inParagraph = false;
  if (isBlank || state.html) return false;
  if (paragraphStart.test(line)) {
    state.items = [];
    state.inParagraph = true;
    return false;
  }
  return beginsCode(line, indent, state);
}

/**
 * Updates the state by one line. Returns true for a line of a code block with fences; what stands in raw HTML
 * or in indented code counts as text.
 */
export function isInFence(line: string, state: BlockState): boolean {
  isCode(line, state);
  return state.fence !== undefined;
}

/** True for a line that ends the list item or the quote around a fence. */
function endsAround(line: string, { itemIndent, isQuoted }: Fence): boolean {
  if (isQuoted && !line.trimStart().startsWith('>')) return true;
  return itemIndent > 0 && !isBlankLine(line) && indentOf(line) < itemIndent;
}

/** A line with four more spaces than the item around the fence closes nothing: samples show nested fences. */
function isClosingFence(line: string, { marker, itemIndent, isQuoted }: Fence): boolean {
  if (!line.includes(marker)) return false;
  const [, quote = '', closing] = /^([\s>]*)(`{3,}|~{3,})\s*$/.exec(line) ?? [];
  if (!closing?.startsWith(marker)) return false;
  return isQuoted || (!quote.includes('>') && indentOf(line) - itemIndent < 4);
}

function beginsCode(line: string, indent: number, state: BlockState): boolean {
  updateItems(line, indent, state);
  const base = state.items.at(-1) ?? 0;
  const content = fromColumn(line, base);
  const [before = '', marker] =
    /^([\s>]*(?:(?:[-*+]|\d{1,9}[.)])\s+)*[\s>]*)(`{3,}(?!.*`)|~{3,})/.exec(line)?.slice(1) ?? [];
  // The tags of code tabs look like raw HTML but are directive lines.
  const isTabs = /^\s*<\/?codeblock[\s>]/.test(content);
  const html = marker || isTabs ? undefined : htmlBlockEnd(content, state.inParagraph);
  const isIndented = indent - base >= 4;
  if (marker) state.fence = { marker, itemIndent: base, isQuoted: before.includes('>') };
  if (html !== 'same-line') state.html = html;
  const isText = !marker && !html && !/^ {0,3}(?:#{1,6}(?:\s|$)|(?:[-*_][ \t]*){3,}$)/.test(content);
  state.inParagraph = isText && (state.inParagraph || !isIndented);
  return marker !== undefined || html !== undefined || isIndented;
}

const itemStart = /^\s*(?:[-*+]|\d)/;

/** Closes the list items that the line's indentation ends, and opens those that it begins. */
function updateItems(line: string, indent: number, state: BlockState): void {
  while (state.items.length > 0 && indent < (state.items.at(-1) ?? 0)) state.items.pop();
  if (!itemStart.test(line)) return;
  let column = 0;
  for (const [whole, , , gap] of line.matchAll(/(\s*)([-*+]|\d{1,9}[.)])(?:(\s+)|$)/gy)) {
    column += whole.length;
    // Five spaces after a marker are one space and an indented code block.
    state.items.push(gap !== undefined && gap.length > 4 ? column - gap.length + 1 : column);
  }
}

/** A block of raw HTML ends on the line that matches, or before the next blank line. */
type HtmlBlockEnd = RegExp | 'blank-line';

// The element names of CommonMark's HTML blocks, condition 6.
const blockNames =
  'address article aside base basefont blockquote body caption center col colgroup dd details dialog dir div dl dt fieldset figcaption figure footer form frame frameset h[1-6] head header hr html iframe legend li link main menu menuitem nav noframes ol optgroup option p param search section summary table tbody td tfoot th thead title tr track ul';

const blockTag = new RegExp(`^</?(?:${blockNames.replaceAll(' ', '|')})(?=[\\s>]|/>|$)`, 'i');
const attribute = String.raw`\s+[a-z_:][\w.:-]*(?:\s*=\s*(?:[^\s"'=<>\x60]+|'[^']*'|"[^"]*"))?`;
const loneTag = new RegExp(
  String.raw`^(?:<[a-z][a-z\d-]*(?:${attribute})*\s*/?>|</[a-z][a-z\d-]*\s*>)\s*$`,
  'i',
);

/** CommonMark's HTML blocks of conditions 1 to 5: how each begins, and what ends it. */
const untilMatch: readonly (readonly [start: RegExp, end: RegExp])[] = [
  [/^<(?:pre|script|style|textarea)(?=[\s>]|$)/i, /<\/(?:pre|script|style|textarea)>/i],
  [/^<!--/, /-->/],
  [/^<\?/, /\?>/],
  [/^<!\[CDATA\[/, /\]\]>/],
  [/^<![a-z]/i, />/],
];

/**
 * The end of the block of raw HTML that begins on a line; undefined when none begins.
 *
 * @param content the line from the content column of its list item
 */
function htmlBlockEnd(content: string, inParagraph: boolean): HtmlBlockEnd | 'same-line' | undefined {
  const text = /^ {0,3}(<.*)$/s.exec(content)?.[1];
  if (text === undefined) return undefined;
  for (const [start, end] of untilMatch) {
    // A comment ends at the first `-->`, which may share its dashes with the opening.
    if (start.test(text)) return end.test(text.slice(2)) ? 'same-line' : end;
  }
  // A lone tag of another element does not interrupt a paragraph.
  return blockTag.test(text) || (!inParagraph && loneTag.test(text)) ? 'blank-line' : undefined;
}
