import createEmotionServer from '@emotion/server/create-instance';
import type { Direction } from '../../src/model/language.ts';
import { rightToLeftEngine } from '../islands/right-to-left-engine.ts';
import { leftToRightEngine, type StyleEngine } from '../islands/style-engine.ts';

/** An engine to draw one part with, and the style that the drawn part needs. */
export interface CriticalStyle {
  readonly engine: StyleEngine;
  /** The rules that the markup uses, as `<style data-emotion>`, from where emotion in the browser takes them over. */
  tagsFor(html: string): string;
}

/** Starts with no rules. */
export function createCriticalStyle(direction: Direction): CriticalStyle {
  const engine = direction === 'rtl' ? rightToLeftEngine() : leftToRightEngine();
  // Before the drawing: it turns the cache to collecting, otherwise emotion writes a style element in front of every element.
  const server = createEmotionServer(engine.cache);
  return {
    engine,
    tagsFor(html) {
      const { styles, ...chunks } = server.extractCriticalToChunks(html);
      return server.constructStyleTagsFromChunks({
        ...chunks,
        styles: styles.filter(({ css }) => css !== ''),
      });
    },
  };
}
