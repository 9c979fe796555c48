import { expect, test } from 'vitest';
import { findMdbook, readMdbook } from '../../../src/inspect/mdbook/read-mdbook.ts';
import { treeOf } from './support.ts';

test('redirects of a book lead to its chapters', async () => {
  const tree = treeOf({
    'book.toml': `[book]
title = "Acme"

[output.html.redirect]
"/old.html" = "new.html"
"part/index.html" = "../new.html#end"
"/blog.html" = "https://acme.dev/blog.html"
"/new.html" = "old.html"
"/new.html#gone" = "new.html#end"`,
    'src/SUMMARY.md': '- [New](new.md)\n',
    'src/new.md': '# New\n',
  });
  const [candidate] = findMdbook(tree);
  const { settings, unplaced } = await readMdbook(candidate ?? { kind: 'mdbook', root: '' }, tree, 'acme');
  expect(settings.redirects).toEqual([
    { from: '/old/', to: '/new/' },
    { from: '/part/', to: '/new/#end' },
    { from: '/blog/', to: 'https://acme.dev/blog.html' },
  ]);
  expect(unplaced).toEqual([]);
});
