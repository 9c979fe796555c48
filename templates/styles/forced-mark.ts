import { media } from '../tokens.ts';

/**
 * Style of what is current or chosen where the reader's own colours replace ours, and tints are gone. It is thinner than the ring of the
 * focus and of the colour of text, since both may be seen in one menu; on the same entry the ring wins.
 */
export function forcedColorsOutline(selector: string) {
  const mark = { outline: '1px solid CanvasText', outlineOffset: -1 };
  return { [media.forced]: { [`${selector}:not(:focus-visible)`]: mark } };
}
