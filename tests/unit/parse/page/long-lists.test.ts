import type { Root } from 'mdast';
import { expect, test } from 'vitest';
import { readCodeMarks } from '../../../../src/parse/code/code-marks.ts';
import { readFenceMeta } from '../../../../src/parse/code/fence-meta.ts';
import { replaceNode } from '../../../../src/parse/steps/visit-markdown.ts';

/** More than the arguments that one call may have. */
const count = 200_000;
const many = Array.from({ length: count }, (_, index) => index + 1);

test('a fence may highlight 200,000 lines', () => {
  expect(readFenceMeta(`js {${many.join(',')}}`).highlighted).toHaveLength(count);
});

test('a sample may have marks in 200,000 lines', () => {
  expect(readCodeMarks('x // [!code what]\n'.repeat(count)).unknown).toHaveLength(count);
});

test('a node may be replaced by 200,000 nodes', () => {
  const tree: Root = { type: 'root', children: [{ type: 'html', value: 'first' }] };
  replaceNode(
    tree,
    0,
    many.map((line) => ({ type: 'html', value: `${line}` })),
  );
  expect(tree.children).toHaveLength(count);
});
