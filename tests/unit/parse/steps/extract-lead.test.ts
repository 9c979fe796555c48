import { expect, test } from 'vitest';
import type { SourcePath } from '../../../../src/model/path.ts';
import { parsePage } from '../../../../src/parse/page/parse-page.ts';
import { parseText } from '../../../support/parse-text.ts';

const book = { headingRule: 'github' } as const;

test.each([
  ['## Structs\n\nWords.\n\n### Fields\n\n#### Order\n', 'Structs', ['2 Fields', '3 Order']],
  ['## Structs\n\n### Fields\n\n## Summary\n\n### End\n', 'Structs', ['2 Fields', '2 Summary', '3 End']],
  ['<!-- Old. -->\n\n<a id="old"></a>\n<a id="older"></a>\n\n## Structs\n', 'Structs', []],
  ['## Install\n\n### npm\n', undefined, ['2 Install', '3 npm']],
  ['## Page\n\n## Usage\n', 'Page', ['2 Usage']],
  ['Words.\n\n## Structs\n', undefined, ['2 Structs']],
  ['## Set-up\n\n## Use\n\n## More\n', undefined, ['2 Set-up', '2 Use', '2 More']],
  ['## Before\n\n# Title\n', 'Title', ['2 Before']],
  ['---\ntitle: Title\n---\n\n## Part\n', 'Title', ['2 Part']],
])('the title and headings of %j', (text, title, headings) => {
  const { document } = parseText(text, book);
  expect(document.title).toBe(title);
  expect(document.headings.map(({ depth, text: words }) => `${depth} ${words}`)).toEqual(headings);
});

test('pages of the family begin with a heading of level one', () => {
  expect(parseText('## Structs\n').document.title).toBeUndefined();
});

test.each<[text: string, title: string]>([
  ['# Acme™ UI® ↔ MUI X', 'Acme™ UI® ↔ MUI X'],
  ['# Acme ™️ ❤️ 🎉 ☀', 'Acme'],
  ['<h1>A &mdash; b&hellip; &#233; &unknown;</h1>', 'A — b… é &unknown;'],
])('the title of %j', (text, title) => {
  expect(parseText(text).document.title).toBe(title);
});

test('what follows a title or description in a block of raw HTML stays', () => {
  const text =
    '<h1 align="center" id=a>A</h1>\n<p>b</p>\n\n<p class="description">c\nd.</p>\n<a href="e.md">f</a>';
  const { body, document } = parseText(text);
  expect(body).toBe('<p>b</p>\n<a href="e.md">f</a>');
  expect([document.title, document.description, ...document.anchors]).toEqual(['A', 'c d.', 'a']);
  expect(document.links).toEqual([{ kind: 'link', url: 'e.md', line: 6, column: 1 }]);
});

test.each<[path: string, text: string, title: string | undefined]>([
  // The file has the same name.
  ['m/install.md', '## Install\n', 'Install'],
  ['m/quick-start.md', '## Quick start\n', 'Quick start'],
  ['m/start.md', '## Quick start\n', undefined],
  ['m/a.md', '## **Set-up**\n', undefined],
  ['m/a.md', '## Set-up of it\n', 'Set-up of it'],
  ['m/a.md', 'Words <a id="x"></a>\n\n## Part\n', undefined],
  ['m/a.md', '<br>\n\n## Part\n', undefined],
  ['m/a.md', '### Part\n', undefined],
  ['m/a.md', '## Part\n\n<h1>Title</h1>\n', 'Title'],
  ['m/a.md', '## Part\n\n<h1><img alt="A" src="a.svg"></h1>\n', 'Part'],
])('in %s, %j has the title %s', (path, text, title) => {
  const options = { ...book, trust: true };
  const { value } = parsePage({ path: path as SourcePath, text }, options);
  expect(value.document.title).toBe(title);
});

test('the lowest headings rise, too', () => {
  const { headings } = parseText('## T\n\n##### A\n\n###### B\n', book).document;
  expect(headings.map(({ depth, text }) => `${depth} ${text}`)).toEqual(['4 A', '5 B']);
});

test('raw HTML that is text is no title', () => {
  const text = '## Part\n\n<h1>Title</h1>\n';
  expect(parseText(text, { ...book, trust: false }).document.title).toBe('Part');
  expect(parseText('<h1>Title</h1>', { trust: false }).document.title).toBeUndefined();
});

test.each<[html: string, title: string | undefined, anchors: string[]]>([
  ["<h1 class='a' id='b'>C</h1>", 'C', ['b']],
  ['<h1 id="b c">C</h1>', 'C', ['b c']],
  ['<h1 data-id="b">C</h1>', 'C', []],
  ['<H1>C</H1>', 'C', []],
  ['<h1>Use `c`\n  &amp; d</h1>', 'Use c & d', []],
  ['<h1> </h1>\n\n<h1>C</h1>', 'C', []],
  ['<h1><svg></svg>C</h1>', undefined, []],
  ['<h1><picture></picture>C</h1>', undefined, []],
  ['<h2>C</h2>', undefined, []],
  ['a <h1>C</h1>', undefined, []],
])('the title and the anchors of %j', (html, title, anchors) => {
  const { document } = parseText(html);
  expect(document.title).toBe(title);
  expect(document.anchors).toEqual(anchors);
});

test.each<[html: string, description: string | undefined, body: string]>([
  ['<p class=description>D.</p>', 'D.', ''],
  ["<p class='description' >D.</p>", 'D.', ''],
  ['<P CLASS="description">D.</P>', 'D.', ''],
  ['<p class="description">D.</p>\n\n<p class="description">E.</p>', 'D.', '<p class="description">E.</p>'],
  ['<p id="a" class="description">D.</p>', undefined, '<p id="a" class="description">D.</p>'],
  ['<p class="descriptions">D.</p>', undefined, '<p class="descriptions">D.</p>'],
  ['<div><p class="description">D.</p></div>', undefined, '<div><p class="description">D.</p></div>'],
])('the description in %j', (html, description, body) => {
  const parsed = parseText(html);
  expect(parsed.document.description).toBe(description);
  expect(parsed.body).toBe(body);
});

test('a description is read in pages whose raw HTML is text', () => {
  const { document, body } = parseText('<p class="description">D.</p>\n\nWords.', { trust: false });
  expect(document.description).toBe('D.');
  expect(body).toBe('<p>Words.</p>');
});

test.each<[heading: string, title: string, anchors: string[]]>([
  ['# A & b', 'A & b', ['a--b']],
  ['# A {#own}', 'A', ['own']],
  ['# A {#own} b', 'A {#own} b', ['a-own-b']],
])('the title %j is a target of links by the rules of other tools', (heading, title, anchors) => {
  const { document } = parseText(heading, book);
  expect(document.title).toBe(title);
  expect(document.anchors).toEqual(anchors);
});
