import type { VaryingText, VaryingValue } from '../../src/model/render-task.ts';
import { textDifference } from './text-difference.ts';

/** What the modules of components read when they were loaded, which happens once. */
const onLoad = new WeakMap<object, ReadonlySet<VaryingValue>>();

const nothing: ReadonlySet<VaryingValue> = new Set();

/** Notes what the module of a component has read. Loaded from a cache, a module reads nothing. */
export function noteValues(component: object, values: ReadonlySet<VaryingValue>): void {
  if (!onLoad.has(component)) onLoad.set(component, values);
}

/** Returns what the module of a component read when it was loaded. */
export function readValues(component: object): ReadonlySet<VaryingValue> {
  return onLoad.get(component) ?? nothing;
}

/**
 * Returns a text that depends on one of the values that the code has read. Most code reads none, and is not
 * rendered again.
 */
export async function findVaryingText(
  html: string,
  values: ReadonlySet<VaryingValue>,
  renderWith: (changed: VaryingValue) => Promise<string>,
): Promise<VaryingText | undefined> {
  for (const value of values) {
    const texts = textDifference(html, await renderedWith(value, renderWith, html));
    if (texts) return { value, texts };
  }
  return undefined;
}

/** Code that fails at another moment alone says nothing about its text. */
async function renderedWith(
  value: VaryingValue,
  renderWith: (changed: VaryingValue) => Promise<string>,
  otherwise: string,
): Promise<string> {
  try {
    return await renderWith(value);
  } catch {
    return otherwise;
  }
}
