import { inlineElements } from './inline-elements.ts';

/** Longest description that is read. */
const mostCharacters = 400;

/**
 * The words of a description with their plainest inline marks, without attributes: HTML of the site's own, or of a sponsor after
 * `reduceHtml`. Only new elements and text are taken out of the parsed document, which loads and runs nothing.
 */
export function inlineText(html: string): DocumentFragment {
  const { kept, dropped } = inlineElements;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const target = document.createDocumentFragment();
  let left = mostCharacters;
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
