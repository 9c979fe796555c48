import type { Definition, FootnoteDefinition, Nodes, RootContent } from 'mdast';
import type { PageContext } from '../page-context.ts';

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

/** What links and footnotes refer to, by identifier; of two with one name the first holds. */
export interface Definitions {
  readonly links: ReadonlyMap<string, Definition>;
  readonly footnotes: ReadonlyMap<string, FootnoteDefinition>;
}

/** How often each footnote was referred to, by identifier, in the order of the first references: the first is number one. */
export type FootnoteUses = Map<string, number>;

/** Finds the definitions of a page. */
export function findDefinitions(tree: Nodes): Definitions {
  const found = { links: new Map<string, Definition>(), footnotes: new Map<string, FootnoteDefinition>() };
  const look = (node: Nodes) => {
    if (node.type === 'definition' && !found.links.has(node.identifier))
      found.links.set(node.identifier, node);
    if (node.type === 'footnoteDefinition' && !found.footnotes.has(node.identifier))
      found.footnotes.set(node.identifier, node);
    // They are blocks, and stand in no line and no table.
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'table') return;
    if ('children' in node) for (const child of node.children) look(child);
  };
  look(tree);
  return found;
}

/** Puts blocks on lines of their own. */
export function onLines(blocks: readonly string[]): string {
  return blocks.length === 0 ? '\n' : `\n${blocks.join('\n')}\n`;
}

/** False for a node that is printed elsewhere, if at all. */
export function isShown({ type }: Nodes): boolean {
  return type !== 'definition' && type !== 'footnoteDefinition';
}
