import type { Paragraph, Parent, RootContent } from 'mdast';
import type { Callout } from '../print/print-blocks.ts';
import type { Details } from '../print/print-containers.ts';

// unist-util-visit creates a named function for every node it visits, which is slow on whole sites.

/**
 * Makes `visitMarkdown` skip the children of a node, or continue with that child of the node's parent.
 */
export type Skip = 'skip' | { readonly continueAt: number };

/**
 * Calls the visitor for every node below the root in document order, except text and inline code. The visitor
 * may replace the node and its later siblings. The title of a container is a paragraph before its content.
 */
export function visitMarkdown(
  parent: Parent,
  visitor: (node: RootContent, index: number, parent: Parent) => Skip | undefined,
): void {
  for (let index = 0; index < parent.children.length; index += 1) {
    const node = parent.children[index];
    if (node === undefined || node.type === 'text' || node.type === 'inlineCode') continue;
    const skip = visitor(node, index, parent);
    if (typeof skip === 'object') index = skip.continueAt - 1;
    else if (skip === undefined && 'children' in node) {
      if (node.type === 'callout' || node.type === 'details') visitTitle(node, visitor);
      visitMarkdown(node, visitor);
    }
  }
}

function visitTitle(container: Callout | Details, visitor: Parameters<typeof visitMarkdown>[1]): void {
  const title: Paragraph = { type: 'paragraph', children: container.title };
  visitMarkdown(title, visitor);
  container.title = title.children;
}

const inlineParents: ReadonlySet<string> = new Set(
  'paragraph heading tableCell strong emphasis delete link linkReference'.split(' '),
);

/** True for a node in whose content no paragraph may stand. */
export function hasInlineContent({ type }: Parent): boolean {
  return inlineParents.has(type);
}

/**
 * Replaces the child at an index by any number of nodes. `splice` would take each node as an argument, and a
 * call has room for some ten thousand arguments.
 */
export function replaceNode(parent: Parent, index: number, nodes: readonly RootContent[]): void {
  parent.children = [...parent.children.slice(0, index), ...nodes, ...parent.children.slice(index + 1)];
}
