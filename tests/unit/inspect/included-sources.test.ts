import { expect, test } from 'vitest';
import { includedSources } from '../../../src/inspect/included-sources.ts';
import { treeOf } from './support.ts';

const product = { id: 'a', name: 'A', root: '/', navigation: 'auto' } as const;

/** The files around `site/docs` and its translations that pages with this text need. */
async function sourcesOf(text: string, others: Readonly<Record<string, string>> = {}) {
  const tree = treeOf({ 'site/docs/guide/a.md': text, ...existing, ...others });
  const products = [{ ...product, content: 'site/docs', translations: { de: 'site/docs-de' } }];
  return includedSources({ products, pages: [{ file: 'site/docs/guide/a.md' }] }, tree);
}

const existing = Object.fromEntries(
  [
    'art/a.png',
    'art/deep/b.png',
    'root.png',
    'site/c.png',
    'site/docs/d.png',
    'site/docs-de/e.png',
    'site/docs-old/f.png',
    'src/g.ts',
  ].map((path) => [path, '']),
);

test.each<[string, string[]]>([
  ['![a](../../../art/a.png)', ['art']],
  ['![a](<../../../art/a.png>)', ['art']],
  ['<img alt="" src="../../../art/a.png">', ['art']],
  ["<img src='../../../art/a.png'>", ['art']],
  ['---\nimage:\n  file: ../../../art/a.png\n---\n', ['art']],
  ['![a](../../../art/a.png) ![b](../../../art/deep/b.png)', ['art']],
  ['![b](../../../art/deep/b.png)', ['art/deep']],
  ['![a](../../../root.png)', ['root.png']],
  ['![a](../../c.png)', ['site/c.png']],
  ['![a](../d.png) ![b](../../docs-de/e.png)', []],
  ['![a](../../docs-old/f.png)', ['site/docs-old']],
  ['![a](../../../art/gone.png)', []],
  ['![a](/art/a.png)', []],
  ['<<< ../../../src/g.ts', ['src']],
  ['<<< @/src/g.ts', ['src']],
  ['![b](../../../src/g.ts) ![a](../../../art/a.png)', ['art', 'src']],
])('%j needs %j', async (text, sources) => {
  expect(await sourcesOf(text)).toEqual(sources);
});

test('included Markdown needs files of its own, and may include itself', async () => {
  const part = '![a](../art/a.png)\n\n<!-- @include: ./part.md -->\n';
  expect(await sourcesOf('<!-- @include: ../../../parts/part.md -->', { 'parts/part.md': part })).toEqual([
    'art',
    'parts',
  ]);
});

test('translations need files, too', async () => {
  expect(await sourcesOf('# A\n', { 'site/docs-de/a.md': '![a](../../art/a.png)' })).toEqual(['art']);
});
