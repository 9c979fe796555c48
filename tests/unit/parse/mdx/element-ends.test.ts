import { expect, test } from 'vitest';
import type { SourcePath } from '../../../../src/model/path.ts';
import { htmlAttribute } from '../../../../src/parse/mdx/html-attributes.ts';
import { readJsxTag } from '../../../../src/parse/mdx/jsx-tag.ts';
import { readMdx } from '../../../../src/parse/mdx/read-mdx.ts';
import { pageLines } from '../../../../src/parse/page/author-lines.ts';

const read = (text: string) => readMdx(pageLines(text, 'a.mdx' as SourcePath, 0));

/** The lines with text, and `line:column code` of each problem. */
function shown(text: string): [lines: string[], problems: string[]] {
  const { text: written, diagnostics } = read(text);
  return [
    written.split('\n').filter((line) => line.trim() !== ''),
    diagnostics.map(({ code, place }) => `${place?.line}:${place?.column} ${code}`),
  ];
}

const trigger = '<TabsTrigger value="a">A</TabsTrigger>';

test.each<[text: string, lines: string[], problems: string[]]>([
  // A list of tabs names those of the element around it.
  [
    `<Tabs>\n<TabsList>\n${trigger}\n</TabsList>\n<TabsContent value="a">b</TabsContent>\n</Tabs>`,
    [':::tabs', ':::tab A', 'b', ':::', ':::'],
    [],
  ],
  [`<TabsList>\n${trigger}\n</TabsList>`, ['A'], ['1:1 foreign-component', '2:1 foreign-component']],
  // Elements that do not end, or have values that need JavaScript.
  ['<CodeBlock language="js">\na', ['a'], ['1:1 foreign-component']],
  ['<CodeBlock language={a}>b</CodeBlock>', ['b'], ['1:1 foreign-component']],
  ['<Subtitle>\na', ['a'], ['1:1 foreign-component']],
  ['<LinkButton href="/a/">\nb', ['b'], ['1:1 foreign-component']],
  ['<LinkButton href={a}>b</LinkButton>', ['b'], ['1:1 foreign-component']],
  ['<PackageManagers type="other" pkg="a" />', [], ['1:1 foreign-component']],
  ['<PackageManagers pkg={a} />', [], ['1:1 foreign-component']],
  ['<PackageManagers pkg="a" args={b} />', [], ['1:1 foreign-component']],
  ['<Meta name="description" content={a} />', [], ['1:1 foreign-component']],
  // The end of an element is not that of another one before it.
  [
    '<Other>\na\n</Other>\n\n<Subtitle>b</Subtitle>',
    ['a', '<p class="description">b</p>'],
    ['1:1 foreign-component'],
  ],
  [
    '<Other href="/a/">\nb\n</Other>\n\n<LinkButton href="/c/">d</LinkButton>',
    ['b', '[d](/c/)'],
    ['1:1 foreign-component'],
  ],
  ['<Files>\n</Files>', [], []],
  // Modules end at an empty line, or at the end of a statement.
  ['import { A\n  \nwords', ['words'], ['1:1 foreign-import']],
  ['export const a =\n  1;\n\nb', ['b'], ['1:1 foreign-import']],
  ['export const a = [\n\n  1,\n];\nb', ['b'], ['1:1 foreign-import']],
  ["import { Foo as Bar } from 'x';\n\n<Bar />", [], ['3:1 foreign-component']],
  // Blocks of code with trailing spaces, and below other text.
  ['```mdx-code-block  \na\n```\nb', ['a', 'b'], []],
  ['x\n\n```ts tab="B"\nb\n```\n\ny', ['x', '```ts [B]', 'b', '```', 'y'], []],
  // Only a comment at the end of a heading is its id.
  ['## A {/*b*/}  ', ['## A {#b}'], []],
  ['## A {/*b*/}c', ['## A c'], []],
  ['a <Link href="/b">c\n  \nd</Link>', ['a <Link href="/b">c', 'd</Link>'], []],
  [
    "<ThemedImage width={a} alt sources={{ light: '/a.png', dark: '/b.png' }} />",
    ['<img src="/a.png" class="only-light-mode" alt="">', '<img src="/b.png" class="only-dark-mode" alt="">'],
    [],
  ],
])('%j', (text, lines, problems) => {
  expect(shown(text)).toEqual([lines, problems]);
});

test.each<[text: string, problem: string]>([
  ['- a\n\n  {/* b */} {c}', '3:13 foreign-expression'],
  ['  <Aside>a</Aside> {b}', '1:20 foreign-expression'],
])('what follows an element is at the column of the author: %j', (text, problem) => {
  expect(shown(text)[1]).toEqual([problem]);
});

test('an attribute without an end makes no tag, whatever is before it', () => {
  for (const start of ['<A b={c', '<A b="c', "<A b='c", '<A {...c'])
    expect(readJsxTag(`/> ${start}`, 3), start).toBeUndefined();
});

test('an expression with a style in it is no style', () => {
  expect(htmlAttribute('style', "a && { color: 'red' }")).toBeUndefined();
  expect(htmlAttribute('style', "{ color: 'red' } as Style")).toBeUndefined();
  expect(htmlAttribute('style', " { color: 'red' } ")).toBe('style="color: red"');
});
