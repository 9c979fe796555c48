import type { Nodes, Root } from 'mdast';

/** Where the text that is parsed differs from the author's. */
export interface LineChanges {
  /** Lines of the author in front of which a blank one was put. */
  readonly inserted: readonly number[];
  /** How many columns were taken from the start of a line of the author. */
  readonly removed: ReadonlyMap<number, number>;
}

/** Gives every node of a tree its place in the author's text. */
export function restoreLines(tree: Root, changes: LineChanges): void {
  if (changes.inserted.length > 0) restore(tree, changes);
}

function restore(node: Nodes, changes: LineChanges): void {
  const { position } = node;
  for (const point of position ? [position.start, position.end] : []) {
    point.line = writtenLine(point.line, changes.inserted);
    point.column += changes.removed.get(point.line) ?? 0;
  }
  if ('children' in node) for (const child of node.children) restore(child, changes);
}

/** The blank line that was put in front of line n stands at n, moved on by those before it. */
function writtenLine(line: number, inserted: readonly number[]): number {
  const before = inserted.findIndex((written, index) => written + index >= line);
  return line - (before === -1 ? inserted.length : before);
}
