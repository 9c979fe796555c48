import { expect, test } from 'vitest';
import type { SourcePath } from '../../../../src/model/path.ts';
import { readMdx } from '../../../../src/parse/mdx/read-mdx.ts';
import { pageLines } from '../../../../src/parse/page/author-lines.ts';
import { parsePage } from '../../../../src/parse/page/parse-page.ts';

const read = (text: string) => readMdx(pageLines(text, 'a.mdx' as SourcePath, 0));

test.each<[string, string[]]>([
  ['<Aside>Now {value}.</Aside>', ['1:12 foreign-expression']],
  ['<Aside>Now <p style={a}>b</p></Aside>', ['1:15 foreign-attribute']],
  ['<Aside><Other /></Aside>', ['1:8 foreign-component']],
  ['<Aside>a</Aside> {b}', ['1:18 foreign-expression']],
  ['<Aside\n  title="A"\n>Now {value}.</Aside>', ['3:6 foreign-expression']],
  ['- a\n\n  <Aside>\n    {b}\n  </Aside>', ['4:5 foreign-expression']],
])('problems are at the columns of the author: %j', (text, problems) => {
  expect(read(text).diagnostics.map(({ code, place }) => `${place?.line}:${place?.column} ${code}`)).toEqual(
    problems,
  );
});

test.each<[string, [text: string, line: number, removed: number][]]>([
  [
    '<Aside>\n    a\n      b\n  c\n</Aside>\n\n  d',
    [
      [':::note', 1, 0],
      ['a', 2, 4],
      ['  b', 3, 4],
      ['c', 4, 2],
      [':::', 5, 0],
      ['  d', 7, 0],
    ],
  ],
  [
    '<Aside>a\nb</Aside> c',
    [
      [':::note', 1, 0],
      ['a', 1, 7],
      ['b', 2, 0],
      [':::', 2, 1],
      ['c', 2, 10],
    ],
  ],
])('lines keep their places: %j', (text, places) => {
  const { text: written, origins } = read(text);
  const lines = written
    .split('\n')
    .map((line, index) => [line, origins[index]?.line, origins[index]?.removed]);
  expect(lines.filter(([line]) => line !== '')).toEqual(places);
});

test.each([
  ['<Aside>Now [a](b.md).</Aside>', 12],
  ['<Aside>\n  Now [a](b.md).\n</Aside>', 7],
])('a link is at the column of the author: %j', (text, column) => {
  const { links } = parsePage({ path: 'a.mdx' as SourcePath, text }, { trust: true }).value.document;
  expect(links).toMatchObject([{ url: 'b.md', column }]);
});
