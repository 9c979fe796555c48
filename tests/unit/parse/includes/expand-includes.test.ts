import { expect, test } from 'vitest';
import type { SourcePath } from '../../../../src/model/path.ts';
import { expandIncludes } from '../../../../src/parse/includes/expand-includes.ts';
import { pageLines } from '../../../../src/parse/page/author-lines.ts';

/** Expands the page `m/a.md` with files beside it. */
function expand(text: string, files: Readonly<Record<string, string>>) {
  const included = new Map(
    Object.entries(files).map(
      ([path, content]) => [path as SourcePath, { hash: path, text: content }] as const,
    ),
  );
  return expandIncludes(pageLines(text, 'm/a.md' as SourcePath, 0), { included, folders: [] });
}

test.each<[string, string, Record<string, string>, string]>([
  ['code', '<<< ./b.ts', { 'm/b.ts': 'c;\n' }, '```ts nocheck\nc;\n```'],
  [
    'code with fences',
    '<<< ./b.md',
    { 'm/b.md': '````\nc\n````\n' },
    '`````md nocheck\n````\nc\n````\n`````',
  ],
  [
    'code in a list',
    '- a\n\n  <<< ./b.ts',
    { 'm/b.ts': '  c;\n    d;\n' },
    '- a\n\n  ```ts nocheck\n  c;\n    d;\n  ```',
  ],
  ['a tag', '<include>./b.md#c</include>', { 'm/b.md': '# B\n\n## C\n\nd\n' }, '## C\n\nd'],
  [
    'code in a tag',
    `- a\n\n  <include lang="tsx" meta='title="b.ts" {1,2}'>b.ts</include>`,
    { 'm/b.ts': 'c;\n' },
    '- a\n\n  ```tsx nocheck title="b.ts" {1,2}\n  c;\n  ```',
  ],
  ['a page of Dumi', '<embed src="./b.md"></embed>', { 'm/b.md': '---\ntitle: B\n---\nc\n' }, 'c'],
  ['lines of Dumi', '<embed src="./b.md#L2-L3"></embed>', { 'm/b.md': 'a\nb\nc\nd\n' }, 'b\nc'],
  ['another embed', '<embed src="./b.svg">', {}, '<embed src="./b.svg">'],
  ['a tag in code', '```mdx\n<include>b.md</include>\n```', {}, '```mdx\n<include>b.md</include>\n```'],
  ['Windows line breaks', '<<< ./b.ts', { 'm/b.ts': 'c;\r\nd;\r\n' }, '```ts nocheck\nc;\nd;\n```'],
  [
    'Markdown without its front matter',
    '<!--@include: ./b.md-->',
    { 'm/b.md': '---\na: b\n---\n\nc\n' },
    '\nc',
  ],
  [
    'Markdown in Markdown',
    '<!--@include: ./b.md-->',
    { 'm/b.md': '<!--@include: ./n/c.md-->', 'm/n/c.md': '<<< ./d.js', 'm/n/d.js': 'e' },
    '```js nocheck\ne\n```',
  ],
  [
    'a comment in a fence',
    '```\n<!--@include: ./b.ts-->\n```',
    { 'm/b.ts': '<<< ./c.ts' },
    '```\n<<< ./c.ts\n```',
  ],
  ['not code in a fence', '```\n<<< ./b.ts\n```', { 'm/b.ts': 'c' }, '```\n<<< ./b.ts\n```'],
  ['not in a comment', '<!--\n<<< ./b.ts\n-->', { 'm/b.ts': 'c' }, '<!--\n<<< ./b.ts\n-->'],
  ['an escaped line', '<!--@@include: ./b.md-->', {}, '<!--@include: ./b.md-->'],
  ['an empty file', '<<< ./b.ts', { 'm/b.ts': '' }, '```ts nocheck\n```'],
])('%s', (_name, text, files, expected) => {
  const { text: expanded, diagnostics } = expand(text, files);
  expect(expanded).toBe(expected);
  expect(diagnostics).toEqual([]);
});

test('every line has its place', () => {
  const { text, origins } = expand('a\n  <<< ./b.ts', { 'm/b.ts': '    c\n\n    d' });
  expect(text.split('\n').map((line, index) => [line, origins[index]])).toEqual([
    ['a', { source: 'm/a.md', line: 1, removed: 0, pageLine: 1 }],
    ['  ```ts nocheck', { source: 'm/a.md', line: 2, removed: 0, pageLine: 2 }],
    ['  c', { source: 'm/b.ts', line: 1, removed: 2, pageLine: 2 }],
    ['  ', { source: 'm/b.ts', line: 2, removed: 2, pageLine: 2 }],
    ['  d', { source: 'm/b.ts', line: 3, removed: 2, pageLine: 2 }],
    ['  ```', { source: 'm/a.md', line: 2, removed: 0, pageLine: 2 }],
  ]);
});

test('files that include others twice, again and again, end', () => {
  const chain = Array.from({ length: 40 }, (_, index) => [
    `m/${index}.md`,
    `<!--@include: ./${index + 1}.md-->\n<!--@include: ./${index + 1}.md-->`,
  ]);
  const { diagnostics } = expand('<!--@include: ./0.md-->', { ...Object.fromEntries(chain), 'm/40.md': '' });
  expect(diagnostics.map(({ code, place }) => `${place?.file} ${code}`)).toEqual([
    'content/m/a.md include-size',
  ]);
});
