import type { Place } from '../../model/diagnostic.ts';
import { withLineFeeds } from '../author-text.ts';
import { fillFrontMatter } from './fill-front-matter.ts';
import { readFrontMatter } from './read-front-matter.ts';

/** The body of a page with what it shows of its front matter. */
export interface ShownBody {
  readonly body: string;
  /** The difference between a line of the body and the line of the file; see `FrontMatterBlock`. */
  readonly lineOffset: number;
  /** The places of what its first lines show, by index of the line. */
  readonly places: readonly Place[];
}

/** Returns the body of a page with what it shows of its front matter. */
export function shownBody(text: string): ShownBody {
  const {
    yaml,
    body,
    lineOffset,
    places = [],
  } = readFrontMatter(withLineFeeds(text.replace(/^\ufeff/, '')), '');
  return { body: fillFrontMatter(body, yaml?.value), lineOffset, places };
}
