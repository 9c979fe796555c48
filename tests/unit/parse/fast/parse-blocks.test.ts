import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { describe, expect, test } from 'vitest';
import { parseBlocks } from '../../../../src/parse/fast/parse-blocks.ts';

const wholeTree = (text: string): Root =>
  fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });

/** The tree of `parseBlocks`, and the parts of the text that took the slow path. */
function treeByBlocks(text: string): { tree: Root; slow: string[] } {
  const slow: string[] = [];
  const tree = parseBlocks(text, (part) => {
    slow.push(part);
    return wholeTree(part);
  });
  return { tree, slow };
}

function expectSameTree(text: string): void {
  expect(JSON.stringify(treeByBlocks(text).tree), text).toBe(JSON.stringify(wholeTree(text)));
}

describe('the fast path reads common blocks into the same tree', () => {
  test.each([
    ['words', 'Some words.\nMore of them, (in "two") lines.\n'],
    ['characters without meaning here', 'A & B! snake_case, 1 > 0; a: b - c + d = e | f # g {h} $i ^j %k\n'],
    ['code', 'A `<Button />` with `a_b`, `**` and `\\`.\n'],
    [
      'emphasis',
      '*One* and **two words**, (**three**), *four*.\n**Five:** six `a`* seven\n'.replace('`a`*', '`a`'),
    ],
    ['code in emphasis', '**`a`** and *the `b` of c*\n'],
    ['links', 'See [the page](/a/b/#c), [`code`](./d) and [e *f*](https://g.h?i=j).\n'],
    ['headings', '# One\n## Two `code`\n\n### Three\nWords\n'],
    ['fences', '```tsx {1,3} title="a b"\nconst a = [b]: c;\n\n\tx\n```\n~~~\n~~~\nWords\n'],
    ['a paragraph above a fence, a heading and a list', 'One:\n```\na\n```\nTwo\n## Three\nFour\n- five\n'],
    ['lists', '- one\n- **two** `three`\n\nWords\n\n3. four\n4. [five](six)\n'],
    ['tables', '| a | `b` |  c |\n|---|:-:|--:|\n| d |  | **e** f |\n|g|h|i|\n\nWords\n'],
    ['directive comments', '<!--colophon-->\n\nWords\n\n<!--colophon-->\nmore\n'],
    ['comments', 'a\n<!-- b -- c --> -->\nd\n\n<!---->\n\n<!-- - -->\n- e\n'],
    ['a directive comment below words', 'Words\n<!--colophon-->\nmore\n'],
    ['blocks of HTML', '<p class="a">b <i>c</i>\n  *d*</p>\n\n<div>\n- e\n</div>  \n\n</details>\n\nWords'],
    [
      'the settings of fences in other tools',
      '```ts:line-numbers=2 {1} [a b.ts]\na\n```\n```js ins={1} "b" /c/\n```\n',
    ],
    ['blank lines of spaces', '\n  \nWords\n   \n\n# Heading\n  '],
    ['letters of the world', 'Größe **Über** 漢字 *漢字* «a» “b”\n'],
    ['nothing', ''],
  ])('%s', (_name, text) => {
    expectSameTree(text);
    expect(treeByBlocks(text).slow).toEqual([]);
  });
});

describe('other blocks take the slow path, without their neighbours', () => {
  test.each([
    ['an escape', 'a\n\n\\*b\n\nc\n', ['\\*b\n\n']],
    ['an entity', 'a\n\n&amp; b\n\nc', ['&amp; b\n\n']],
    ['raw HTML', 'a\n\n<Tag>\n  c\n</Tag>\n\nd', ['<Tag>\n  c\n</Tag>\n\n']],
    ['a quote', '> a\nb\n\nc', ['> a\nb\n\n']],
    ['a loose list', '- a\n\n- b\n\nc', ['- a\n\n- b\n\n']],
    ['a list with a paragraph below', '- a\n\n  b\n\nc', ['- a\n\n  b\n\n']],
    [
      'a fence in a list',
      '1. a\n\n   ```\n   b\n\n   c\n   ```\n\n2. d\n\ne',
      ['1. a\n\n   ```\n   b\n\n   c\n   ```\n\n2. d\n\n'],
    ],
    ['an image', '![a](b)\n\nc', ['![a](b)\n\n']],
    ['an address', 'https://a.b\n\nc', ['https://a.b\n\n']],
    ['a hard break', 'a  \nb\n\nc', ['a  \nb\n\n']],
    ['a comment with words behind it', 'a\n\n<!-- b --> c\n\nd', ['<!-- b --> c\n\n']],
    ['a setext heading', 'a\n===\n\nb', ['a\n===\n\n']],
    ['a thematic break', 'a\n\n---\n\nb', ['---\n\n']],
    ['a task', '- [ ] a\n\nb', ['- [ ] a\n\n']],
    ['a callout in a quote', 'a\n\n> [!NOTE] b\n> c\n\nd', ['> [!NOTE] b\n> c\n\n']],
    ['a table of contents', 'a\n\n[[toc]]\n\nb', ['[[toc]]\n\n']],
    ['a component', 'a\n\n<Badge text="b" />\n\nc', ['<Badge text="b" />\n\n']],
  ])('%s', (_name, text, slow) => {
    expectSameTree(text);
    expect(treeByBlocks(text).slow).toEqual(slow);
  });
});

describe('blocks with blank lines stay whole', () => {
  test.each([
    ['a fence that is never closed', 'a\n\n```\nb\n\nc\n'],
    ['a fence in a list that its neighbour ends', '- ```\n  a\n\nb\n\n```\nc\n\nd\n```\n'],
    ['a fence that a list hides', '1. a\n\n   ```\n   b\n\nc\n\n   ```\n\nd'],
    ['indented code that looks like a fence', '    ```\n\n```\na\n\nb\n```\n'],
    ['text that looks like a fence', 'a <b\n\n```x`y\n\nc\n\n```\nd\n\ne\n```'],
    ['a fence in raw HTML', '<div>\n```\n</div>\n\n```\na\n\nb\n```\n'],
    ['a comment', '<!-- a\n\nb\n\n-->\n\nc'],
    ['preformatted text', '<pre>\n\na\n\n</pre>\n\nb'],
    ['a comment in a list', '- a <!--\n\nb -->\n\nc'],
    ['a quote with a fence', '> ```\n> a\n\nb\n\n```\nc\n```'],
    ['a definition below', '[a] and [b][c]\n\nd\n\n[a]: e\n'],
    ['a definition above', '[a]:\n  b\n\n[a] c\n'],
    ['a footnote', 'a[^1]\n\nb\n\n[^1]: c\n\n    d\n'],
    ['a definition in code', '```\n[a]: b\n```\n\n[a]\n'],
    ['a closing fence that is indented', '```\na\n   ```\nb\n\n```\nc\n    ```\nd\n```'],
    ['a closing fence with a tab', '```\na\n\t```\nb\n```\n'],
    ['a closing fence with a tab behind it', '```\na\n```\t\n\nb\n\n```\nc\n``` \t\nd\n'],
    ['a closing fence with a tab in a list', '- a\n\n  ```\n  b\n  ```\t\n\nc\n\n```\nd\n```\n'],
    ['a longer closing fence', '```\na\n`````\nb'],
    ['a tab at the end', 'a\n\tb\n\nc\t'],
    ['zero bytes and a byte order mark', '\ufeffa\0b\n\nc'],
  ])('%s', (_name, text) => {
    expectSameTree(text);
  });
});

describe('the same tree', () => {
  test('for our own pages', async () => {
    const files = await readdir('content', { recursive: true });
    const pages = files.filter((file) => file.endsWith('.md'));
    expect(pages.length).toBeGreaterThan(30);
    for (const page of pages) expectSameTree(await readFile(join('content', page), 'utf8'));
  });

  const inlines = [
    ...['a', 'b c', ' ', '  ', '\n', ', ', '. ', '!', '(', ')', ':', '1', '_', '__', 'ä', '—', '\u00a0'],
    ...[
      '*',
      '**',
      '***',
      '`',
      '``',
      '[',
      ']',
      '](',
      '](x)',
      '![',
      '<',
      '&',
      '&amp;',
      '\\',
      '~',
      '|',
      '@',
      'www.a.b',
    ],
    ...['*a*', '**b**', '`c`', '[d](e)', '**`f`**', '`|`', 'http://g.h', '[^1]', '<i>'],
    ...['<Badge text="a" />', '{#a}', '{{ a }}', '[toc]'],
  ];
  const starts = [
    ...[
      '',
      '',
      '',
      '# ',
      '## ',
      '- ',
      '- ',
      '1. ',
      '2. ',
      '* ',
      '> ',
      '  ',
      '   ',
      '    ',
      '\t',
      '| ',
      '- [ ] ',
      '> [!NOTE] ',
      '[[toc]]',
      '<<< @/a.js',
    ],
    ...[
      '```',
      '```',
      '```js',
      '~~~',
      '   ```',
      '```\t',
      '```js:line-numbers {1} [a]',
      '    ```',
      '- ```',
      '<p ',
      '</P>',
      '<div>',
      '</div>',
      '<!-- ',
      '-->',
      '<pre>',
      '</pre>',
    ],
    ...[
      '---',
      '===',
      '|-|',
      '|-|-|',
      '| a | b |',
      '[a]: b',
      '<!--colophon-->',
      '<!-->',
      '<!--->',
      '<!-- a -->',
    ],
  ];
  const line = fc
    .tuple(fc.constantFrom(...starts), fc.array(fc.constantFrom(...inlines), { maxLength: 6 }))
    .map(([start, parts]) => start + parts.join(''));
  const ending = fc.constantFrom('\n', '\n', '\n\n', '\n\n', '\n \n', '\n\n\n');
  const texts = fc
    .array(fc.tuple(line, ending), { maxLength: 12 })
    .map((lines) => lines.map((parts) => parts.join('')).join(''));

  test('for any text', () => {
    fc.assert(fc.property(texts, expectSameTree), { numRuns: 2000 });
  });
});
