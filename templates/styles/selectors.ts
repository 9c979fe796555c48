/** One of a list: commas inside parentheses, which may hold others, do not part selectors. */
const selectorOfList = /(?:[^,()]|\((?:[^()]|\([^()]*\))*\))+/g;

/**
 * A list of selectors, each of them in the given form. Browsers file a rule by the tag or class that its selector ends in, and try one that ends in
 * `:is()` or `:where()` of several at every element: with sixty of those a page took a fifth longer to style.
 */
export function eachSelector(selectors: string, form: (selector: string) => string): string {
  return Array.from(selectors.matchAll(selectorOfList), ([selector]) => form(selector.trim())).join(', ');
}
