import { expect, test } from 'vitest';
import type { SourcePath } from '../../../../src/model/path.ts';
import { importedTexts } from '../../../../src/parse/includes/include-line.ts';
import { parsePage } from '../../../../src/parse/page/parse-page.ts';

const react = `---
title: Queries
---

Call the hook of react-query.

[//]: # 'Example'

\`\`\`js
useQuery();
\`\`\`

[//]: # 'Example'

After it.

[//]: # 'Note'

A note on React.

[//]: # 'Note'
`;

const head =
  "title: Queries\nref: docs/react/queries.md\nreplace: { 'the hook': 'the function', 'react-': 'solid-' }";

function page(own = '', frontMatter = head) {
  const { value, diagnostics } = parsePage(
    {
      path: 'docs/solid/queries.md' as SourcePath,
      text: `---\n${frontMatter}\n---\n\n${own}`,
      included: new Map([
        ['docs/react/queries.md' as SourcePath, { hash: 'a', text: react }],
        ['docs/react/empty.md' as SourcePath, { hash: 'b', text: '' }],
      ]),
    },
    { trust: true, folders: ['docs' as SourcePath] },
  );
  const reported = diagnostics
    .filter(({ code }) => code !== 'description-missing')
    .map(({ code, place }) => `${place?.line}:${place?.column} ${code}`);
  return { body: value.body, reported };
}

test('a page shows the text of the page that it refers to, with its own sections', () => {
  const { body, reported } = page(
    "[//]: # 'Note'\n[//]: # 'Note'\n\n[//]: # 'Example'\n\nOwn example.\n\n[//]: # 'Example'\n",
  );
  expect(reported).toEqual([]);
  expect(body).toBe('<p>Call the function of solid-query.</p>\n<p>Own example.</p>\n<p>After it.</p>');
});

test('a page without sections shows all of the other one', () => {
  expect(page().body).toMatch(/useQuery[\s\S]*After it\.[\s\S]*A note on React\./);
});

test('a pattern that is no regular expression is a text', () => {
  expect(
    page('', "title: A\nref: docs/react/queries.md\nreplace: { 'hook(': 'a', 'of [a-z]+-': 'of b-' }").body,
  ).toContain('<p>Call the hook of b-query.</p>');
});

test('a page that is missing is reported at its name', () => {
  const { body, reported } = page('Own text.\n', 'title: A\nref: docs/none.md');
  expect(body).toBe('<p>Own text.</p>');
  expect(reported).toEqual(['3:6 include-file']);
});

test('a page may refer to one without text', () => {
  expect(page('', 'title: A\nref: docs/react/empty.md').reported).not.toContain('3:6 include-file');
});

test.each(['docs/a.md', "'docs/a.md'"])('the page is read from the folders around the product: %s', (ref) => {
  const [paths] = importedTexts(`---\ntitle: A\nref: ${ref}\n---\n`, '../x/docs/b/c.md' as SourcePath, [
    '../x/docs' as SourcePath,
  ]);
  expect(paths).toContain('../x/docs/a.md');
});
