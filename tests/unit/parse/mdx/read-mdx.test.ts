import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SourcePath } from '../../../../src/model/path.ts';
import { readMdx } from '../../../../src/parse/mdx/read-mdx.ts';
import { pageLines } from '../../../../src/parse/page/author-lines.ts';
import { rewriteBody } from '../../../../src/parse/page/rewrite-body.ts';

const read = (text: string) => readMdx(pageLines(text, 'a.mdx' as SourcePath, 0));
const reported = (text: string) =>
  read(text).diagnostics.map(({ code, place }) => `${place?.line}:${place?.column} ${code}`);
/** The text without blank lines. */
const shown = (text: string) =>
  read(text)
    .text.replace(/\n{2,}/g, '\n')
    .trim();

describe('elements with a form in the dialect', () => {
  test.each([
    ['<Aside>\na\n</Aside>', ':::note\na\n:::'],
    ['<Aside type="tip" title="B">a</Aside>', ':::tip B\na\n:::'],
    ['<Admonition type="danger">\n\na\n\n</Admonition>', ':::danger\na\n:::'],
    [
      '<Tabs groupId="g">\n  <TabItem value="a" label="A">\n    b\n  </TabItem>\n</Tabs>',
      ':::tabs {storageKey="g"}\n:::tab A\nb\n:::\n:::',
    ],
    [
      '1. a\n\n   <Tabs>\n     <TabItem label="B">\n       c\n     </TabItem>\n   </Tabs>',
      '1. a\n   :::tabs\n   :::tab B\n   c\n   :::\n   :::',
    ],
    ['<Steps>\n1. a\n</Steps>', '1. a'],
    ['<Card title="A" icon="b">\n  c\n</Card>', '**A**\nc'],
    ['<LinkCard\n  title="A"\n  href="/b/"\n  description="C."\n/>', '- [A](/b/): C.'],
    ['<LinkButton href="/a/">B</LinkButton>', '[B](/a/)'],
    [
      'See <Link href="/a?b&c">A `b`</Link>, <Link\n  to="/d"\n>D</Link> and `<Link>`.',
      'See <a href="/a?b&amp;c">A `b`</a>, <a href="/d">D</a> and `<Link>`.',
    ],
    ['<Link href="/a">\n  B\n</Link>', '<a href="/a">B</a>'],
    ['```jsx\n<Link href="/a">A</Link>\n```', '```jsx\n<Link href="/a">A</Link>\n```'],
    [
      '```package-install\nnpm i a\n```',
      ':::code-group storageKey="package-manager"\n```bash [npm]\nnpm i a\n```\n```bash [Yarn]\nyarn add a\n```\n```bash [pnpm]\npnpm add a\n```\n```bash [Bun]\nbun add a\n```\n:::',
    ],
    ['<Code code={`a\nb`} lang="js" title="c.js" />', '```js title="c.js"\na\nb\n```'],
    [
      '<Code code="a" ins={2} mark={["b", "c d"]} del="3-4" />',
      '```text mark="b" mark="c d" ins={2} del={3-4}\na\n```',
    ],
    ['<Code code="a" mark={[1, "2-3"]} meta="\'b\' wrap" />', "```text mark={1} mark={2-3} 'b' wrap\na\n```"],
    ['export const b = `a`;\n\n<Code code={b} title={b} />', '```text title="a"\na\n```'],
    ["export const b = 'a';\n\n<CodeBlock>{b}</CodeBlock>", '```text\na\n```'],
    ["export const b = '<a>';\n\nIn {b}.", 'In &lt;a>.'],
    [
      "<ThemedImage\n  alt='a \"b\"'\n  width={20}\n  sources={{ light: '/a.png', dark: useBaseUrl('/b.png') }}\n/>",
      '<img src="/a.png" class="only-light-mode" alt="a &quot;b&quot;" width="20">\n<img src="/b.png" class="only-dark-mode" alt="a &quot;b&quot;" width="20">',
    ],
    [
      '<ThemedImage className="c" sources={{\n  light: require("@site/static/a.png").default,\n  dark: "./b.png",\n}} />',
      '<img src="/a.png" class="only-light-mode c">\n<img src="./b.png" class="only-dark-mode c">',
    ],
    ['<>\na\n</>', 'a'],
    [
      'import CodeBlock from \'@theme/CodeBlock\';\n<CodeBlock language="js" title="c.js">\n  {`a\nb`}\n</CodeBlock>',
      '```js title="c.js"\na\nb\n```',
    ],
    [
      '```js tab title="a.js"\nb\n```\n\n```ts tab title="a.ts"\nc\n```\n\n```ts\nd\n```',
      ':::code-group\n```js title="a.js"\nb\n```\n```ts title="a.ts"\nc\n```\n:::\n```ts\nd\n```',
    ],
    [
      '- a\n  ```ts tab="B"\n  b\n  ```\n  ```ts tab="C" {1}\n  c\n  ```',
      '- a\n  :::code-group\n  ```ts [B]\n  b\n  ```\n  ```ts {1} [C]\n  c\n  ```\n  :::',
    ],
    [
      '```ts tab="B"\nb\n```\n```ts tab="C"\nc\n```\n```ts tab="B"\nd\n```',
      ':::tabs\n:::tab B\n```ts\nb\n```\n```ts\nd\n```\n:::\n:::tab C\n```ts\nc\n```\n:::\n:::',
    ],
    ['## A [#b]', '## A {#b}'],
    ['`a(){:js}` and `b{:.key}`, `{:js}` and `{c}`', '`a()` and `b`, `{:js}` and `{c}`'],
    ['<Callout type="warn" title="B">\na\n</Callout>', ':::warning B\na\n:::'],
    ['<Callout>a</Callout>', ':::info\na\n:::'],
    [
      '<Tabs items={["A", \'B\']}>\n<Tab value="A">a</Tab>\n<Tab>b</Tab>\n</Tabs>',
      ':::tabs\n:::tab A\na\n:::\n:::tab B\nb\n:::\n:::',
    ],
    ['<Cards>\n<Card title="A" href="/a/">b</Card>\n</Cards>', '**[A](/a/)**\nb'],
    ['<Card title="A" href="/a/" description="b" />', '**[A](/a/)**\nb'],
    ['<Accordions>\n<Accordion title="A">\nb\n</Accordion>\n</Accordions>', ':::details A\nb\n:::'],
    [
      '<Files>\n  <Folder name="a" defaultOpen>\n    <File name="b.ts" />\n    <Folder name="c" />\n  </Folder>\n  <File name="d.ts" />\n</Files>',
      '- `a/`\n  - `b.ts`\n  - `c/`\n- `d.ts`',
    ],
    ['```ts tab="B"\nb\n```', '```ts [B]\nb\n```'],
    ['```ts title="a tab here"\nb\n```', '```ts title="a tab here"\nb\n```'],
    ['```ts tab={"span":2}\nb\n```', '```ts tab={"span":2}\nb\n```'],
    [
      '- a\n\n  ```bash npm2yarn\n  npm i b\n  ```',
      [
        '- a\n  :::code-group storageKey="package-manager"',
        '  ```bash [npm]\n  npm i b\n  ```\n  ```bash [Yarn]\n  yarn add b\n  ```',
        '  ```bash [pnpm]\n  pnpm add b\n  ```\n  ```bash [Bun]\n  bun add b\n  ```\n  :::',
      ].join('\n'),
    ],
    ...[
      ['pkg="a" dev', 'npm install --save-dev a', 'yarn add --dev a'],
      ['type="create" pkg="a" args="--b c"', 'npm create a -- --b c', 'yarn create a --b c'],
      ['type="dlx" pkg="a" args="b"', 'npx a b', 'yarn dlx a b'],
      ['type="run" pkg="a"', 'npm run a', 'yarn a'],
      ['type="remove"\n  pkg="a"', 'npm uninstall a', 'yarn remove a'],
      ['type="install"', 'npm install', 'yarn install'],
    ].map(([attributes, npm, yarn]): [string, unknown] => [
      `import { PackageManagers } from 'starlight-package-managers';\n\n<PackageManagers ${attributes} />`,
      expect.stringContaining(`\`\`\`bash [npm]\n${npm}\n\`\`\`\n\`\`\`bash [Yarn]\n${yarn}\n\`\`\``),
    ]),
    ["import TOCInline from '@theme/TOCInline';\n\n<TOCInline toc={toc.slice(1)} />", '[[toc]]'],
    ['<Badge\n  text="A"\n  variant="tip"\n/> b', '<Badge text="A" variant="tip" /> b'],
    ['<FileTree>\n- a/\n  - b\n</FileTree>', '- a/\n  - b'],
    [
      "<Tabs\n  defaultValue='a'\n  values={[\n    {label: 'A b', value: 'a'},\n    {value: 'c', label: 'C'},\n  ]}>\n" +
        '<TabItem value="a">\nd\n</TabItem>\n<TabItem value="c">\ne\n</TabItem>\n</Tabs>',
      ':::tabs\n:::tab A b\nd\n:::\n:::tab C\ne\n:::\n:::',
    ],
    ['```mdx-code-block\n<Aside>\na\n</Aside>\n```\nb', ':::note\na\n:::\nb'],
    ['````md\n```mdx-code-block\n<Aside />\n```\n````', '````md\n```mdx-code-block\n<Aside />\n```\n````'],
    [
      "<ins style={{background: '#f0f8ff', maxWidth: 20, 'z-index': 1}} className=\"a\" /> b",
      '<ins style="background: #f0f8ff; max-width: 20px; z-index: 1" class="a" /> b',
    ],
    [
      "<img\n  width={20}\n  src={require('@site/static/a.png').default}\n/>",
      '<img width="20" src="/a.png" />',
    ],
    ["<a href={useBaseUrl('/a/')}>b</a>", '<a href="/a/">b</a>'],
    ["<a href={require('./b.zip').default}>b</a>", '<a href="./b.zip">b</a>'],
  ])('%j', (text, expected) => {
    expect(shown(text)).toEqual(expected);
    expect(reported(text)).toEqual([]);
  });
});

test.each([
  [
    '<details>\n<summary>A</summary>\n```js\nb\n```\n</details>',
    '<details>\n<summary>A</summary>\n\n```js\nb\n```\n</details>',
  ],
  [
    '1. a\n\n    <div className="b">\n    *c*\n    </div>',
    '1. a\n\n    <div class="b">\n\n    *c*\n    </div>',
  ],
  // After an empty line, the text would be code.
  ['<div>\n    *a*\n</div>', '<div>\n    <em>a</em>\n</div>'],
  [
    '<ul>\n<li>\n  Set `a<b` to **c**, see [d](/e/).\n</li>\n</ul>',
    '<ul>\n<li>\n  Set <code>a&lt;b</code> to <strong>c</strong>, see <a href="/e/">d</a>.\n</li>\n</ul>',
  ],
  ['<p>Set <a href="_b_">`a`</a>.</p>', '<p>Set <a href="_b_"><code>a</code></a>.</p>'],
  ['<li>`a`\n\n`b`', '<li><code>a</code>\n\n`b`'],
  ['<br />\n[a](b)', '<br />\n\n[a](b)'],
  ['<div>\n\n*a*\n</div>\n*b*', '<div>\n\n*a*\n</div>\n\n*b*'],
  // These are as they would be in other Markdown.
  ['<div>\n\n*a*\n</div>', '<div>\n\n*a*\n</div>'],
  ['<pre>\n*a*\n</pre>', '<pre>\n*a*\n</pre>'],
  ['<div>\n<b>a</b>\n</div>', '<div>\n<b>a</b>\n</div>'],
  ['```html\n<div>\na\n```', '```html\n<div>\na\n```'],
])('the lines in an HTML element are Markdown: %j', (text, expected) => {
  expect(read(text).text).toBe(expected);
});

test.each([
  [
    '<ButtonDemo name="button-demo" />',
    'Name the module of its demo, relative to the page: {{"demo": "button-demo.tsx"}}',
  ],
  [
    '<ComponentPreview\n  name="chip"\n/>',
    'Name the module of its demo, relative to the page: {{"demo": "chip.tsx"}}',
  ],
  ['<ButtonDemo />', 'Write Markdown, or show a component of the site: {{"component": "ButtonDemo"}}'],
  [
    '<ButtonDemo name={a} />',
    'Write Markdown, or show a component of the site: {{"component": "ButtonDemo"}}',
  ],
  [
    '<ButtonDemo name="a b" />',
    'Write Markdown, or show a component of the site: {{"component": "ButtonDemo"}}',
  ],
  [
    '<ButtonDemo name="a">\nb\n</ButtonDemo>',
    'Write Markdown, or show a component of the site: {{"component": "ButtonDemo"}}',
  ],
  ['<Chart name="sales" />', 'Write Markdown, or show a component of the site: {{"component": "Chart"}}'],
])('the hint for %j says what to write', (text, hint) => {
  expect(read(text).diagnostics.map((diagnostic) => diagnostic.hint)).toEqual([hint]);
});

describe('what is no Markdown', () => {
  test.each([
    ["import { Tabs, TabItem } from '@theme/Tabs';\na", 'a', []],
    ["import {\n  A,\n  Card as B,\n} from 'b';\n\na", 'a', ['1:1 foreign-import']],
    ["import 'a.css';\na", 'a', ['1:1 foreign-import']],
    ["import A, { b } from 'c';\n\n<A />", '', ['3:1 foreign-component']],
    ['<ThemedImage sources={{ light: a, dark: b }} />', '', ['1:1 foreign-component']],
    ["import a from 'b';\n\nc {a.d}", 'c {a.d}', ['3:3 foreign-expression']],
    ['export function A() {\n  return <B />;\n}\n\n<A />', '', ['5:1 foreign-component']],
    ['export const a = {\n  b: [1],\n};\n\nc', 'c', ['1:1 foreign-import']],
    ['export function A() {\n  return <b>c</b>;\n}\n\nd', 'd', ['1:1 foreign-import']],
    ['{/* a\nb */}\nc', 'c', []],
    ['a {/* b */} c', 'a  c', []],
    ['a {b.c} d', 'a {b.c} d', ['1:3 foreign-expression']],
    ['a {"{b}"} {\'c\'} {`<d>`}', 'a {b} c &lt;d>', []],
    ["a {'**'}b** {'_c_'}", 'a &#42;&#42;b** &#95;c&#95;', []],
    ['## A {/*b-c*/}', '## A {#b-c}', []],
    ['### `a` b {/* #c */}', '### `a` b {#c}', []],
    ['## A {/* a note */}', '## A', []],
    ['a `{b}` \\{c} {#d}', 'a `{b}` \\{c} {#d}', []],
    ['a <!-- {b} --> [c](/d?e=[{f}]) {g}', 'a <!-- {b} --> [c](/d?e=[{f}]) {g}', ['1:32 foreign-expression']],
    ['<Other a={b}>\n  c\n</Other>', 'c', ['1:1 foreign-component']],
    ['<Other />', '', ['1:1 foreign-component']],
    ['<Card title={a}>\nb\n</Card>', 'b', ['1:1 foreign-component']],
    [
      '<p style={a} onClick={() => b}>c</p>',
      '<p  >c</p>',
      ['1:4 foreign-attribute', '1:14 foreign-attribute'],
    ],
    [
      '<Tabs values={a}>\n<TabItem value="b">\n</TabItem>\n</Tabs>',
      ':::tabs\n:::tab b\n:::\n:::',
      ['1:1 foreign-attribute'],
    ],
    ['a b={c} {d}', 'a b={c} {d}', ['1:9 foreign-expression']],
    ['<p className="a">b</p>', '<p class="a">b</p>', []],
    ['{{"demo": "A.tsx"}}', '{{"demo": "A.tsx"}}', []],
    ['importance\nexported', 'importance\nexported', []],
    ['With correct\nimports, and more', 'With correct\nimports, and more', []],
    ['import them, too, or\nimport it from there', 'import them, too, or\nimport it from there', []],
    [
      "import type A from 'b';\nimport a, * as c from 'd';\n\ne",
      'e',
      ['1:1 foreign-import', '2:1 foreign-import'],
    ],
    ['You only\nimport the modules:', 'You only\nimport the modules:', []],
    ['and\nexport data from it', 'and\nexport data from it', []],
    ["import a, { b } from 'c';", '', ['1:1 foreign-import']],
    ["import * as a from 'b';\nexport default a;", '', ['1:1 foreign-import', '2:1 foreign-import']],
    ['> ```js\n> a({ b });\n> ```\n> {c}', '> ```js\n> a({ b });\n> ```\n> {c}', ['4:3 foreign-expression']],
    ['> ```js\n> {b}\n\n{c}', '> ```js\n> {b}\n{c}', ['4:1 foreign-expression']],
  ])('%j', (text, expected, problems) => {
    expect(shown(text)).toBe(expected);
    expect(reported(text)).toEqual(problems);
  });
});

test.each(['TabsTrigger TabsContent TabsList Tabs', 'Tabs.Tab Tabs.Panel Tabs.List Tabs.Root'])(
  'tabs with a list of labels: %s',
  (names) => {
    const [trigger, content, list, tabs] = names.split(' ');
    const written = `<${tabs} defaultValue="a">

<${list}>
  <${trigger} value="a" className="b">
    <Icon /> Command
  </${trigger}>
  <${trigger} value="b">Manual</${trigger}>
</${list}>

<${content} value="a">

a

</${content}>
<${content} value="b">b</${content}>
</${tabs}>`;
    expect(shown(written)).toBe(':::tabs\n:::tab Command\na\n:::\n:::tab Manual\nb\n:::\n:::');
  },
);

describe('indented text is no code', () => {
  test.each([
    [
      '<div>\n    <b>a</b>\n\n    c *d*\n    e\n\n    </div>\n\nf',
      '<div>\n    <b>a</b>\nc *d*\ne\n</div>\nf',
    ],
    [
      '<svg\n  class="a"\n  width={9}\n>\n  <title>b</title>\n</svg>',
      '<svg class="a" width="9" >\n  <title>b</title>\n</svg>',
    ],
    ['<svg\n  class="a"\n>\n  <title>b</title>\n</svg>', '<svg class="a" >\n  <title>b</title>\n</svg>'],
    ['\ta', 'a'],
    ['<div>\n\n    - a\n\n      b\n\n          c\n\n</div>', '<div>\n- a\n  b\n      c\n</div>'],
    [
      '<div>\n\n    ```js\n    a\n      b\n\n    c\n    ```\n\n</div>',
      '<div>\n```js\na\n  b\nc\n```\n</div>',
    ],
    // Lines of list items and footnotes belong to these.
    ['- a\n    - b\n\n    c\n\n      d', '- a\n    - b\n    c\n      d'],
    ['[^1]: a\n\n    b', '[^1]: a\n    b'],
    ['```md\n\n    a\n```', '```md\n    a\n```'],
    ['a\n    b', 'a\n    b'],
  ])('%j', (written, expected) => {
    expect(shown(written)).toBe(expected);
  });

  test('a blank line after a tag makes no code of what follows', () => {
    const { text } = read('<div>\n  <Other>\n    <div>\n      b\n    </div>\n  </Other>\n</div>');
    expect(text).toContain('<div>\n    b');
  });

  test('places are those of the author', () => {
    const { origins } = read('<div>\n\n    a\n\n</div>');
    expect(origins[2]).toMatchObject({ line: 3, removed: 4 });
  });
});

describe('what a page imports to show it', () => {
  const sections = (file: string, heading: string) =>
    file === './_note.md' || file === '@site/_note.md'
      ? pageLines('note\n\n<Other />\n\n<Note />', '_note.md' as SourcePath, 0)
      : file === './types.md' && ['', 'Root', 'Button', 'Additional Types'].includes(heading)
        ? pageLines(`the types of ${heading}`, 'types.md' as SourcePath, 0)
        : undefined;
  const readWith = (text: string) => readMdx(pageLines(text, 'a.mdx' as SourcePath, 0), sections);
  const types = "import { TypesButton, TypesButtonAdditional } from './types';\n";
  test.each([
    ["import { DemoA } from './demos/a';\n\n<DemoA />", '{{"demo":"./demos/a"}}', []],
    ["import { DemoA } from './demos/a';\n\n- b\n\n  <DemoA />", '- b\n  {{"demo":"./demos/a"}}', []],
    ["import A from '../demos/a';\n\n<A />", '{{"demo":"../demos/a"}}', []],
    ["import { DemoA } from 'a';\n\n<DemoA />", '', ['3:1 foreign-component']],
    ["import { DemoA } from './a';\n\n<DemoA.Title />", '', ['3:1 foreign-component']],
    ["import { DemoA } from './a';\n\n<DemoA>\nb\n</DemoA>", 'b', ['3:1 foreign-component']],
    [
      '<Demo demo="A" bg="inline" defaultCodeOpen="false" hideToolbar height={2} other={b} />',
      '{{"demo":"A","bg":"inline","defaultCodeOpen":false,"hideToolbar":true,"height":2}}',
      [],
    ],
    ['<Demo name="A" />', '', ['1:1 foreign-component']],
    // The elements of an imported text are read as those of the page, but contain no other texts.
    [
      "import Note from './_note.md';\n\n- a\n\n  <Note />\n\nb",
      '- a\n  note\nb',
      ['3:1 foreign-component', '5:1 foreign-component'],
    ],
    [
      "import Note from './\\_note.md';\n\n<Note />",
      'note',
      ['3:1 foreign-component', '5:1 foreign-component'],
    ],
    [
      "import Note from '@site/_note.md';\n\n<Note />",
      'note',
      ['3:1 foreign-component', '5:1 foreign-component'],
    ],
    ["import B from './_b.md';\n\n<B />", '', ['1:1 foreign-import', '3:1 foreign-component']],
    [`${types}<TypesButton />`, 'the types of Button', []],
    [`${types}<TypesButton.Root />`, 'the types of Root', []],
    [`${types}<TypesButtonAdditional />`, 'the types of Additional Types', []],
    [`${types}<TypesButton.Other />`, '', ['2:1 foreign-component']],
    ["import { TypesB } from './b/types';", '', ['1:1 foreign-import']],
  ])('%j', (text, expected, problems) => {
    const { text: written, diagnostics } = readWith(text);
    expect(written.replace(/\n{2,}/g, '\n').trim()).toBe(expected);
    expect(diagnostics.map(({ code, place }) => `${place?.line}:${place?.column} ${code}`)).toEqual(problems);
  });

  test('lines of an imported section keep their places', () => {
    const { text, origins } = readWith(`${types}<TypesButton />`);
    const at = text.split('\n').indexOf('the types of Button');
    expect(origins[at]).toMatchObject({ source: 'types.md', line: 1 });
  });
});

test.each([
  ['<Subtitle>A *b* c.</Subtitle>', '<p class="description">A <em>b</em> c.</p>'],
  [
    '<Subtitle>\n  A [b](/c/) and `<d>`.\n</Subtitle>\n',
    '<p class="description">A <a href="/c/">b</a> and <code>&lt;d&gt;</code>.</p>',
  ],
  ['<Meta\n  name="description"\n  content="A\n  b."\n/>\nc', 'c'],
  ["export const metadata = {\n  keywords: [\n    'a',\n  ],\n};\n\nb", 'b'],
])('the head of a page is no content: %j', (text, expected) => {
  expect(shown(text)).toBe(expected);
  expect(reported(text)).toEqual([]);
});

test('an element may state the description of a page', () => {
  expect(read('<Meta name="description" content="A\n  b." />').description).toBe('A b.');
  expect(reported('<Meta name="viewport" content="a" />')).toEqual(['1:1 foreign-component']);
});

test('code blocks stay, without the indentation of JSX', () => {
  const code = "```js\nimport a from 'a';\n\n<Tabs>{b}</Tabs>\n```";
  expect(read(code).text).toBe(code);
  expect(shown(`<Card>\n${code.replaceAll(/^(?=.)/gm, '    ')}\n</Card>`)).toBe(code.replace('\n\n', '\n'));
});

test('lines keep their places', () => {
  const { text, origins } = read('<Card>\n    a\n\n</Card>\nb');
  const places = text.split('\n').map((line, index) => [line, origins[index]?.line, origins[index]?.removed]);
  expect(places.filter(([line]) => line !== '')).toEqual([
    ['a', 2, 4],
    ['b', 5, 0],
  ]);
});

test('any text ends, and every line has an origin', () => {
  const piece = fc.constantFrom(
    ...[
      '<Tabs>',
      '</Tabs>',
      '<TabItem label="a">',
      '</TabItem>',
      '<Card',
      '/>',
      '{',
      '}',
      '{/*',
      '*/}',
      '```',
      'import a',
      'export {',
      '`',
      '"',
      '<>',
      '</>',
      ' ',
      '\n',
      '\n\n',
      'a',
      '<Badge',
      'text="b"',
      '- ',
    ],
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const { text, origins } = read(pieces.join(''));
      expect(origins.length).toBe(text === '' ? Math.min(origins.length, 1) : text.split('\n').length);
    }),
    { numRuns: 500 },
  );
});

test('tags that include files are read before the elements, also over several lines', () => {
  const include = (name: string) => `<include cwd meta='tab="${name}"'>\n  ui/${name}.ts\n</include>`;
  const text = `<include>./b.mdx</include>\n\n${include('c')}\n\n${include('d')}\n`;
  const files = { 'a/b.mdx': '<Callout>b</Callout>', 'ui/c.ts': 'c;', 'ui/d.ts': 'd;' };
  const included = new Map(
    Object.entries(files).map(([path, content]) => [path as SourcePath, { hash: path, text: content }]),
  );
  const rewritten = rewriteBody({ path: 'a/a.mdx' as SourcePath, text, included }, { lineOffset: 0 });
  expect(rewritten?.text.replace(/\n{2,}/g, '\n').trim()).toBe(
    ':::info\nb\n:::\n:::code-group\n```ts nocheck [c]\nc;\n```\n```ts nocheck [d]\nd;\n```\n:::',
  );
  expect(rewritten?.diagnostics).toEqual([]);
});

test('files that end in .md are MDX if the site says so', () => {
  const page = { path: 'a.md' as SourcePath, text: "import A from './a';\n\n<Aside>\nb\n</Aside>\n" };
  expect(rewriteBody(page, { lineOffset: 0 })).toBeUndefined();
  const rewritten = rewriteBody(page, { lineOffset: 0, mdx: true });
  expect(rewritten?.text.trim()).toBe(':::note\nb\n:::');
  expect(rewritten?.diagnostics.map(({ code }) => code)).toEqual(['foreign-import']);
});
