/** Properties of the flexible boxes that browsers had before the standard. */
const oldBoxes =
  /-(?:webkit-box-(?:align|direction|flex|flex-wrap|lines|ordinal-group|pack)|ms-flex(?:-[a-z]+)*):[^;{}]*;/g;

const oldDisplays = /display:-(?:webkit|ms|moz)-[a-z-]+;(?=(?:display:-[a-z-]+;)*display:[a-z])/g;

/** A prefixed declaration that the standard one follows in the same rule, with the same value. */
const repeated = /-(?:webkit|moz|ms)-([a-z-]+):([^;{}]*);(?=(?:[^;{}]*;)*?\1:\2(?:;|\}))/g;

/** Firefox 88 and the first Edge with Chromium removed them. */
const oldElements = /(?<=^|[{}])[^{},]*::?-(?:moz-focus-inner|ms-input-placeholder)\{[^{}]*\}/g;

/** Strings stay as they are. */
const spaces = /("(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')|;(?=\})|(?<=,) (?=[\w#.-])/g;

/**
 * Removes from rules of emotion's compiler what no browser with `:has()` needs, which pages require, and
 * characters without meaning. A prefixed declaration stays if no equal one without prefix follows.
 */
export function compactRules(css: string): string {
  return css
    .replace(oldDisplays, '')
    .replace(oldBoxes, '')
    .replace(repeated, '')
    .replace(oldElements, '')
    .replace(spaces, (_space, string = '') => string);
}
