import { expect, test } from 'vitest';
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
