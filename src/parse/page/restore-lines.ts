import type { Nodes, Root } from 'mdast';
import type { Point } from '../fast/source-lines.ts';

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
  // Nodes may share their points, so that none of them is changed in place.
  if (position)
    node.position = {
      start: writtenPoint(position.start, changes),
      end: writtenPoint(position.end, changes),
    };
  if ('children' in node) for (const child of node.children) restore(child, changes);
}

function writtenPoint(point: Point, { inserted, removed }: LineChanges): Point {
  const line = writtenLine(point.line, inserted);
  return { ...point, line, column: point.column + (removed.get(line) ?? 0) };
}

/** The blank line that was put in front of line n stands at n, moved on by those before it. */
function writtenLine(line: number, inserted: readonly number[]): number {
  const before = inserted.findIndex((written, index) => written + index >= line);
  return line - (before === -1 ? inserted.length : before);
}
