import { eachSelector } from './selectors.ts';

/**
 * Selectors of elements of the article's text at zero specificity, outside demos: a demo's own rules always win, and
 * what a demo leaves unstyled stays as its library draws it.
 */
export function inProse(selectors: string): string {
  return eachSelector(selectors, (selector) => `:where(.prose ${selector}:not(.demo *))`);
}
