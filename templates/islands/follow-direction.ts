import type { Direction } from '../../src/model/direction.ts';
import { loadOnce } from '../browser/lib/loading.ts';
import { leftToRightEngine, type StyleEngine } from './style-engine.ts';

/** One engine a direction and page: a rule that two demos share is inserted once. The one for right to left comes when somebody reads so. */
const engines: Readonly<Record<Direction, () => Promise<StyleEngine>>> = {
  ltr: loadOnce(async () => leftToRightEngine()),
  rtl: loadOnce(async () => (await import('./right-to-left-engine.ts')).rightToLeftEngine()),
};

/** The engine for a direction. */
export function engineFor(direction: Direction): Promise<StyleEngine> {
  return engines[direction]();
}

/** The direction in which the text of an element runs. */
export function directionOf(element: Element): Direction {
  return getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr';
}

/** Calls back whenever the direction of the page may have changed, until what it gives is called. */
export function onDirectionChange(callback: () => void): () => void {
  const observer = new MutationObserver(callback);
  observer.observe(document.documentElement, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
}
