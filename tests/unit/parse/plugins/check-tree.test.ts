import { expect, test } from 'vitest';
import { checkTree } from '../../../../src/parse/plugins/check-tree.ts';

const rule = { type: 'thematicBreak' } as const;

test.each<[tree: unknown, message: string | undefined]>([
  [{ type: 'root', children: [] }, undefined],
  [
    {
      type: 'root',
      children: [
        { type: 'text', value: 'a' },
        { type: 'x', value: null },
      ],
    },
    undefined,
  ],
  [{ type: 'element', tagName: 'p' }, undefined],
  [null, 'left something in the tree that is no node.'],
  [{ type: 1 }, 'left something in the tree that is no node.'],
  [{ type: 'root', children: [undefined] }, 'left something in the tree that is no node.'],
  [{ type: 'root', children: 'a' }, 'left a node of type "root" whose children are no list.'],
  [{ type: 'text', value: 1 }, 'left a node of type "text" whose value is no text.'],
  [{ type: 'element', tagName: 1 }, 'left an element without "tagName".'],
  [{ type: 'root', children: Array(1_000_000).fill(rule) }, 'made more than 1000000 nodes.'],
  [{ type: 'root', children: Array(999_999).fill(rule) }, undefined],
])('the tree of row %#', (tree, message) => {
  const check = () => checkTree(tree);
  if (message === undefined) expect(check).not.toThrow();
  else expect(check).toThrow(message);
});
