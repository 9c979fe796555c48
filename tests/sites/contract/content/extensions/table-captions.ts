import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/** A paragraph `Table: …` after a table becomes its caption. */
export function tableCaptions() {
  return (tree: Root) => {
    visit(tree, 'element', (table, index, parent) => {
      if (table.tagName !== 'div' || table.properties.className?.toString() !== 'table-scroll') return;
      if (!parent || index === undefined) return;
      const next = parent.children.slice(index + 1).find(({ type }) => type === 'element');
      if (next?.type !== 'element' || next.tagName !== 'p') return;
      const [first] = next.children;
      if (first?.type !== 'text' || !first.value.startsWith('Table: ')) return;
      first.value = first.value.slice('Table: '.length);
      const [inner] = table.children;
      if (inner?.type !== 'element') return;
      inner.children.unshift({ type: 'element', tagName: 'caption', properties: {}, children: next.children });
      parent.children.splice(parent.children.indexOf(next), 1);
    });
  };
}
