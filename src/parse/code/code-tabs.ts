import type { Parent, RootContent } from 'mdast';
import { escapeHtml } from '../../lib/html.ts';
import { wordPlaceholder } from '../../lib/placeholders.ts';
import type { TabsOpener } from '../directives/read-tabs-opener.ts';
import { type CodeBlock, renderCodeBlock } from './code-block.ts';

/** What stands between the two lines of code tabs, until it is drawn. */
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

/** A sample with the name of its tab. */
export interface CodePanel {
  readonly label: string;
  readonly block: CodeBlock;
}

/** The order in which package managers stand everywhere. */
const packageManagers: readonly string[] = ['npm', 'pnpm', 'yarn', 'bun'];

/**
 * Draws samples of which one is seen at a time. The contract with styles and the browser script:
 *
 * - `div.code-tabs[data-storage-key]` holds `div[role=tablist]` and the panels, in the same order;
 * - without script the list is `hidden` and every `div.code-panel[data-label]` is seen under its `div.code-label`;
 * - the script shows the list, hides the labels and all panels but one, makes panels `tabpanel`s named by their tabs, and keeps the label
 *   of the chosen tab under the storage key; the key is absent where the choice is not kept;
 * - the first tab is selected in the HTML, and is the one that takes the keyboard.
 */
export function renderCodeTabs(panels: readonly CodePanel[], storageKey: string | undefined): string {
  const ordered = inOrder(panels);
  const key = storageKey === undefined ? '' : ` data-storage-key="${escapeHtml(storageKey)}"`;
  const tabs = ordered.map(({ label }, index) => renderTab(label, index === 0));
  const name = wordPlaceholder('codeTabs');
  const list = `<div class="code-tab-list" role="tablist" aria-label="${name}" hidden>${tabs.join('')}</div>`;
  return `<div class="code-tabs"${key}>${list}${ordered.map(renderPanel).join('')}</div>`;
}

function renderTab(label: string, selected: boolean): string {
  const state = selected ? 'aria-selected="true"' : 'aria-selected="false" tabindex="-1"';
  return `<button type="button" role="tab" ${state}>${escapeHtml(label)}</button>`;
}

function renderPanel({ label, block }: CodePanel): string {
  const name = escapeHtml(label);
  // A title that has become the label need not be read twice.
  const shown = block.title === label ? { ...block, title: undefined } : block;
  return `<div class="code-panel" data-label="${name}"><div class="code-label">${name}</div>${renderCodeBlock(shown)}</div>`;
}

function inOrder(panels: readonly CodePanel[]): readonly CodePanel[] {
  if (!panels.every(({ label }) => packageManagers.includes(label))) return panels;
  return [...panels].sort((a, b) => packageManagers.indexOf(a.label) - packageManagers.indexOf(b.label));
}
