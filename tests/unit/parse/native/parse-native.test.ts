import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseNative } from '../../../../src/parse/native/parse-native.ts';
import { markdownTexts } from '../../../support/markdown-texts.ts';
import { ordered, referenceTree } from './reference-tree.ts';

/** Compares the trees of a text if the native parser reads it; returns whether it does. */
function isSameTree(text: string): boolean {
  const tree = parseNative(text);
  if (tree) expect(ordered(tree), text).toEqual(ordered(referenceTree(text)));
  return tree !== undefined;
}

describe('the native parser reads what authors write', () => {
  test.each([
    ['words', 'Some words.\nMore of them, (in "two") lines.\n'],
    [
      'characters without meaning here',
      'A & B! snake_case, 1 > 0; a: b - c + d = e | f # g {h} $i ^j %k ~l\n',
    ],
    ['code', 'A `<Button />` with `a_b`, `**` and `\\`.\n'],
    ['emphasis', '*One* and **two words**, (**three**), _four_, __five__ ***six***.\n**Seven:** eight\n'],
    [
      'links and images',
      'See [the page](/a/b/#c "d"), [`code`](./d), ![e *f*](https://g.h?i=j) and [k].\n\n[k]: l\n',
    ],
    ['addresses', 'See https://a.b/c?d=e, www.f.g and <https://h.i>, or <j@k.l>.\n'],
    ['headings', '# One\n## Two `code`\n\n### Three\nWords\n\nFour\n====\n'],
    ['fences', '```tsx {1,3} title="a b"\nconst a = [b]: c;\n\n\tx\n```\n~~~\n~~~\nWords\n'],
    ['indented code', 'Words\n\n    a\n      *b* `c`\n\n\n    d\n\nMore words\n\n    e\n'],
    [
      'lists',
      '- one\n- **two** `three`\n\n  four\n\n  ```js\n  five\n  ```\n\n3. six\n4. [seven](eight)\n\n- [ ] nine\n- [x] ten\n',
    ],
    ['tables', '| a | `b` |  c |\n|---|:-:|--:|\n| d \\| e |  | **f** g |\n|g|h|i|\n\nWords\n'],
    ['quotes and alerts', '> a\nb\n\n> [!NOTE]\n> c\n'],
    ['raw HTML', '<div class="a">\n  *b*\n</div>\n\nc <br> d\n\n<!-- e -->\n\n<Tag a="b">\n\nf\n\n</Tag>\n'],
    ['escapes and entities', '\\<a\\> &amp; &copy; \\# b\n'],
    ['breaks', 'a  \nb\\\nc\n\n---\n'],
    ['footnotes', 'a[^1]\n\n[^1]: b\n'],
    ['strikethrough', '~~a~~ and ~b~\n'],
    ['letters of the world', 'Größe **Über** 漢字 *漢字* «a» “b” 😀 `c`\n'],
    ['lines without end', 'Some words'],
    ['nothing', ''],
  ])('%s', (_name, text) => {
    expect(isSameTree(text)).toBe(true);
  });
});

describe('remark reads what the two may read differently', () => {
  test.each([
    ['stars that are text', '\\**b**'],
    ['emphasis of two kinds', '_a **b_ c**'],
    ['emphasis beside an emoji', '😀**a**'],
    ['a fence that a list ends', '- ```\n  a\n\nb\n'],
    ['indented code with lines of spaces', '    a\n  \n    b\n'],
    ['indented code with a tab', '\ta\n'],
    ['indented code above another', '> a\n---\n    b\n\n    c\n'],
    ['indented code directly above a definition', '    a\n[b]: c\n\n2. \n'],
    ['indented code in a list', '- a\n\n      b\n'],
    ['a footnote of several lines', '[^1]: a\n    - b\n    - c\n'],
    ['an address behind a bracket', '[http://a. b'],
    ['an address behind a slash', '/a@b.c'],
    ['an attribute without quotes', 'a <b c=/d>e</b>\n'],
    ['raw HTML in a list', '- a\n  <!-- b -->\n- c\n'],
    ['raw HTML directly below the words of a quote', '> a\n   <i>\n'],
    ['a paragraph that a list item makes the head of a table', 'a\nb\n- |\n'],
    ['raw HTML in a list above a line of spaces', '- <i>\n   \n'],
    ['raw HTML directly below a table', 'a\n|-|\n<i>\n'],
    ['indented code directly below raw HTML', '<!-- a -->\n    b\n\n1. \n'],
    ['a backtick above an indented line of a list', '- ``  \n\ta\n'],
    ['a footnote in the text of an image', '[^1]: a\n\n![[^1]](x)\n'],
    ['a task without words', '- [ ]\n  a\n'],
    ['a task whose box is broken over two lines', '- [\n]\na\n'],
    ['a task in a quote whose box is broken over two lines', '> 1. [\n>    ] a\n'],
    ['a block directly below a definition', '[a]: b\n# c\n'],
    ['unusual white space behind a fence', '```js\u00a0\na\n```\n'],
    ['carriage returns, zero bytes and a byte order mark', '\ufeffa\0b\r\nc'],
    ['a tab at the end', 'a\n\tb\n\nc\t'],
  ])('%s', (_name, text) => {
    expect(parseNative(text)).toBeUndefined();
  });
});

describe('the same tree', () => {
  test('for our own pages, of which nearly all are read', async () => {
    const files = await readdir('content', { recursive: true });
    const pages = files.filter((file) => file.endsWith('.md'));
    expect(pages.length).toBeGreaterThan(30);
    const texts = await Promise.all(pages.map((page) => readFile(join('content', page), 'utf8')));
    const read = texts.filter((text) => isSameTree(text.replace(/^---\n[\s\S]*?\n---\n/, '')));
    expect(read.length / texts.length).toBeGreaterThan(0.95);
  });

  test('for any text', () => {
    fc.assert(
      fc.property(markdownTexts, (text) => {
        isSameTree(text);
      }),
      { seed: Number(process.env.SEED ?? 1), numRuns: Number(process.env.RUNS ?? 2000) },
    );
  });
});

test('a text that is nested without end is read or left to remark', () => {
  for (const text of ['> '.repeat(5000), '- '.repeat(5000), '['.repeat(50_000), '*a '.repeat(50_000)])
    expect(() => parseNative(`${text}a`)).not.toThrow();
});

test('a text with very many references is left to remark, since it takes the native parser too long', () => {
  expect(parseNative('&nbsp; '.repeat(2000))).toBeDefined();
  expect(parseNative('&#xd800; '.repeat(2001))).toBeUndefined();
  expect(parseNative('a && b; '.repeat(4000))).toBeDefined();
});
