import { media } from '../tokens.ts';

/** Style of what is current or chosen where the reader's own colours replace ours, and tints are gone. The ring of the focus wins over it. */
export function forcedMark(selector: string) {
  const mark = { outline: '2px solid Highlight', outlineOffset: -2 };
  return { [media.forced]: { [`${selector}:not(:focus-visible)`]: mark } };
}
