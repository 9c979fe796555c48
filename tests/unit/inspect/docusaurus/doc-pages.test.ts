import { expect, test } from 'vitest';
import { docPage } from '../../../../src/inspect/docusaurus/doc-pages.ts';

test.each<[string, Record<string, unknown>, string, string, number | undefined]>([
  ['docs/intro.md', {}, 'intro', '/docs/intro/', undefined],
  ['docs/01-guides/02-first.mdx', {}, 'guides/first', '/docs/guides/first/', 2],
  ['docs/guides/index.md', {}, 'guides/index', '/docs/guides/', undefined],
  ['docs/guides/README.md', {}, 'guides/README', '/docs/guides/', undefined],
  ['docs/guides/Guides.md', {}, 'guides/Guides', '/docs/guides/', undefined],
  ['docs/a.md', { slug: '/' }, 'a', '/docs/', undefined],
  ['docs/b/a.md', { slug: 'c' }, 'b/a', '/docs/b/c/', undefined],
  ['docs/b/a.md', { slug: '/c/d' }, 'b/a', '/docs/c/d/', undefined],
  ['docs/b/a.md', { id: 'own', sidebar_position: 3 }, 'b/own', '/docs/b/own/', 3],
  ['docs/2021-11-notes.md', {}, '2021-11-notes', '/docs/2021-11-notes/', undefined],
])('%s with %j', (file, values, id, path, position) => {
  const doc = docPage({ file, values, text: '' }, { content: 'docs', base: '/docs/' });
  expect([doc.id, doc.path, doc.position]).toEqual([id, path, position]);
});
