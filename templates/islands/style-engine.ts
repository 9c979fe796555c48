import createCache, { type EmotionCache } from '@emotion/cache';
import type { Direction } from '../../src/model/language.ts';

/** What turns a demo's styles into rules: emotion, and the direction that the rules are for. */
export interface StyleEngine {
  readonly direction: Direction;
  readonly cache: EmotionCache;
}

/** The engine for text from left to right, as in an application of a reader: emotion's default. */
export function leftToRightEngine(): StyleEngine {
  return { direction: 'ltr', cache: createCache({ key: 'css' }) };
}
