import type { Definition, FootnoteDefinition, Nodes } from 'mdast';

/** What links and footnotes refer to, by identifier; of two with one name the first holds. */
export interface Definitions {
  readonly links: ReadonlyMap<string, Definition>;
  readonly footnotes: ReadonlyMap<string, FootnoteDefinition>;
}

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
