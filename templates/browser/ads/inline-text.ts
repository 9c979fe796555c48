const kept = new Set(['B', 'STRONG', 'I', 'EM', 'CODE']);
const dropped = new Set([
  'SCRIPT',
  'STYLE',
  'TEMPLATE',
  'NOSCRIPT',
  'IFRAME',
  'OBJECT',
  'SVG',
  'MATH',
  'TITLE',
]);

/** Longest description that is read. */
const mostCharacters = 400;

/**
 * The words of a piece of HTML with their plainest inline marks, without attributes. The parser makes a document that loads and runs
 * nothing; only new elements and text are taken out of it.
 */
export function inlineText(html: string): DocumentFragment {
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
      } else if (node instanceof Element && !dropped.has(node.tagName.toUpperCase())) {
        copy(node, kept.has(node.tagName) ? to.appendChild(document.createElement(node.tagName)) : to);
      }
    }
  };
  copy(body, target);
  return target;
}
