import { demoThemeFor } from '../demo-theme.ts';
import { themeVariables } from './theme-variables.ts';

const reference = /var\(\s*(--mui-[\w-]+)/g;

let references: ReadonlyMap<string, readonly string[]> | undefined;

/**
 * Declarations of the variables of the demos' theme that markup refers to, directly or through others: of the 370 a page needs some
 * twenty until its first demo comes to life and brings all of them.
 */
export function demoVariables(markup: string): string {
  const needed = new Set<string>();
  const add = (name: string): void => {
    if (needed.has(name)) return;
    needed.add(name);
    references ??= readReferences();
    references.get(name)?.forEach(add);
  };
  namesIn(markup).forEach(add);
  return needed.size === 0 ? '' : themeVariables(demoThemeFor(), needed);
}

/** The variables that the value of each variable refers to, in any scheme. */
function readReferences(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const [, name = '', value = ''] of themeVariables(demoThemeFor()).matchAll(
    /(--mui-[\w-]+):([^;{}]*)/g,
  )) {
    found.set(name, [...(found.get(name) ?? []), ...namesIn(value)]);
  }
  return found;
}

function namesIn(text: string): string[] {
  return Array.from(text.matchAll(reference), ([, name = '']) => name);
}
