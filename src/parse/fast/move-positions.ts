import type { Nodes } from 'mdast';
import type { Point } from './source-lines.ts';

/** Moves the places of nodes that were read from a part of a text to where the part begins. */
export function movePositions(node: Nodes, by: { readonly lines: number; readonly offset: number }): void {
  const moved = ({ line, column, offset = 0 }: Point): Point => ({
    line: line + by.lines,
    column,
    offset: offset + by.offset,
  });
  if (node.position) node.position = { start: moved(node.position.start), end: moved(node.position.end) };
  if ('children' in node) for (const child of node.children) movePositions(child, by);
}
