import type { Root, RootContent } from 'mdast';

/** A position in a text as nodes have it: line and column from 1, offset from 0. */
export type Point = NonNullable<Root['position']>['start'];

/** A text and its lines. */
export interface SourceLines {
  readonly text: string;
  /** Lines without their line endings. */
  readonly lines: readonly string[];
  /** Offset of each line in the text. */
  readonly offsets: readonly number[];
}

/** A block that the fast path has read, and the index of the line after it. */
export interface FastBlock<Node extends RootContent = RootContent> {
  readonly node: Node;
  readonly next: number;
}

/** Splits a text whose line endings are all `\n`. */
export function sourceLines(text: string): SourceLines {
  const lines = text.split('\n');
  const offsets: number[] = [];
  let offset = 0;
  for (const line of lines) {
    offsets.push(offset);
    offset += line.length + 1;
  }
  return { text, lines, offsets };
}

/** Converts indexes of a line and column, from 0, to a position. */
export function pointIn({ offsets }: SourceLines, line: number, column: number): Point {
  return { line: line + 1, column: column + 1, offset: (offsets[line] ?? 0) + column };
}

/** The position of the end of a line, given its index. */
export function lineEnd(source: SourceLines, line: number): Point {
  return pointIn(source, line, source.lines[line]?.length ?? 0);
}

/** True for a line with a tab or a trailing space, whose meaning depends on the context. */
export function hasSpecialSpace(line: string): boolean {
  return line.endsWith(' ') || line.includes('\t');
}

/** True for a line of spaces and tabs, and for the end of the text. */
export function isBlank(line: string | undefined): boolean {
  return line === undefined || !/[^ \t]/.test(line);
}
