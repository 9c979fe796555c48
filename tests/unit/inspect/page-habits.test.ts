import { expect, test } from 'vitest';
import type { InspectedTree } from '../../../src/inspect/inspected-tree.ts';
import { hasMdx, unwantedChecks } from '../../../src/inspect/page-habits.ts';
import { treeOf } from './support.ts';

/** The checks for a tree of many pages, of which some are written otherwise. */
async function checksOf(
  text: string,
  { count = 30, other = '', others = 0, kind = 'markdown' as InspectedTree['kind'] } = {},
) {
  const files = Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`docs/${index}.md`, index < others ? other : text]),
  );
  const pages = Object.keys(files).map((file) => ({ file }));
  return unwantedChecks({ kind, pages }, treeOf(files));
}

const described = '---\ndescription: A.\n---\n\n';

test.each([
  ['without description', '# A\n', ['description-missing']],
  ['with a description', `${described}# A\n`, []],
  ['with descriptions that are no sentences', '---\ndescription: A\n---\n\n# A\n', ['description-full-stop']],
  ['with a lead', '# A\n\n<p class="description">B.</p>\n', []],
  ['with a subtitle', '# A\n\n<Subtitle>B.</Subtitle>\n', []],
  ['with links without a slash', `${described}[a](/guide/a) and [b](/b#c)\n`, ['link-slash']],
  ['with links to files and other sites', `${described}[a](/a.png) [b](https://a.dev/b) [c](./c)\n`, []],
  ['with links as they are built', `${described}[a](/guide/a/) [b](/b/#c)\n`, []],
])('many pages %s', async (_, text, expected) => {
  expect(await checksOf(text)).toEqual(expected);
});

test('a few pages are soon corrected', async () => {
  expect(await checksOf('# A\n\n[a](/b)\n', { count: 19 })).toEqual([]);
});

test('a habit is what most pages have', async () => {
  const other = `${described}[a](/b/)\n`;
  expect(await checksOf('# A\n\n[a](/b)\n', { count: 60, other, others: 30 })).toEqual([]);
  expect(await checksOf('# A\n\n[a](/b)\n', { count: 60, other, others: 29 })).toHaveLength(2);
});

test('a third of the descriptions without a full stop is a habit', async () => {
  const open = '---\ndescription: A\n---\n\n# A\n';
  expect(await checksOf(`${described}# A\n`, { count: 60, other: open, others: 20 })).toEqual([]);
  expect(await checksOf(`${described}# A\n`, { count: 60, other: open, others: 21 })).toEqual([
    'description-full-stop',
  ]);
});

test('what a tool does not have is missing in none of its pages, however few', async () => {
  const text = `${described}[a](https://a.dev/b)\n`;
  for (const [kind, expected] of [
    ['vitepress', ['link-slash']],
    ['docusaurus', ['link-slash']],
    ['starlight', []],
    ['mdbook', ['description-missing']],
  ] as const)
    expect(await checksOf(text, { count: 1, kind })).toEqual(expected);
});

test.each([
  ['# A\n\n## B {/*b*/}\n', true],
  ["import Note from './note';\n\n# A\n", true],
  ["# A\n\n```js\nimport Note from './note';\n```\n", false],
  ['# A\n\nimport what you need from it.\n\n<Note />\n', false],
])('files named .md are MDX if they contain what only MDX has: %j', async (text, expected) => {
  const pages = [{ file: 'b.md' }, { file: 'c.mdx' }];
  const tree = treeOf({ 'b.md': text, 'c.mdx': '## C {/*c*/}\n' });
  expect(await hasMdx({ pages }, tree)).toBe(expected);
});
