import { expect, test } from 'vitest';
import { anchorRule } from '../../../src/inspect/anchor-rule.ts';
import { treeOf } from './support.ts';

const titles = ['Tips & tricks', 'Next.js', 'a / b', 'Why. Because.Now', 'C, D & E', 'F. G'];
const text = (anchors: readonly string[]) =>
  [...titles.map((title) => `## ${title}\n`), ...anchors.map((anchor) => `[x](#${anchor})`)].join('\n');

const collapsed = ['tips-tricks', 'next-js', 'a-b', 'why-because-now', 'c-d-e', 'f-g'];
const kept = ['tips--tricks', 'nextjs', 'a--b', 'why-becausenow', 'c-d--e', 'f-g'];

test.each([
  ['of the tool', collapsed, 'family'],
  ['of GitHub', kept, undefined],
  ['of which few differ', [...kept, ...collapsed.slice(0, 4)], undefined],
])('links to headings %s decide how ids are made', async (_, anchors, rule) => {
  const tree = treeOf({ 'a.md': text(anchors) });
  expect(await anchorRule({ pages: [{ file: 'a.md' }] }, tree)).toBe(rule);
});

test('links to other pages count, and code does not', async () => {
  const links = collapsed.map((anchor) => `[x](../b.md#${anchor})`).join('\n');
  const pages = [{ file: 'a/c.md' }, { file: 'b.md' }];
  expect(await anchorRule({ pages }, treeOf({ 'a/c.md': links, 'b.md': text([]) }))).toBe('family');
  expect(
    await anchorRule({ pages }, treeOf({ 'a/c.md': `\`\`\`\n${links}\n\`\`\`\n`, 'b.md': text([]) })),
  ).toBe(undefined);
});
