import { fromColumn, indentOf } from './columns.ts';
import { type HtmlBlockEnd, htmlBlockEnd } from './html-block.ts';

/** The blocks of Markdown that are open at a line, as far as they decide what counts in it. */
export interface BlockState {
  /** Content columns of the open list items, outermost first. */
  items: number[];
  fence: Fence | undefined;
  /** What ends the block of raw HTML that is open. */
  html: HtmlBlockEnd | undefined;
  /** True when the line before is text of a paragraph. */
  inParagraph: boolean;
}

interface Fence {
  readonly mark: string;
  /** Column where the fence stands; a line indented less than its list item ends the item, and the fence with it. */
  readonly itemIndent: number;
}

/** The state before the first line. */
export function openBlocks(): BlockState {
  return { items: [], fence: undefined, html: undefined, inParagraph: false };
}

/** Most lines outside of code begin with a word in the first column: they belong to no list, and begin nothing but a paragraph. */
const plainText = /^[a-z]/i;

/** Follows fences, raw HTML and list items; true for a line in which nothing of the dialect counts. */
export function isCode(line: string, state: BlockState): boolean {
  if (state.html instanceof RegExp) {
    if (state.html.test(line)) state.html = undefined;
    return true;
  }
  const indent = indentOf(line);
  const isBlank = line.trim() === '';
  if (!isBlank && state.fence && indent < state.fence.itemIndent) state.fence = undefined;
  if (state.fence) {
    const close = line.includes(state.fence.mark) ? /^[\s>]*(`{3,}|~{3,})\s*$/.exec(line)?.[1] : undefined;
    if (close?.startsWith(state.fence.mark)) state.fence = undefined;
    return true;
  }
  // Raw HTML ends with the list item that holds it.
  if (isBlank || indent < (state.items.at(-1) ?? 0)) state.html = undefined;
  if (isBlank) state.inParagraph = false;
  if (isBlank || state.html) return false;
  if (plainText.test(line)) {
    state.items = [];
    state.inParagraph = true;
    return false;
  }
  return beginsCode(line, indent, state);
}

/** Enters the fence or the raw HTML that begins on a line. */
function beginsCode(line: string, indent: number, state: BlockState): boolean {
  enterItems(line, state);
  const base = state.items.at(-1) ?? 0;
  const content = fromColumn(line, base);
  const fence = /^[\s>]*(?:(?:[-*+]|\d{1,9}[.)])\s+)*[\s>]*(`{3,}(?!.*`)|~{3,})/.exec(line)?.[1];
  // The tags of code tabs look like raw HTML, and are the dialect's.
  const isTabs = /^\s*<\/?codeblock[\s>]/.test(content);
  const html = fence || isTabs ? undefined : htmlBlockEnd(content, state.inParagraph);
  const isIndented = indent - base >= 4;
  if (fence) state.fence = { mark: fence, itemIndent: base };
  if (html !== 'here') state.html = html;
  const isText = !fence && !html && !/^ {0,3}(?:#{1,6}(?:\s|$)|(?:[-*_][ \t]*){3,}$)/.test(content);
  state.inParagraph = isText && (state.inParagraph || !isIndented);
  return fence !== undefined || html !== undefined || isIndented;
}

const itemStart = /^\s*(?:[-*+]|\d)/;

/** Leaves list items that the line is indented too little for, and enters those that it begins. */
function enterItems(line: string, state: BlockState): void {
  const indent = indentOf(line);
  while (state.items.length > 0 && indent < (state.items.at(-1) ?? 0)) state.items.pop();
  if (!itemStart.test(line)) return;
  let column = 0;
  for (const marker of line.matchAll(/(\s*)([-*+]|\d{1,9}[.)])(?:(\s+)|$)/gy)) {
    const [whole, , , gap] = marker;
    column += whole.length;
    // Five spaces after a marker are one space and an indented code block.
    state.items.push(gap !== undefined && gap.length > 4 ? column - gap.length + 1 : column);
  }
}
