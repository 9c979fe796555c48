import type { Root } from 'mdast';

/** A place in a text as nodes tell it: line and column from 1, offset from 0. */
export type Point = NonNullable<Root['position']>['start'];

/** A text and its lines, as a parser counts them. */
export interface SourceLines {
  readonly text: string;
  /** Without their endings. */
  readonly lines: readonly string[];
  /** Where each line begins in the text. */
  readonly offsets: readonly number[];
}

/** Splits a text at its line endings, which are all `\n`. */
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

/** A place in a line, both counted from 0, as nodes tell it: lines and columns from 1. */
export function pointIn({ offsets }: SourceLines, line: number, column: number): Point {
  return { line: line + 1, column: column + 1, offset: (offsets[line] ?? 0) + column };
}

/** The end of a line, counted from 0. */
export function lineEnd(source: SourceLines, line: number): Point {
  return pointIn(source, line, source.lines[line]?.length ?? 0);
}

/** True for a line with a tab in it, or a space at its end: what they stand for depends on what is around. */
export function hasOddSpace(line: string): boolean {
  return line.endsWith(' ') || line.includes('\t');
}

/** True for a line of spaces and tabs alone. */
export function isBlank(line: string | undefined): boolean {
  return line === undefined || !/[^ \t]/.test(line);
}
