import type { Parent, RootContent } from 'mdast';
import { wordPlaceholder } from '../../lib/placeholders.ts';
import { escapeText } from './escape.ts';
import { onLines, type Printer } from './printer.ts';

/** A callout in the tree: what stands between its two lines. */
export interface Callout extends Parent {
  type: 'callout';
  severity: 'info' | 'success' | 'warning' | 'error';
  /** Empty where there is none. */
  title: string;
  children: RootContent[];
}

declare module 'mdast' {
  interface RootContentMap {
    callout: Callout;
  }
}

/** Prints a callout. The sign and the colour tell its severity to those who see them, the label to the others. */
export function printCallout({ severity, title, children }: Callout, printer: Printer): string {
  const heading = title === '' ? [] : [`<p class="callout-title">${escapeText(title)}</p>`];
  const content = onLines([...heading, ...printer.blocks(children)]);
  const label = wordPlaceholder(`callout-${severity}`);
  return `<aside class="callout callout-${severity}" role="note" aria-label="${label}">${content}</aside>`;
}
