/** One selector of a list. Commas inside parentheses, which may nest once, do not separate selectors. */
const selectorOfList = /(?:[^,()]|\((?:[^()]|\([^()]*\))*\))+/g;

/**
 * Puts each selector of a list into a form. Browsers index a rule by the tag or class at the end of its
 * selector, and try a rule that ends in `:is(a, b)` at every element.
 */
export function eachSelector(selectors: string, form: (selector: string) => string): string {
  return Array.from(selectors.matchAll(selectorOfList), ([selector]) => form(selector.trim())).join(', ');
}

/** Selects elements of the article's text outside demos, with zero specificity, so that demos override. */
export function inProse(selectors: string): string {
  return eachSelector(selectors, (selector) => `:where(.prose ${selector}:not(.demo *))`);
}
