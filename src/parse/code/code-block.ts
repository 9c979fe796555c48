import type { Parent, RootContent } from 'mdast';
import { escapeHtml } from '../../lib/html.ts';
import { wordPlaceholder } from '../../lib/placeholders.ts';
import type { TabsOpener } from '../directives/directive-lines.ts';
import type { LineMark, WordMark } from './code-marks.ts';
import { highlight } from './highlight.ts';
import type { Language } from './languages.ts';
import { markCodeWords } from './mark-code-words.ts';

/** A sample with everything that its HTML depends on. */
export interface CodeBlock {
  readonly language: Language;
  /** Without marks and without a line break at its end. */
  readonly text: string;
  readonly title: string | undefined;
  /** Marks by line, from 1. */
  readonly marks: ReadonlyMap<number, readonly LineMark[]>;
  /** Words to mark; none by default. */
  readonly words?: readonly WordMark[];
  readonly lineNumbers: boolean;
  /** The number of the first line, by default 1. */
  readonly firstLine?: number;
  /** Whether long lines are broken instead of scrolled. */
  readonly wraps?: boolean;
}

/** How the HTML of a code block begins. */
export const codeBlockStart = '<div class="code-block"';

/**
 * Renders a sample as HTML. The contract with styles and the browser script:
 *
 * - `div.code-block[data-language]` contains an optional `div.code-title`, the `pre`, and the copy button;
 * - `pre` takes the keyboard focus, since long lines scroll, and is named after its file or language; its
 *   text is the text to copy;
 * - `button[data-copy]` is `hidden` until the script shows it;
 * - a line with a mark or a number is wrapped in `span.line`, with `.line-highlight`, `.line-inserted`,
 *   `.line-deleted`, `.line-focus`, `.line-error` or `.line-warning`; the line break follows the span;
 * - marked words are in `mark.word-highlight`, `.word-inserted` or `.word-deleted`;
 * - `pre[data-line-numbers]` has every line wrapped; a CSS counter shows the numbers, so they are not copied.
 *   Where they do not begin at 1, each line has its number in `data-line`;
 * - `pre[data-wrap]` breaks long lines.
 */
export function renderCodeBlock(block: CodeBlock): string {
  const title = block.title === undefined ? '' : `<div class="code-title">${escapeHtml(block.title)}</div>`;
  const name = escapeHtml(block.title ?? block.language);
  const wrap = block.wraps ? 'data-wrap ' : '';
  const numbers = block.lineNumbers ? ' data-line-numbers' : '';
  return (
    `${codeBlockStart} data-language="${block.language}">${title}` +
    `<pre ${wrap}tabindex="0" role="group" aria-label="${name}"${numbers}>` +
    `<code class="language-${block.language}">${renderLines(block)}</code></pre>` +
    `<button type="button" class="code-copy" data-copy hidden>${wordPlaceholder('copy')}</button></div>`
  );
}

function renderLines(block: CodeBlock): string {
  const { text, language, marks, words = [], lineNumbers, firstLine = 1 } = block;
  const html = highlight(text, language);
  if (marks.size === 0 && words.length === 0 && !lineNumbers) return html;
  const written = words.length === 0 ? [] : text.split('\n');
  return html
    .split('\n')
    .map((highlighted, index) => {
      const inLine = words.filter(({ first, last }) => first <= index + 1 && index + 1 <= last);
      const line =
        inLine.length === 0 ? highlighted : markCodeWords(highlighted, written[index] ?? '', inLine);
      const kinds = marks.get(index + 1) ?? [];
      if (kinds.length === 0 && !lineNumbers) return line;
      const classes = ['line', ...new Set(kinds.map((kind) => `line-${kind}`))];
      const number = lineNumbers && firstLine !== 1 ? ` data-line="${firstLine + index}"` : '';
      return `<span class="${classes.join(' ')}"${number}>${line}</span>`;
    })
    .join('\n');
}

/** Code tabs in the tree of a page: a node with the blocks between the two lines as children. */
export interface CodeTabs extends Parent {
  type: 'codeTabs';
  opener: TabsOpener;
  children: RootContent[];
}

declare module 'mdast' {
  interface RootContentMap {
    codeTabs: CodeTabs;
  }
}

/** A sample with the label of its tab. */
export interface CodePanel {
  readonly label: string;
  readonly block: CodeBlock;
}

const packageManagers: readonly string[] = ['npm', 'pnpm', 'yarn', 'bun'];

/**
 * Renders code tabs, which show one sample at a time. The contract with styles and the browser script:
 *
 * - `div.code-tabs[data-storage-key]` contains `div[role=tablist]` and the panels, in the same order;
 * - without script the list is `hidden`, and every `div.code-panel[data-label]` is visible under its
 *   `div.code-label`;
 * - the script shows the list, hides the labels and all panels but one, makes panels `tabpanel`s named by
 *   their tabs, and stores the label of the chosen tab under the storage key, if there is one;
 * - the first tab is selected in the HTML and takes the keyboard focus.
 */
export function renderCodeTabs(panels: readonly CodePanel[], storageKey: string | undefined): string {
  const rendered = inOrder(panels).map(({ label, block }) => {
    // A title that is also the label is shown once.
    const shown = block.title === label ? { ...block, title: undefined } : block;
    return { name: escapeHtml(label), html: renderCodeBlock(shown) };
  });
  return tabsMarkup(rendered, { className: 'code-tabs', label: wordPlaceholder('codeTabs'), storageKey });
}

/** Joins panels of HTML, with escaped names, to tabs. */
export function tabsMarkup(
  panels: readonly { readonly name: string; readonly html: string }[],
  {
    className,
    label,
    storageKey,
  }: { readonly className: string; readonly label: string; readonly storageKey: string | undefined },
): string {
  const key = storageKey === undefined ? '' : ` data-storage-key="${escapeHtml(storageKey)}"`;
  const tabs = panels.map(({ name }, index) => renderTab(name, index === 0));
  const list = `<div class="code-tab-list" role="tablist" aria-label="${label}" hidden>${tabs.join('')}</div>`;
  const shown = panels.map(
    ({ name, html }) =>
      `<div class="code-panel" data-label="${name}"><div class="code-label">${name}</div>${html}</div>`,
  );
  return `<div class="${className}"${key}>${list}${shown.join('')}</div>`;
}

function renderTab(name: string, isSelected: boolean): string {
  const state = isSelected ? 'aria-selected="true"' : 'aria-selected="false" tabindex="-1"';
  return `<button type="button" role="tab" ${state}>${name}</button>`;
}

function inOrder(panels: readonly CodePanel[]): readonly CodePanel[] {
  if (!panels.every(({ label }) => packageManagers.includes(label))) return panels;
  return [...panels].sort((a, b) => packageManagers.indexOf(a.label) - packageManagers.indexOf(b.label));
}
