import { expect, test } from 'vitest';
import { absoluteLinks } from '../../../../src/emit/markdown/absolute-links.ts';
import { markdownCopy, writtenText } from '../../../../src/emit/markdown/copy-text.ts';
import type { PageDocument } from '../../../../src/model/document.ts';
import type { SourcePath } from '../../../../src/model/path.ts';
import { fenced } from '../../../../src/parse/code/fenced.ts';

test.each<[string, string, string]>([
  ['front matter goes', '---\n# a\ntitle: T\n---\n\n# T\n\nWords.\n', '# T\n\nWords.\n'],
  ['a title that only the front matter has comes', '---\ntitle: T\n---\nWords.', '# Title\n\nWords.\n'],
  ['a comment in code is no title', '```sh\n# a\n```', '# Title\n\n```sh\n# a\n```\n'],
  ['an underlined title stays', 'T\n=\n\nWords.', 'T\n=\n\nWords.\n'],
  ['front matter below empty lines goes', '\n\n---\ntitle: T\n---\nWords.', '# Title\n\nWords.\n'],
  ['a rule below empty lines stays', '\n---\nA\n\n---\nB', '# Title\n\n---\nA\n\n---\nB\n'],
  [
    'the description is text',
    '# T\n\n<p class="description">\nIn short.\n</p>\n\nWords.',
    '# T\n\nIn short.\n\nWords.\n',
  ],
  ['line ends are plain', '\ufeff# T\r\n\r\nA\rB', '# T\n\nA\nB\n'],
  [
    'colours of terminals go',
    '```ansi\n\u001b[1;32mok\u001b[0m [2m]\n```',
    '# Title\n\n```ansi\nok [2m]\n```\n',
  ],
  ['a rule in the text stays', '# T\n\n---\n\nWords.', '# T\n\n---\n\nWords.\n'],
  ['a heading that is code is no title', 'Words.\n\n    # T', '# Title\n\nWords.\n\n    # T\n'],
  ['an indented heading is the title', 'Words.\n\n   # T', 'Words.\n\n   # T\n'],
  ['a hash without a space is no title', '#T', '# Title\n\n#T\n'],
  ['a heading of level two is no title', '## T\n', '# Title\n\n## T\n'],
  ['signs below no text are no title', 'A\n\n===\n', '# Title\n\nA\n\n===\n'],
  ['front matter without an end stays', '---\ntitle: T\n', '# Title\n\n---\ntitle: T\n'],
  ['front matter with spaces behind its rules goes', '--- \ntitle: T\n--- \nWords.', '# Title\n\nWords.\n'],
])('%s', (_name, source, expected) => {
  expect(markdownCopy(source, 'Title', [])).toBe(expected);
});

test('a directive is replaced by code', () => {
  const source = '---\ntitle: T\n---\n\n# T\n\n{{"demo": "A.tsx"}}\n\nWords.';
  const parts = [{ line: 7, text: fenced('tsx', 'const a = 1;\n') }];
  expect(markdownCopy(source, 'T', parts)).toBe('# T\n\n```tsx\nconst a = 1;\n```\n\nWords.\n');
});

test('a fence is longer than those in its code', () => {
  expect(fenced('md', '````\nx\n````')).toBe('`````md\n````\nx\n````\n`````');
});

test.each<[string, string, string, string]>([
  ['a link', 'See [usage](./usage.md).', './usage.md', 'See [usage](https://a.dev/usage/).'],
  ['its title', '[u](./u.md "U")', './u.md', '[u](https://a.dev/usage/ "U")'],
  ['angle brackets', '[u](<./u v.md>)', './u%20v.md', '[u](<https://a.dev/usage/>)'],
  ['letters outside of ASCII', '[u](./ü.md#ö)', './%C3%BC.md#%C3%B6', '[u](https://a.dev/usage/)'],
  ['escaped letters', '[u](./%C3%BC.md)', './%C3%BC.md', '[u](https://a.dev/usage/)'],
  [
    'a definition with such letters',
    '[u][1]\n\n[1]: ./ü.md',
    './%C3%BC.md',
    '[u][1]\n\n[1]: https://a.dev/usage/',
  ],
  ['a percent sign', '[u](./%.md)', './%25.md', '[u](https://a.dev/usage/)'],
  ['the text of a link', '[./u.md](./u.md)', './u.md', '[./u.md](https://a.dev/usage/)'],
  ['an HTML element', '<img alt="" src="a.png">', 'a.png', '<img alt="" src="https://a.dev/usage/">'],
  ['a definition', '[u][1]\n\n[1]: ./u.md', './u.md', '[u][1]\n\n[1]: https://a.dev/usage/'],
  ['a longer URL', '[u](./u.mdx)', './u.md', '[u](./u.mdx)'],
  ['another paragraph', 'a\n\n`(./u.md)`', './u.md', 'a\n\n`(./u.md)`'],
  ['an attribute without quotes', '<img src=a.png>', 'a.png', '<img src=https://a.dev/usage/>'],
  ['the end of a longer URL', '[u](../u.md)', 'u.md', '[u](../u.md)'],
  ['a paragraph below other line ends', 'a\r\n \r\n`(./u.md)`', './u.md', 'a\r\n \r\n`(./u.md)`'],
  ['brackets', '[u][1]\n\n[1]: <./u.md>', './u.md', '[u][1]\n\n[1]: <https://a.dev/usage/>'],
  ['an indent', '[u][1]\n\n   [1]: ./u.md "U"', './u.md', '[u][1]\n\n   [1]: https://a.dev/usage/ "U"'],
  ['a definition as code', '[u][1]\n\n    [1]: ./u.md', './u.md', '[u][1]\n\n    [1]: ./u.md'],
  ['a longer definition', '[u][1]\n\n[1]: ./u.mdx', './u.md', '[u][1]\n\n[1]: ./u.mdx'],
  ['a sentence', '[u][1]\n\nSee [1]: ./u.md', './u.md', '[u][1]\n\nSee [1]: ./u.md'],
])('the URL of %s is replaced or left alone', (_name, text, url, expected) => {
  expect(
    absoluteLinks(text, [{ line: 1, column: text.indexOf('[') + 1 || 1, url, href: 'https://a.dev/usage/' }]),
  ).toBe(expected);
});

test('links of the same URL are replaced one by one, in any order', () => {
  const text = 'A [b](c) and\n[d](c) and [e](c).';
  const links = [
    { line: 2, column: 12, url: 'c', href: '/3/' },
    { line: 1, column: 3, url: 'c', href: '/1/' },
    { line: 2, column: 1, url: 'c', href: '/2/' },
  ];
  expect(absoluteLinks(text, links)).toBe('A [b](/1/) and\n[d](/2/) and [e](/3/).');
});

test('a list of many links takes as much time as its text is long', () => {
  const numbers = Array.from({ length: 20_000 }, (_, at) => at);
  const lines = numbers.map((at) => `- [Page ${at}](./page-${at}.md)\n`).join('');
  const links = numbers.map((at) => ({ line: at + 1, column: 3, url: `./page-${at}.md`, href: `/${at}/` }));
  const start = performance.now();
  expect(absoluteLinks(lines, links)).toBe(numbers.map((at) => `- [Page ${at}](/${at}/)\n`).join(''));
  expect(performance.now() - start).toBeLessThan(2000);
});

test.each<[string, string, string]>([
  [
    'values of the front matter stand in their places',
    '---\ntitle: T\nsince: 2.1\n---\n\nSince {{ $frontmatter.since }}.\n\n`{{ $frontmatter.since }}`\n',
    '# T\n\nSince 2.1.\n\n`{{ $frontmatter.since }}`\n',
  ],
  [
    'a start page that front matter describes is text',
    '---\r\nhero:\r\n  name: Acme\r\n  tagline: Fast.\r\n---\r\nMore.\r\n',
    '# Acme\n\nFast.\n\nMore.\n',
  ],
])('%s', async (_name, source, expected) => {
  const document = { source: 'docs/index.md' as SourcePath } as PageDocument;
  const { text } = await writtenText(document, { textOf: async () => source, folders: [] });
  expect(markdownCopy(text, 'T', [])).toBe(expected);
});

test('links of a start page are found by their place in the front matter', async () => {
  const source = '---\nhero:\n  name: Acme\n  actions: [{ text: Start, link: ./start.md }]\n---\n';
  const document = { source: 'docs/index.md' as SourcePath } as PageDocument;
  const { text, placeOf } = await writtenText(document, { textOf: async () => source, folders: [] });
  const link = { ...placeOf({ line: 4, column: 34 }), url: './start.md', href: 'https://acme.dev/start/' };
  expect(absoluteLinks(text, [link])).toContain('[Start](<https://acme.dev/start/>)');
});

test('lines keep their numbers below a start page', async () => {
  const source = '---\nhero:\n  name: Acme\n  actions: []\n---\n\nSee [usage](./usage.md).';
  const document = { source: 'docs/index.md' as SourcePath } as PageDocument;
  const { text } = await writtenText(document, { textOf: async () => source, folders: [] });
  expect(text.split('\n').indexOf('See [usage](./usage.md).')).toBe(6);
});
