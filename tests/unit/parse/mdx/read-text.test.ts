import { expect, test } from 'vitest';
import type { SourcePath } from '../../../../src/model/path.ts';
import { readMdx } from '../../../../src/parse/mdx/read-mdx.ts';
import { pageLines } from '../../../../src/parse/page/author-lines.ts';

function read(text: string) {
  const { text: written, diagnostics } = readMdx(pageLines(text, 'a.mdx' as SourcePath, 0));
  const found = diagnostics.map(
    ({ code, place, message, hint }) => `${place?.column} ${code}: ${message} → ${hint}`,
  );
  return { written, found };
}

test.each<[line: string, written: string]>([
  // Signs that Markdown or HTML would read.
  ["{'a & b'} {'<c>'}", 'a &amp; b &lt;c>'],
  ["{'_a_ `b` ~c~'}", '&#95;a&#95; &#96;b&#96; &#126;c&#126;'],
  ["{'[a] b\\\\c d|e'}", '&#91;a&#93; b&#92;c d&#124;e'],
  ['{ "a" }', 'a'],
  ['{`a`}', 'a'],
  ['a {/* b */}{/* c */} d', 'a  d'],
  ['`{a}` ``b `{c}` d``', '`{a}` ``b `{c}` d``'],
  ['a \\{b} \\<c', 'a \\{b} \\<c'],
  ['<!-- {a} --> b', '<!-- {a} --> b'],
  ['<!-- {a}', '<!-- {a}'],
  ['[a](/b?{c})', '[a](/b?{c})'],
  ['a {#b}', 'a {#b}'],
  ['{{"demo": "A.tsx"}}', '{{"demo": "A.tsx"}}'],
  [':::note {a.b}', ':::note {a.b}'],
  ['  ::: {a}', '  ::: {a}'],
  // Attributes of HTML.
  ['<p className="a" htmlFor="b">c</p>', '<p class="a" for="b">c</p>'],
  ['<label htmlFor={"b"}>c</label>', '<label for="b">c</label>'],
  ['<p hidden={false}>a</p>', '<p >a</p>'],
  ['<p title={"a > b"} id={1}>c</p>', '<p title="a > b" id="1">c</p>'],
  ['<p className={`a`}>b</p> c={d}', '<p class="a">b</p> c={d}'],
  // Ids of headings.
  ['## A {/* #b */}', '## A {#b}'],
  ['## A {/*b*/} c', '## A  c'],
  ['## A [#b]  ', '## A {#b}'],
  ['## A[#b]', '## A[#b]'],
  ['A [#b]', 'A [#b]'],
  // The language of inline code.
  ['`a{:ts}` `b{:.k}` ``c{:js} ``', '`a` `b` ``c ``'],
  ['`{:ts}` `a {:ts}` `a{:1}` `a{:ts}b`', '`{:ts}` `a {:ts}` `a{:1}` `a{:ts}b`'],
])('%j is written %j', (line, written) => {
  expect(read(line)).toEqual({ written, found: [] });
});

const expression = (written: string) =>
  `foreign-expression: Expression "${written}" is shown as written. → Write its value.`;

test.each<[line: string, found: string[]]>([
  ['{a}', [`1 ${expression('{a}')}`]],
  ['a {b} c {d}', [`3 ${expression('{b}')}`, `9 ${expression('{d}')}`]],
  // In raw HTML, braces are an expression between the tags.
  ['<p>{a}</p>', [`4 ${expression('{a}')}`]],
  ['<p a="b">c {d}</p>', [`12 ${expression('{d}')}`]],
  [
    'a <p style={b}>c</p>',
    [
      '6 foreign-attribute: The value of attribute "style" needs JavaScript; ignored. → Write the value as text: style="…"',
    ],
  ],
  [
    '<p className={b}>c</p>',
    [
      '4 foreign-attribute: The value of attribute "className" needs JavaScript; ignored. → Write the value as text: class="…"',
    ],
  ],
])('problems of %j', (line, found) => {
  expect(read(line).found).toEqual(found);
});

test.each<[line: string, message: string]>([
  ['<Other />', 'Unknown component "<Other>"; nothing is shown.'],
  ['<Other>a</Other>', 'Unknown component "<Other>"; only its content is shown.'],
  ["import A from 'b';", 'The import of "b" has no effect; pages are not modules.'],
  ['export const a = 1;', 'This export has no effect; pages are not modules.'],
  ['<Tabs values={a}>\n</Tabs>', 'The labels in "values" need JavaScript; the values of the tabs are shown.'],
])('the problem of %j is described', (line, message) => {
  expect(read(line).found).toEqual([expect.stringContaining(`: ${message} → `)]);
});

test.each<[text: string, written: string[]]>([
  ['<Link href="/a">b</Link>', ['<a href="/a">b</a>']],
  ['a <Link to="/a">b\n  c</Link> d', ['a <a href="/a">b c</a> d']],
  ['<Link href="/a">b</Link> <Link href="/c">d</Link>', ['<a href="/a">b</a> <a href="/c">d</a>']],
  // The address of the first one needs JavaScript.
  ['a <Link href={b}>c</Link> <Link href="/d">e</Link>', ['a <Link href={b}>c</Link> <a href="/d">e</a>']],
  ['a <Link href="/b">c\n\nd</Link>', ['a <Link href="/b">c', '', 'd</Link>']],
  ['a <Link href="/b"><B>c</B></Link>', ['a <Link href="/b"><B>c</B></Link>']],
  ['a <Link href="/b">c', ['a <Link href="/b">c']],
  ['a <Links href="/b">c</Links>', ['a <Links href="/b">c</Links>']],
  ['`<Link href="/a">b</Link>`', ['`<Link href="/a">b</Link>`']],
])('links of frameworks in %j', (text, written) => {
  expect(read(text).written.split('\n')).toEqual(written);
});
