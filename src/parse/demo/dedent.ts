import type { Span } from './module-token.ts';

/**
 * Returns a span of a text without its common indentation. A span that begins inside a line has the
 * indentation of that line.
 */
export function dedent(text: string, { start, end }: Span): string {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const indent = /^[ \t]*/.exec(text.slice(lineStart, start))?.[0] ?? '';
  return dedentLines(`${indent}${text.slice(start, end)}`.split('\n'));
}

/** Joins lines without their common indentation, trailing spaces, and blank lines at both ends. */
export function dedentLines(lines: readonly string[]): string {
  const filled = lines.filter((line) => line.trim() !== '');
  const shared = filled.reduce((least, line) => Math.min(least, line.search(/\S/)), Number.POSITIVE_INFINITY);
  return lines
    .map((line) => line.slice(shared).trimEnd())
    .join('\n')
    .replace(/^\n+|\n+$/g, '');
}
