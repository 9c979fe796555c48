// dialect.md: what pages of other tools may contain.
import { describe, expect, test } from 'vitest';
import { markCodeWords } from '../../../../src/parse/code/mark-code-words.ts';
import { parseText } from '../../../support/parse-text.ts';
import { callout } from '../../../support/parsed-markup.ts';

describe('callouts in quotes', () => {
  test.each<[string, string]>([
    ['> [!NOTE]\n> a', callout('info', '\n<p>a</p>\n')],
    ['> [!tip]\n> a', callout('success', '\n<p>a</p>\n')],
    ['> [!IMPORTANT]\n>\n> a', callout('info', '\n<p>a</p>\n')],
    ['> [!WARNING]', callout('warning', '\n')],
    ['> [!CAUTION]\n> a', callout('error', '\n<p>a</p>\n')],
    [
      '> [!NOTE] A *b*\n> c\n> - d',
      callout('info', '\n<p class="callout-title">A <em>b</em></p>\n<p>c</p>\n<ul>\n<li>d</li>\n</ul>\n'),
    ],
    ['> [!NOTE]\\\n> a', callout('info', '\n<p>a</p>\n')],
    ['- > [!NOTE]\n  > a', `<ul>\n<li>\n${callout('info', '\n<p>a</p>\n')}\n</li>\n</ul>`],
    ['> \\[!NOTE]', '<blockquote>\n<p>[!NOTE]</p>\n</blockquote>'],
    ['> a [!NOTE]', '<blockquote>\n<p>a [!NOTE]</p>\n</blockquote>'],
  ])('%j', (text, body) => {
    const parsed = parseText(text);
    expect(parsed.body).toBe(body);
    expect(parsed.reported).toEqual([]);
  });

  test('an unknown name is reported', () => {
    const { body, reported } = parseText('a\n\n> [!HINT]\n> b');
    expect(reported).toEqual(['3:1 callout-unknown']);
    expect(body).toContain('<blockquote>');
  });
});

describe('containers', () => {
  test.each<[string, string]>([
    [':::note[A]\nb\n:::', callout('info', '\n<p class="callout-title">A</p>\n<p>b</p>\n')],
    [':::caution\na\n:::', callout('warning', '\n<p>a</p>\n')],
    ['::: details\na\n:::', '<details>\n<summary>(details)</summary>\n<p>a</p>\n</details>'],
    ['::: details A `b` {open}\n:::', '<details open>\n<summary>A <code>b</code></summary>\n</details>'],
    [':::tip Use {braces}\n:::', callout('success', '\n<p class="callout-title">Use {braces}</p>\n')],
    [
      ':::: info\n::: tip\na\n:::\nb\n::::',
      callout('info', `\n${callout('success', '\n<p>a</p>\n')}\n<p>b</p>\n`),
    ],
    ['::: raw\na\n:::', '<p>a</p>'],
    ['::: v-pre\n{{ a }}\n:::', '<p>{{ a }}</p>'],
  ])('%j', (text, body) => {
    const parsed = parseText(text);
    expect(parsed.body).toBe(body);
    expect(parsed.reported).toEqual([]);
  });

  test('a callout with an id is a target of links', () => {
    const { body, document, reported } = parseText(':::tip A {#b}\n:::\n\n::: details C {#d}\n:::');
    expect(body).toContain('<aside id="b" class="callout callout-success"');
    expect(document.anchors).toEqual(['b']);
    expect(reported).toEqual(['4:1 callout-attribute']);
  });

  test.each<[string, string, string, string[]]>([
    [
      'a callout around code tabs',
      '::: tip\na\n::: code-group\n```js [b]\n```\n```js [c]\n```\n:::\nd',
      '</aside>\n<p>d</p>',
      ['1:1 callout-unclosed'],
    ],
    [
      'two callouts around one',
      '::: tip\n::: info\n::: danger\na\n:::\nb',
      '</aside>\n</aside>\n</aside>\n<p>b</p>',
      ['1:1 callout-unclosed', '2:1 callout-unclosed'],
    ],
    [
      'the second of two inside',
      '::: tip\n::: info\n:::\na\n::: info\n:::\nb',
      '</aside>\n</aside>\n<p>a</p>',
      ['1:1 callout-unclosed'],
    ],
    [
      'tabs that go on after the first',
      '::: tabs\n::: tab A\na\n:::\n::: tab B\nb\n:::\n',
      '<p>b</p>\n</div></div>',
      ['1:1 callout-unclosed'],
    ],
    ['one of more colons', ':::: tip\n::: info\n:::\na', '<p>a</p>\n</aside>', ['1:1 callout-unclosed']],
  ])('without a closing line, %s ends with what is in it', (_name, text, end, expected) => {
    const { body, reported } = parseText(text);
    expect(body).toContain(end);
    expect(reported).toEqual(expected);
  });

  test('a closing line of three colons leaves a container of four open', () => {
    expect(parseText(':::: info\na\n:::').reported).toEqual(['1:1 callout-unclosed']);
  });

  test('the content of an unknown container stays, and its title', () => {
    const { body, reported } = parseText(':::steps\n1. a\n:::\n\n:::card *B*\nc\n:::');
    expect(body).toBe('<ol>\n<li>a</li>\n</ol>\n<p><strong><em>B</em></strong></p>\n<p>c</p>');
    expect(reported).toEqual(['1:1 callout-unknown', '5:1 callout-unknown']);
  });

  test('an unknown container that no line closes is text', () => {
    const { body, reported } = parseText('<div>\n:::aside\n</div>\n\n- a\n  :::other\n  b\n');
    expect(body).toContain(':::aside');
    expect(body).toContain(':::other');
    expect(reported).toEqual(['2:1 callout-unknown', '6:3 callout-unknown']);
  });

  test('links in a title are links of the page', () => {
    const { document } = parseText('a\n\n  :::note See [b](/c/)\n:::');
    expect(document.links).toEqual([{ kind: 'link', url: '/c/', line: 3, column: 3 }]);
  });
});

test('lines that begin with == are the labels of tabs', () => {
  const marked = parseText(
    ':::tabs key:a\na\n== B `c`\nd `e`\nf\n== F\n\n```js\ng;\n```\n\n== H\ni == j\n:::',
  );
  const written = parseText(
    ':::tabs {storageKey="a"}\na\n\n:::tab B c\nd `e`\nf\n:::\n:::tab F\n```js\ng;\n```\n:::\n:::tab H\ni == j\n:::\n:::',
  );
  expect(marked.reported).toEqual([]);
  expect(marked.body).toContain('storage');
  expect(marked.body).toBe(written.body);
});

test('the label of the next tab ends a code group that no line closes', () => {
  const group = (name: string) => `::: code-group\n\`\`\`js [${name}]\ng;\n\`\`\`\n`;
  const written = parseText(
    `:::tabs\n:::tab A\n${group('b')}:::\n:::\n:::tab C\n${group('d')}:::\n:::\n:::\n\ne`,
  );
  const marked = parseText(`:::tabs\n== A\n${group('b')}\n== C\n${group('d')}:::\n:::\n\ne`);
  expect(marked.body).toBe(written.body);
  expect(parseText(`:::tabs\n== A\n${group('b')}\n== C\nf\n:::\n\ne`).body).toMatch(/<p>e<\/p>\s*$/);
});

describe('a table of contents', () => {
  test.each(['[[toc]]', '[[TOC]]', '[toc]', '[TOC]'])('%s', (mark) => {
    const { body } = parseText(`${mark}\n\n## A & \`b\`\n\n### C\n\n#### D\n\n## E`);
    expect(body.split('<h2')[0]).toBe(
      '<nav class="toc" aria-label="(contents)"><ul>\n<li><a href="#a-b">A &#x26; b</a>\n<ul>\n' +
        '<li><a href="#c">C</a></li>\n</ul>\n</li>\n<li><a href="#e">E</a></li>\n</ul></nav>\n',
    );
  });

  test('dollar signs in headings are text', () => {
    const { body } = parseText("[[toc]]\n\n## `$'` and $$\n\na");
    expect(body.split('\n')[1]).toBe('<li><a href="#and">$\' and $$</a></li>');
  });

  test.each([
    ['a [[toc]]', '<p>a [[toc]]</p>'],
    ['[[toc]]', ''],
    ['`[[toc]]`', '<p><code>[[toc]]</code></p>'],
    ['[toc]\n\n[toc]: /a/', '<p><a href="/a/">toc</a></p>'],
  ])('%j', (text, body) => {
    expect(parseText(text).body).toBe(body);
  });
});

describe('markup of components', () => {
  test.each<[string, string, string[]]>([
    ['a <Badge type="tip" text="b" />', '<p>a <span class="badge success">b</span></p>', []],
    ['a <Badge>*b*</Badge>', '<p>a <span class="badge"><em>b</em></span></p>', []],
    ['<Badge text="<a>" />', '<span class="badge">&lt;a&gt;</span>', []],
    ['<Box b="c">\n\nd\n\n</Box>', '\n<p>d</p>\n', ['1:1 foreign-component']],
    ['a Map<String> b', '<p>a Map&lt;String&gt; b</p>', ['1:6 foreign-component']],
    ['**Map<String>**', '<p><strong>Map&lt;String&gt;</strong></p>', ['1:6 foreign-component']],
    ['a <Box>c</Box>', '<p>a c</p>', ['1:3 foreign-component']],
    ['a <B>c</B>', '<p>a <B>c</B></p>', []],
    ['a <code src="./b.tsx">c</code>', '<p>a <code src="./b.tsx">c</code></p>', ['1:3 foreign-component']],
    ['a <code class="b">c</code>', '<p>a <code class="b">c</code></p>', []],
    ['<!-- <Box> -->', '<!-- <Box> -->', []],
    ['<DIV>\na\n</DIV>', '<DIV>\na\n</DIV>', []],
    [
      'a {{ b }} `{{ c }}` <i v-pre>{{ d }}</i>',
      '<p>a {{ b }} <code>{{ c }}</code> <i v-pre>{{ d }}</i></p>',
      [],
    ],
    ['a {{ b }}', '<p>a {{ b }}</p>', ['1:3 foreign-expression']],
    ['%%Content%%', '<p>%%Content%%</p>', ['1:1 foreign-expression']],
    ['a\n\n%%API(index.ts)%%', '<p>a</p>\n<p>%%API(index.ts)%%</p>', ['3:1 foreign-expression']],
    ['a %%b%%, `%%c%%`', '<p>a %%b%%, <code>%%c%%</code></p>', []],
    ['![a](/b.png){width=100}', '<p><img src="/b.png" alt="a">{width=100}</p>', ['1:13 foreign-attribute']],
    ['![a](/b.png){ b }', '<p><img src="/b.png" alt="a">{ b }</p>', []],
    ['<div style={{ a: 1 }}>', '<div style={{ a: 1 }}>', []],
  ])('%j', (text, body, reported) => {
    const parsed = parseText(text);
    expect(parsed.body).toBe(body);
    expect(parsed.reported).toEqual(reported);
  });

  test('a badge is no part of the id of a heading', () => {
    const { document } = parseText('## A <Badge text="b" />\n\n## C <Badge>d</Badge>');
    expect(document.headings.map(({ id, text }) => [id, text])).toEqual([
      ['a', 'A'],
      ['c-d', 'C d'],
    ]);
  });

  test('raw HTML that is not trusted is text, without further reports', () => {
    expect(parseText('<Box>\n\n<script setup></script>', { trust: false }).reported).toEqual([]);
  });
});

test.each([
  [
    'a <b',
    'a &lt;b',
    '<b',
    'a <mark class="word-highlight">&lt;</mark><mark class="word-highlight">b</mark>',
  ],
  [
    'ab',
    '<i>a</i>b',
    'ab',
    '<i><mark class="word-highlight">a</mark></i><mark class="word-highlight">b</mark>',
  ],
  ['aaa', 'aaa', 'a', '<mark class="word-highlight">a</mark>'.repeat(3)],
  ['abab', 'abab', 'x', 'abab'],
])('the word in %j', (text, html, word, expected) => {
  const words = [{ text: word, kind: 'highlight' as const, first: 1, last: 1 }];
  expect(markCodeWords(html, text, words)).toBe(expected);
});
