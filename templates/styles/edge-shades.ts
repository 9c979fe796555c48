import { colour } from '../tokens.ts';

/**
 * The background of what scrolls sideways: shadows at the edges behind which there is more, in any direction
 * of text. Two covers scroll with the content and uncover the shadows. They are taller than the shadows, of
 * which a fraction of a pixel would be seen.
 */
export function edgeShades(ground: string): string {
  return `background:
  linear-gradient(90deg, ${ground} 30%, transparent) 0 -1px / 40px 110% local no-repeat,
  linear-gradient(270deg, ${ground} 30%, transparent) 100% -1px / 40px 110% local no-repeat,
  linear-gradient(90deg, ${colour.shade}, transparent) 0 0 / 10px 100% scroll no-repeat,
  linear-gradient(270deg, ${colour.shade}, transparent) 100% 0 / 10px 100% scroll no-repeat ${ground};`;
}
