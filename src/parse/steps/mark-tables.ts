import type { Root } from 'hast';
import type { PageContext } from '../page-context.ts';
import { visitElements } from '../visit-tree.ts';

/** Puts every table into a frame that scrolls sideways and can be reached by keyboard. */
export function markTables(tree: Root, _context: PageContext): void {
  visitElements(tree, (element, index, parent) => {
    if (element.tagName !== 'table') return undefined;
    parent.children[index] = {
      type: 'element',
      tagName: 'div',
      properties: { className: ['table-scroll'], tabIndex: 0 },
      children: [element],
    };
    return 'skip';
  });
}
