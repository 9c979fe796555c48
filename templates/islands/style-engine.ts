import createCache, { type EmotionCache } from '@emotion/cache';
import type { Direction } from '../../src/model/direction.ts';

/** Turns the styles of a demo into CSS rules for one text direction. */
export interface StyleEngine {
  readonly direction: Direction;
  readonly cache: EmotionCache;
}

/** Creates the left-to-right engine: emotion's default, as in an application of a reader. */
export function leftToRightEngine(): StyleEngine {
  return { direction: 'ltr', cache: createCache({ key: 'css' }) };
}
