import type { Direction } from '../../src/model/language.ts';
import { loadOnce } from '../browser/lib/loading.ts';
import { leftToRightEngine, type StyleEngine } from './demo-root.tsx';

/** One engine for each direction: demos share their rules. The right-to-left engine loads on first use. */
const engines: Readonly<Record<Direction, () => Promise<StyleEngine>>> = {
  ltr: loadOnce(async () => leftToRightEngine()),
  rtl: loadOnce(async () => (await import('./right-to-left-engine.ts')).rightToLeftEngine()),
};

/** Returns the style engine of a direction. */
export function engineFor(direction: Direction): Promise<StyleEngine> {
  return engines[direction]();
}

/** Returns the direction of an element as the browser computes it. */
export function directionOf(element: Element): Direction {
  return getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr';
}

/** Gives a demo the engine of its present direction, and calls back if that is another one. */
export async function followDirection(
  element: Element,
  state: { engine: StyleEngine },
  onChange: () => Promise<void>,
): Promise<void> {
  const direction = directionOf(element);
  if (direction === state.engine.direction) return;
  const next = await engineFor(direction);
  // The direction changed again while the engine loaded; the call for that change handles it.
  if (directionOf(element) !== direction) return;
  state.engine = next;
  await onChange();
}

/** Calls back when the direction of the page may have changed, until the returned function is called. */
export function onDirectionChange(callback: () => void): () => void {
  const observer = new MutationObserver(callback);
  observer.observe(document.documentElement, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
}
