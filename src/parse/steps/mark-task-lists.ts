import type { Element, ElementContent, Root } from 'hast';
import type { PageContext } from '../page-context.ts';
import { visitElements } from '../visit-tree.ts';

/** What may not stand in a label. */
const blocks = new Set(['blockquote', 'div', 'dl', 'ol', 'p', 'pre', 'table', 'ul']);

/** Makes the words of a task the label of its box; a box without one says nothing to a screen reader. */
export function markTaskLists(tree: Root, _context: PageContext): void {
  visitElements(tree, (element) => {
    if (element.tagName === 'label') return 'skip';
    const [first] = element.children.filter(isSeen);
    if (first?.type !== 'element' || first.tagName !== 'input' || first.properties.type !== 'checkbox')
      return undefined;
    const end = element.children.findIndex((child) => child.type === 'element' && blocks.has(child.tagName));
    const words = end === -1 ? element.children : element.children.slice(0, end);
    const label: Element = { type: 'element', tagName: 'label', properties: {}, children: words };
    element.children = [label, ...element.children.slice(words.length)];
    return undefined;
  });
}

function isSeen(child: ElementContent): boolean {
  return child.type !== 'text' || child.value.trim() !== '';
}
