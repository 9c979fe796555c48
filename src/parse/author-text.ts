import { withoutPlaceholders } from '../lib/placeholders.ts';

/** Returns an author's text as it is parsed: with line feeds alone, and without marks of placeholders. */
export function authorText(text: string): string {
  return withoutPlaceholders(withLineFeeds(text));
}

/** Returns a text with one kind of line ending. */
export function withLineFeeds(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}
