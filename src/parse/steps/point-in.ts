import type { Html, Text } from 'mdast';
import type { BodyPoint } from '../page/page-context.ts';

/** Returns the place of a character of raw HTML, or of text, in the body of the page. */
export function pointIn({ position, value }: Html | Text, index: number): BodyPoint {
  const before = value.slice(0, index).split('\n');
  const { line, column } = position?.start ?? { line: 1, column: 1 };
  const columns = before.at(-1)?.length ?? 0;
  return { line: line + before.length - 1, column: columns + (before.length === 1 ? column : 1) };
}
