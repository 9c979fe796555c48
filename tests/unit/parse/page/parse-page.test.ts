import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hash } from '../../../../src/lib/hash.ts';
import type { PageDocument } from '../../../../src/model/document.ts';
import type { SourcePath } from '../../../../src/model/path.ts';
import { checkSample } from '../../../../src/parse/code/check-sample.ts';
import { directiveComment } from '../../../../src/parse/directives/directive-lines.ts';
import { scanLines } from '../../../../src/parse/directives/scan-lines.ts';
import { parsePage } from '../../../../src/parse/page/parse-page.ts';
import { parseText } from '../../../support/parse-text.ts';

const demo = '{{"demo": "A.tsx"}}';
test('a page with one of everything', () => {
  const text = `---
title: Button
path: /own/
---
# React Button 🎉

<p class="description">Buttons <em>do</em> things &amp; more.</p>

## Basics

See [more](/m/more#x) and ![a picture](./a.png).
{{"demo": "A.tsx", "bg": "inline"}}

<h3 id="raw">Raw</h3>
`;
  const { document, body, reported } = parseText(text);
  expect(reported).toEqual([]);
  expect(document).toEqual<PageDocument>({
    source: 'm/page.md' as SourcePath,
    frontMatter: expect.objectContaining({ title: 'Button', path: '/own/' }),
    pathPlace: { file: 'content/m/page.md', line: 3, column: 7 },
    title: 'Button',
    mainHeading: 'React Button',
    description: 'Buttons do things & more.',
    headings: [{ depth: 2, id: 'basics', text: 'Basics', line: 9 }],
    links: [
      { kind: 'link', url: '/m/more#x', line: 11, column: 5 },
      { kind: 'image', url: './a.png', line: 11, column: 27 },
    ],
    parts: [{ kind: 'demo', name: 'A.tsx', options: { bg: 'inline' }, line: 12, column: 1 }],
    anchors: ['raw'],
    bodyHash: hash(parsePage({ path: 'm/page.md' as SourcePath, text }, { trust: true }).value.body),
    empty: false,
  });
  expect(body).toBe(
    [
      '<h2 id="basics"><a class="heading-link" href="#basics">Basics</a></h2>',
      '<p>See <a href="/m/more#x">more</a> and <img src="./a.png" alt="a picture">.</p>',
      '[A.tsx]',
      '<h3 id="raw">Raw</h3>',
    ].join('\n'),
  );
});

test.each([
  ['a page that the native parser reads', '# A\n\nWords.\n', 0],
  ['a page for remark', '# A\n\n\\**a**\n', '# A\n\n\\**a**\n'.length],
])('characters of %s are counted', (_, text, slow) => {
  const { characters } = parsePage({ path: 'm/page.md' as SourcePath, text }, { trust: true }).value;
  expect(characters).toEqual({ all: text.length, slow });
});

test('links of every kind are collected in order, without generated ones', () => {
  const { links } = parseText(
    '## H\n\n<https://auto.dev> https://bare.dev [a](<b c>) [ref][r]\n\n![p](q.png "t")\n\n[r]: /ref/\n\nx[^1]\n\n[^1]: y [z](/note/)\n',
  ).document;
  expect(links.map(({ kind, url }) => `${kind} ${url}`)).toEqual([
    'link https://auto.dev',
    'link https://bare.dev',
    'link b%20c',
    'link /ref/',
    'image q.png',
    'link /note/',
  ]);
});

test('a parsed page contains no interface text', () => {
  const text =
    '## A\n\n:::tip\na[^1] b[^1]\n:::\n\n[^1]: n\n\n<codeblock>\n```ts one\n```\n```ts two\n```\n</codeblock>\n\n- [ ] t\n\n| t |\n| - |';
  const { body, reported } = parseText(text);
  expect(reported).toEqual([]);
  const read = body.replaceAll(
    /<(?:[^>"]|"[^"]*")*>/g,
    (tag) => / aria-label="([^"]*)"/.exec(tag)?.[1] ?? '',
  );
  expect(read.replaceAll(/\s+/g, ' ').trim()).toBe(
    'A (callout-success) a1 b1 (codeTabs)onetwoonets(copy)twots(copy) t t t (footnotes) n (footnoteBack 1)↩ (footnoteBack 1-2)↩2',
  );
});

test('a table can scroll', () => {
  expect(parseText('| a |\n| - |\n| b |').body).toMatch(
    /^<div class="table-scroll" tabindex="0" role="group" aria-label="a"><table>/,
  );
});

describe('any text at all', () => {
  const line = fc.constantFrom(
    '---',
    'title: x',
    'a: [',
    '# h',
    '## h {#x}',
    demo,
    '{{"demo": }}',
    '{{"',
    ':::info',
    ':::tip t',
    ':::',
    ':::x',
    '```js',
    '```',
    '~~~',
    '- a',
    '  1. b',
    '> q',
    '    c',
    '<p class="description">',
    '</p>',
    '<!--',
    '-->',
    '<pre>',
    '<div>',
    '      </div>',
    '      :::tip',
    `    ${demo}`,
    '</br>',
    '[a](b)',
    '[^1]',
    '[^1]: n',
    '| a |',
    '| - |',
    '\ufdd0l0\ufdd0',
    '\ud800',
    '\u00a0',
    '\t',
    '',
    '\r',
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(fc.oneof(line, fc.string()), { maxLength: 25 }).map((lines) => lines.join('\n')),
  );

  test('always gives the same plain data, with places inside the file', () => {
    fc.assert(
      fc.property(text, fc.boolean(), (content, trust) => {
        const parse = () => parsePage({ path: 'a.md' as SourcePath, text: content }, { trust });
        const { value, diagnostics } = parse();
        expect(parse()).toEqual({ value, diagnostics });
        expect(JSON.parse(JSON.stringify(value.document))).toEqual(value.document);
        // A half of a surrogate pair has no bytes of its own.
        expect(new TextDecoder().decode(value.bytes)).toBe(value.body.toWellFormed());
        const count = content.split(/\r\n|\n|\r/).length;
        const places = [
          ...diagnostics.flatMap(({ place }) => place ?? []),
          ...value.document.headings,
          ...value.document.links,
          ...value.document.parts,
        ];
        for (const place of places) expect(place.line >= 1 && place.line <= count).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  test('keeps every directive that the scanner finds', () => {
    const block = fc.constantFrom(
      demo,
      `  ${demo}`,
      ':::info',
      ':::',
      '  :::tip',
      '```',
      '~~~',
      '- a',
      '  1. b',
      '> q',
      '',
      'text',
      '| a |',
      '| - |',
      '# h',
      '***',
      '- ```',
      '1. {{"',
      '<div>',
      '    </div>',
      '      :::note',
    );
    fc.assert(
      fc.property(
        fc.array(block, { maxLength: 9 }).map((lines) => lines.join('\n')),
        (content) => {
          const { body, document } = parseText(content);
          const directives = scanLines(content).lines.filter(({ kind }) => kind === 'directive');
          expect(document.parts).toHaveLength(directives.length);
          expect(body).not.toContain(directiveComment);
        },
      ),
      { numRuns: 500 },
    );
  });

  test('has a value for every placeholder of the body', () => {
    fc.assert(
      fc.property(text, (content) => {
        // The author may write what stands for nothing here.
        fc.pre(!content.includes('?'));
        expect(parseText(content).body).not.toMatch(/\ufdd0|"\?"|\[\?\]/);
      }),
      { numRuns: 200 },
    );
  });
});

test('an id after the title is no part of it', () => {
  const { document } = parseText('# شروع کار {#getting-started}\n\n## More {#more}\n');
  expect(document.title).toBe('شروع کار');
  expect(document.anchors).toEqual(['getting-started']);
});

test.each([
  ['<h1 align="center">\n  Acme <em>kit</em>\n</h1>\n\nText.\n', 'Acme kit', '<p>Text.</p>'],
  ['<h1>Acme</h1>\n\nText.\n\n<h1>More</h1>\n', 'Acme', '<p>Text.</p>\n<h1>More</h1>'],
  ['# One\n\n<h1>Two</h1>\n', 'One', '<h1>Two</h1>'],
  ['<h1><img alt="Acme" src="a.svg"></h1>\n', undefined, '<h1><img'],
])('a heading in HTML is the title of a page without another: %j', (text, title, body) => {
  const parsed = parseText(text);
  expect(parsed.document.mainHeading).toBe(title);
  expect(parsed.body).toContain(body);
});

test.each([
  [':::info\n\n```js\nfoo();\n\n:::\n\nAfter.\n', ['3:1 fence-unclosed']],
  [':::info\n\n```js\nfoo();\n```\n', ['1:1 callout-unclosed']],
])(
  'a code block without closing line is reported alone, where it contains that of a callout: %j',
  (text, expected) => {
    const options = { checkSample };
    expect([...parseText(text, options).reported].sort()).toEqual(expected);
  },
);
