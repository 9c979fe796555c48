/** Names of elements in lower case: those that stay, without attributes, and those that are removed with their content. */
export interface InlineElements {
  readonly kept: ReadonlySet<string>;
  readonly dropped: ReadonlySet<string>;
}

/** The elements of an advertisement's description; of all others only the content stays. */
export const inlineElements: InlineElements = {
  kept: new Set(['b', 'strong', 'i', 'em', 'code']),
  dropped: new Set(['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'math', 'title']),
};
