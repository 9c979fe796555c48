/** Names of elements that keep their tags, and of elements that are dropped with their content. */
export interface InlineElements {
  readonly kept: ReadonlySet<string>;
  readonly dropped: ReadonlySet<string>;
}

/** The elements of an advertisement's description. Only the content of other elements is kept. */
export const inlineElements: InlineElements = {
  kept: new Set(['b', 'strong', 'i', 'em', 'code']),
  dropped: new Set(['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'math', 'title']),
};

const maxCharacters = 400;

/** Renders a description: HTML of the site, or of a sponsor after `reduceHtml`. Drops all attributes. */
export function inlineText(html: string): DocumentFragment {
  const { kept, dropped } = inlineElements;
  const { body } = new DOMParser().parseFromString(colophonTrusted.createHTML(html), 'text/html');
  const target = document.createDocumentFragment();
  let left = maxCharacters;
  const copy = (from: Node, to: Node): void => {
    for (const node of from.childNodes) {
      if (left <= 0) return;
      if (node instanceof Text) {
        const words = node.data.replace(/\s+/g, ' ').slice(0, left);
        left -= words.length;
        to.appendChild(document.createTextNode(words));
      } else if (node instanceof Element && !dropped.has(node.localName)) {
        copy(node, kept.has(node.localName) ? to.appendChild(document.createElement(node.localName)) : to);
      }
    }
  };
  copy(body, target);
  return target;
}
