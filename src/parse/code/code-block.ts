import type { Parent, RootContent } from 'mdast';
import { escapeHtml } from '../../lib/html.ts';
import { wordPlaceholder } from '../../lib/placeholders.ts';
import type { TabsOpener } from '../directives/directive-lines.ts';
import type { LineMark } from './code-marks.ts';
import { highlight } from './highlight.ts';
import type { Language } from './languages.ts';

/** A sample with everything that its HTML depends on. */
export interface CodeBlock {
  readonly language: Language;
  /** Without marks and without a line break at its end. */
  readonly text: string;
  readonly title: string | undefined;
  /** Marks by line, from 1. */
  readonly marks: ReadonlyMap<number, readonly LineMark[]>;
  readonly lineNumbers: boolean;
}

/**
 * Renders a sample as HTML. The contract with styles and the browser script:
 *
 * - `div.code-block[data-language]` contains an optional `div.code-title`, the `pre`, and the copy button;
 * - `pre` takes the keyboard focus, since long lines scroll; its text is the text to copy;
 * - `button[data-copy]` is `hidden` until the script shows it;
 * - a line with a mark or a number is wrapped in `span.line`, with `.line-highlight`, `.line-inserted`,
 *   `.line-deleted` or `.line-focus`; the line break follows the span;
 * - `pre[data-line-numbers]` has every line wrapped; a CSS counter shows the numbers, so they are not copied.
 */
export function renderCodeBlock(block: CodeBlock): string {
  const title = block.title === undefined ? '' : `<div class="code-title">${escapeHtml(block.title)}</div>`;
  const numbers = block.lineNumbers ? ' data-line-numbers' : '';
  return (
    `<div class="code-block" data-language="${block.language}">${title}` +
    `<pre tabindex="0"${numbers}><code class="language-${block.language}">${renderLines(block)}</code></pre>` +
    `<button type="button" class="code-copy" data-copy hidden>${wordPlaceholder('copy')}</button></div>`
  );
}

function renderLines({ text, language, marks, lineNumbers }: CodeBlock): string {
  const html = highlight(text, language);
  if (marks.size === 0 && !lineNumbers) return html;
  return html
    .split('\n')
    .map((line, index) => {
      const kinds = marks.get(index + 1) ?? [];
      if (kinds.length === 0 && !lineNumbers) return line;
      const classes = ['line', ...new Set(kinds.map((kind) => `line-${kind}`))];
      return `<span class="${classes.join(' ')}">${line}</span>`;
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
  const ordered = inOrder(panels);
  const key = storageKey === undefined ? '' : ` data-storage-key="${escapeHtml(storageKey)}"`;
  const tabs = ordered.map(({ label }, index) => renderTab(label, index === 0));
  const name = wordPlaceholder('codeTabs');
  const list = `<div class="code-tab-list" role="tablist" aria-label="${name}" hidden>${tabs.join('')}</div>`;
  return `<div class="code-tabs"${key}>${list}${ordered.map(renderPanel).join('')}</div>`;
}

function renderTab(label: string, isSelected: boolean): string {
  const state = isSelected ? 'aria-selected="true"' : 'aria-selected="false" tabindex="-1"';
  return `<button type="button" role="tab" ${state}>${escapeHtml(label)}</button>`;
}

function renderPanel({ label, block }: CodePanel): string {
  const name = escapeHtml(label);
  // A title that is also the label is shown once.
  const shown = block.title === label ? { ...block, title: undefined } : block;
  return `<div class="code-panel" data-label="${name}"><div class="code-label">${name}</div>${renderCodeBlock(shown)}</div>`;
}

function inOrder(panels: readonly CodePanel[]): readonly CodePanel[] {
  if (!panels.every(({ label }) => packageManagers.includes(label))) return panels;
  return [...panels].sort((a, b) => packageManagers.indexOf(a.label) - packageManagers.indexOf(b.label));
}
