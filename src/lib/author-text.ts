import { withLineFeeds } from './line-feeds.ts';
import { withoutPlaceholders } from './placeholders.ts';

/** Returns an author's text as it is parsed: with line feeds alone, and without marks of placeholders. */
export function authorText(text: string): string {
  return withoutPlaceholders(withLineFeeds(text));
}
