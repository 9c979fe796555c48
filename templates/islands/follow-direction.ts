import type { Direction } from '../../src/model/direction.ts';
import { leftToRightEngine, type StyleEngine } from './style-engine.ts';

/** One engine a direction and page: a rule that two demos share is inserted once. */
const engines = new Map<Direction, Promise<StyleEngine>>();

/** The engine for a direction. The one for right to left comes when somebody reads so. */
export function engineFor(direction: Direction): Promise<StyleEngine> {
  const known = engines.get(direction);
  if (known) return known;
  const engine =
    direction === 'ltr'
      ? Promise.resolve(leftToRightEngine())
      : import('./right-to-left-engine.ts').then(({ rightToLeftEngine }) => rightToLeftEngine());
  engines.set(direction, engine);
  return engine;
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
