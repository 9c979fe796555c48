import { withLineFeeds } from '../../lib/line-feeds.ts';
import { fillFrontMatter } from './fill-front-matter.ts';
import { readFrontMatter } from './read-front-matter.ts';

/**
 * Returns the body of a page with what it shows of its front matter, and the number of lines of the file
 * before it.
 */
export function shownBody(text: string): { readonly body: string; readonly lineOffset: number } {
  const { yaml, body, lineOffset } = readFrontMatter(withLineFeeds(text.replace(/^\ufeff/, '')), '');
  return { body: fillFrontMatter(body, yaml?.value), lineOffset };
}
