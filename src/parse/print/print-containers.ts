import type { Node, Parent, PhrasingContent, RootContent } from 'mdast';
import { escapeHtml } from '../../lib/html.ts';
import { placeholder, wordPlaceholder } from '../../lib/placeholders.ts';
import type { Heading } from '../../model/document.ts';
import { codeBlockStart, tabsMarkup } from '../code/code-block.ts';
import type { ContainerLine } from '../directives/directive-lines.ts';
import { escapeText, onLines, type Printer } from './printer.ts';

/** Content that the reader opens. */
export interface Details extends Parent {
  type: 'details';
  open: boolean;
  /** Empty for the word of the language. */
  title: PhrasingContent[];
  children: RootContent[];
}

/** A group of tabs, of which a page shows one. */
export interface Tabs extends Parent {
  type: 'tabs';
  opener: Pick<ContainerLine, 'attributes' | 'line' | 'column'>;
  children: RootContent[];
}

/** A tab with its label: a section that its group shows or hides. */
export interface Tab extends Parent {
  type: 'tab';
  label: string;
  children: RootContent[];
}

/** The place of the table of contents. */
export interface Toc extends Node {
  type: 'toc';
}

declare module 'mdast' {
  interface RootContentMap {
    details: Details;
    tabs: Tabs;
    tab: Tab;
    toc: Toc;
  }
  interface Data {
    /** True for content in which braces are text. */
    verbatim?: boolean;
  }
}

/** Prints content that the reader opens. */
export function printDetails({ open, title, children }: Details, printer: Printer): string {
  const summary = title.length === 0 ? wordPlaceholder('details') : printer.inlines(title);
  const content = onLines([`<summary>${summary}</summary>`, ...printer.blocks(children)]);
  return `<details${open ? ' open' : ''}>${content}</details>`;
}

/** Prints tabs with any content. Content outside of the tabs comes before them. */
export function printTabs({ opener, children }: Tabs, printer: Printer): string {
  const tabs = children.filter((child) => child.type === 'tab');
  const others = children.filter((child) => child.type !== 'tab');
  const { attributes } = opener;
  const key = attributes.get('storageKey') ?? attributes.get('syncKey') ?? attributes.get('groupId');
  const panels = tabs.map(({ label, children: content }, index) => {
    const name = escapeHtml(label === '' ? `${index + 1}` : label);
    return { name, blocks: printer.blocks(content) };
  });
  // Tabs with one code block each look like code tabs.
  const isCode = panels.every(
    ({ blocks: [first = '', ...more] }) => more.length === 0 && first.startsWith(codeBlockStart),
  );
  const printed = printer.blocks(others);
  if (panels.length > 0)
    printed.push(
      tabsMarkup(
        panels.map(({ name, blocks }) => ({ name, html: isCode ? blocks.join('') : onLines(blocks) })),
        {
          className: isCode ? 'code-tabs' : 'code-tabs content-tabs',
          label: wordPlaceholder('tabs'),
          storageKey: typeof key === 'string' ? key : undefined,
        },
      ),
    );
  return printed.join('\n');
}

/** Prints links to the headings of levels two and three. */
export function printToc(headings: readonly Heading[]): string {
  const items: { readonly link: string; readonly below: string[] }[] = [];
  for (const [index, { depth, text }] of headings.entries()) {
    const link = `<a href="#${placeholder('h', index)}">${escapeText(text)}</a>`;
    const parent = items.at(-1);
    if (depth === 3 && parent) parent.below.push(`<li>${link}</li>`);
    else if (depth === 2 || depth === 3) items.push({ link, below: [] });
  }
  if (items.length === 0) return '';
  const list = items.map(({ link, below }) =>
    below.length === 0 ? `<li>${link}</li>` : `<li>${link}\n<ul>${onLines(below)}</ul>\n</li>`,
  );
  return `<nav class="toc" aria-label="${wordPlaceholder('contents')}"><ul>${onLines(list)}</ul></nav>`;
}
