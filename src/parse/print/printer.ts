import type { Nodes, RootContent } from 'mdast';
import type { PageContext } from '../page/page-context.ts';
import type { Definitions } from './find-definitions.ts';

/** What the printers of nodes share while one page is printed. */
export interface Printer {
  readonly context: PageContext;
  /** Makes an id of a heading the only one of its kind on the page. */
  readonly uniqueId: (id: string) => string;
  readonly definitions: Definitions;
  readonly footnotes: FootnoteUses;
  /** Prints nodes that stand in a line. */
  inlines(nodes: readonly RootContent[]): string;
  /** Prints blocks, each by itself; a definition gives none. */
  blocks(nodes: readonly RootContent[]): string[];
}

/** How often each footnote was referred to, by identifier, in the order of the first references: the first is number one. */
export type FootnoteUses = Map<string, number>;

/** Puts blocks on lines of their own. */
export function onLines(blocks: readonly string[]): string {
  return blocks.length === 0 ? '\n' : `\n${blocks.join('\n')}\n`;
}

/** False for a node that is printed elsewhere, if at all. */
export function isShown({ type }: Nodes): boolean {
  return type !== 'definition' && type !== 'footnoteDefinition';
}
