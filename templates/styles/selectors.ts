/** One selector of a list. Commas inside parentheses, which may nest once, do not separate selectors. */
const selectorOfList = /(?:[^,()]|\((?:[^()]|\([^()]*\))*\))+/g;

/**
 * Returns a list of selectors, each put into the given form. Browsers index a rule by the tag or class at the
 * end of its selector, and try a rule that ends in `:is()` or `:where()` with several selectors at every
 * element.
 */
export function eachSelector(selectors: string, form: (selector: string) => string): string {
  return Array.from(selectors.matchAll(selectorOfList), ([selector]) => form(selector.trim())).join(', ');
}

/**
 * Selects elements of the article's text outside demos, with zero specificity: the rules of a demo always
 * win, and elements that a demo leaves unstyled look as its library intends.
 */
export function inProse(selectors: string): string {
  return eachSelector(selectors, (selector) => `:where(.prose ${selector}:not(.demo *))`);
}
