import { expect, test } from 'vitest';
import { foreignKeys } from '../../../../src/parse/front-matter/foreign-keys.ts';
import { heroLines } from '../../../../src/parse/front-matter/hero-lines.ts';
import { readFrontMatter } from '../../../../src/parse/front-matter/read-front-matter.ts';
import { parseText } from '../../../support/parse-text.ts';

test.each<[string, unknown, string[]]>([
  ['nothing', { title: 'A' }, []],
  ['no values', undefined, []],
  ['an empty hero', { hero: {} }, []],
  ['a heading, unless there is a title', { hero: { name: 'A\n  B' } }, ['# A B', '']],
  ['a text that is the heading', { hero: { text: 'B', tagline: 'C' } }, ['# B', '', 'C', '']],
  ['a text below a heading', { hero: { name: 'A', text: 'B' } }, ['# A', '', '**B**', '']],
  [
    'a hero of Starlight',
    { title: 'A', hero: { tagline: 'T', image: { file: '../a.png', alt: 'P' } } },
    ['T', '', '![P](<../a.png>)', ''],
  ],
  ['the heading of a hero beside a title', { title: 'A', hero: { title: 'B' } }, ['**B**', '']],
  ['a heading that is the title', { title: 'A', hero: { title: 'A' } }, []],
  ['pictures by an alias are left out', { title: 'A', hero: { image: { file: '~/a.png' } } }, []],
  [
    'links',
    { title: 'A', hero: { actions: [{ text: 'B', link: '/b c/' }, { text: 'No link' }] } },
    ['[B](</b c/>)', ''],
  ],
  [
    'features',
    { title: 'A', features: [{ title: 'F', details: 'D' }, { title: 'G', link: '/g/' }, 1] },
    ['- **F**: D', '- **[G](</g/>)**', ''],
  ],
])('%s', (_, values, lines) => {
  expect(heroLines(values).map(({ text }) => text)).toEqual(lines);
});

test('the lines of the page keep their numbers', () => {
  const { body, lineOffset } = readFrontMatter('---\nhero:\n  name: A\n  tagline: T\n---\nText.\n', 'a.md');
  expect(body.split('\n').indexOf('Text.') + lineOffset + 1).toBe(6);
  // Front matter of fewer lines than it describes.
  const short = readFrontMatter('---\nhero: { name: A, tagline: T, text: X }\n---\nText.\n', 'a.md');
  expect(short.body.split('\n').indexOf('Text.') + short.lineOffset + 1).toBe(4);
  expect(short.body).toBe('# A\n\n**X**\n\nT\n\nText.\n');
});

test('links of a start page are where the front matter has them', () => {
  const { document } = parseText(`---
hero:
  name: A
  image: /a.png
  actions:
    - text: B
      link: ./b.md
    - text: C
      link: ./c.md
features:
  - title: F
    link: ./f.md
---

[G](./g.md)
`);
  expect(document.links.map(({ url, line, column }) => ({ url, line, column }))).toEqual([
    { url: '/a.png', line: 4, column: 10 },
    { url: './b.md', line: 7, column: 13 },
    { url: './c.md', line: 9, column: 13 },
    { url: './f.md', line: 12, column: 11 },
    { url: './g.md', line: 15, column: 1 },
  ]);
});

test('a picture by an alias is reported, since it is not shown', () => {
  expect(foreignKeys({ title: 'A', hero: { image: { file: '~/a.png' } } }, true)).toEqual(['hero.image']);
  expect(foreignKeys({ title: 'A', hero: { image: { file: '../a.png' } } }, true)).toEqual([]);
});

test('the picture of a start page has a class of its own', () => {
  const { body } = parseText('---\nhero:\n  name: A\n  image: /a.png\n---\n\n![B](/b.png)\n');
  expect(body).toContain('<img src="/a.png" alt="" class="hero-picture">');
  expect(body).toContain('<img src="/b.png" alt="B">');
});

test('short front matter shows everything that it describes, and problems keep their lines', () => {
  const text =
    '---\n# docs-allow missing-anchor: a script\nfeatures: [{ title: A }, { title: B }, { title: "\\uFDD0p0\\uFDD0" }, { title: D }, { title: E }]\n---\n</i>\n';
  const { body, document, reported } = parseText(text);
  expect(body.match(/<strong>.*?<\/strong>/g)?.map((each) => each.slice(8, -9))).toEqual([
    ...['A', 'B', '\ufffdp0\ufffd', 'D', 'E'],
  ]);
  expect(reported).toEqual(['5:1 html-end-tag']);
  expect(document.allowances).toMatchObject([{ from: 1, to: 4 }]);
});
