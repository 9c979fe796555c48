import fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { describe, expect, test } from 'vitest';
import { directiveComment } from '../../../../src/parse/directives/directive-lines.ts';
import { scanLines } from '../../../../src/parse/directives/scan-lines.ts';

/** `line kind` of everything found. */
const found = (lines: readonly string[]) =>
  scanLines(lines.join('\n')).lines.map(({ line, kind }) => `${line} ${kind}`);

const demo = '{{"demo": "A.tsx"}}';

describe('a line that is a directive', () => {
  test.each<[string, string[], string[]]>([
    ['alone', [demo], ['1 directive']],
    ['glued to prose', ['words', demo, 'words'], ['2 directive']],
    ['glued to another', [demo, demo], ['1 directive', '2 directive']],
    ['up to three spaces in', [`   ${demo}`], ['1 directive']],
    ['in a list item', ['- a', `  ${demo}`, '', `  ${demo}`], ['2 directive', '4 directive']],
    ['in a nested item', ['- a', '  1. b', `     ${demo}`], ['3 directive']],
    ['in an item deeper than four', ['10. a', `    ${demo}`], ['2 directive']],
    ['after a fence', ['```', demo, '```', demo], ['4 directive']],
    ['after a fence that its item ended', ['- ```', '  x', demo], ['3 directive']],
    [
      'in an item, after a callout closed outside it',
      ['10. a', '    :::tip', ':::', `    ${demo}`],
      ['2 callout-open', '3 callout-close', '4 directive'],
    ],
    ['after a fence that its quote ended', ['> ```', '> x', '', demo], ['4 directive']],
    ['after a fence around a quoted one', ['```', '> ```', '```', demo], ['4 directive']],
    ['after a comment on one line', ['<!-- c -->', demo], ['2 directive']],
    ['with spaces after it', [`${demo}  `], ['1 directive']],
    ['that is not finished', ['{{"demo": "A.tsx"'], ['1 directive']],
  ])('%s', (_name, lines, expected) => {
    expect(found(lines)).toEqual(expected);
  });
});

describe('a line that is text', () => {
  test.each<[string, string[]]>([
    ['in a fence', ['```', demo, ':::info', '```']],
    ['in a fence of tildes', ['~~~md', demo, '~~~']],
    ['in a longer fence around a shorter', ['````', '```', demo, '```', demo, '````']],
    ['in a fence with another mark inside', ['```', '~~~', demo, '```']],
    ['in a fence around a quoted one', ['```', '> ```js', '> ```', demo, '```']],
    ['in a fence around an indented one', ['```', '1. a', '    ```', demo, '```']],
    ['in a fence of an item around an indented one', ['- ```', '      ```', `  ${demo}`, '  ```']],
    ['in a fence that never closes', ['```', demo, '', demo]],
    ['in a fence opened on a list marker', ['- ```', `  ${demo}`, '  ```']],
    ['in a fence opened on two list markers', ['- 1. ```', `     ${demo}`, '     ```']],
    ['in a fence of an item', ['- a', '', '  ```', `  ${demo}`, '  ```']],
    ['in a fence of a quote', ['> ```', `> ${demo}`, '> ```']],
    ['indented as code', ['', `    ${demo}`]],
    ['indented as code by a tab', ['', `\t${demo}`]],
    ['in a comment', ['<!--', demo, '-->']],
    ['in <pre>', ['<pre>', demo, '</pre>']],
    ['in <script>', ['<script type="x">', demo, '</script>']],
    ['with words before it', [`see ${demo}`]],
    ['in braces without a text', ['{{ demo }}']],
    ['a time', ['The time is', '09:00', ':3000', 'about:blank', '::not']],
    ['a closing line without opener', ['a', ':::']],
  ])('%s', (_name, lines) => {
    expect(found(lines)).toEqual([]);
    expect(scanLines(lines.join('\n')).text).toBe(lines.join('\n'));
  });
});

describe('callouts', () => {
  test.each<[string, string[], string[]]>([
    ['open and close', [':::info', 'a', ':::'], ['1 callout-open', '3 callout-close']],
    ['closed by more colons', [':::info', 'a', ':::::'], ['1 callout-open', '3 callout-close']],
    ['closed at another indent', ['- a', '  :::tip', '  b', ':::'], ['2 callout-open', '4 callout-close']],
    [
      'nested',
      [':::info', ':::warning', 'a', ':::', ':::'],
      ['1 callout-open', '2 callout-open', '4 callout-close', '5 callout-close'],
    ],
    ['with a space', ['::: info'], ['1 callout-open']],
    ['of an unknown name', [':::aside', 'a'], ['1 callout-unknown']],
    [
      'around a fence that shows one',
      [':::info', '```md', ':::', '```', ':::'],
      ['1 callout-open', '5 callout-close'],
    ],
  ])('%s', (_name, lines, expected) => {
    expect(found(lines)).toEqual(expected);
  });

  test('name, title, line and column of an opener', () => {
    expect(scanLines('- a\n\n  :::note Mind the *gap*  \n').lines).toEqual([
      {
        kind: 'callout-open',
        name: 'note',
        title: 'Mind the *gap*',
        attributes: new Map(),
        line: 3,
        column: 3,
      },
    ]);
  });

  test('an opener without a closing line is found', () => {
    expect(scanLines(':::info\n\n:::tip\n:::\n').unclosed).toEqual([
      { kind: 'callout', name: 'info', closing: ':::', line: 1, column: 1 },
    ]);
  });

  test('names of object methods are not callouts', () => {
    expect(found([':::constructor', ':::toString'])).toEqual(['1 callout-unknown', '2 callout-unknown']);
  });
});

test('a comment replaces a directive line at its indentation; a closing line is in the list item of its opener', () => {
  const scanned = scanLines(['- a', `  ${demo}`, '  :::tip', '  b', ':::', 'c'].join('\n'));
  expect(scanned.text).toBe(
    ['- a', `  ${directiveComment}`, `  ${directiveComment}`, '  b', `  ${directiveComment}`, 'c'].join('\n'),
  );
});

test('carriage returns do not hide a line', () => {
  expect(found([`a\r`, `${demo}\r`, ':::info T\r', ':::\r'])).toEqual([
    '2 directive',
    '3 callout-open',
    '4 callout-close',
  ]);
});

test('only directive lines that end raw HTML add lines', () => {
  const line = fc.constantFrom(
    demo,
    ':::info',
    ':::',
    ':::other',
    '```',
    '~~~',
    '- a',
    '  1. b',
    '    c',
    '<!--',
    '-->',
    '<pre>',
    '</pre>',
    '',
    '\t',
    '> q',
    '- ```',
    'x\r',
  );
  const text = fc.oneof(
    fc.array(fc.oneof(line, fc.string()), { maxLength: 30 }).map((lines) => lines.join('\n')),
    fc.string(),
  );
  fc.assert(
    fc.property(text, (body) => {
      const scanned = scanLines(body);
      expect(scanned.text.split('\n')).toHaveLength(
        body.split('\n').length + scanned.changes.inserted.length,
      );
      const numbers = scanned.lines.map((one) => one.line);
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
    }),
    { numRuns: 500 },
  );
});

describe('raw HTML', () => {
  test.each<[string, string[], string[]]>([
    ['a directive in an element', ['<div>', demo, '</div>'], ['2 directive']],
    ['at any indent', ['<div>', '  <p>', `      ${demo}`, '  </p>', '</div>'], ['3 directive']],
    ['a fence is no fence there', ['<div>', '```', demo, '```', '</div>'], ['3 directive']],
    ['a fence in raw HTML ends with it', ['<p>```</p>', '```', '', demo], ['4 directive']],
    ['a list is no list there', ['<div>', '- a', '', `    ${demo}`], []],
    [
      'behind the first line of the dialect a fence is one',
      ['<div>', demo, '```', demo, '```'],
      ['2 directive'],
    ],
    ['a lone tag of any name', ['<my-note kind="a">', '```', demo], ['3 directive']],
    ['not in the middle of a paragraph', ['a', '<my-note>', '```', demo, '```'], []],
    ['not with words behind it', ['<my-note> a', '```', demo, '```'], []],
    ['an end tag', ['</div>', '```', demo], ['3 directive']],
    ['a closed element on one line goes on', ['<p class="description">D.</p>', demo], ['2 directive']],
    ['a declaration', ['<!DOCTYPE', demo, '>', demo], ['4 directive']],
    ['a comment on one line', ['<!-- c -->', '```', demo, '```'], []],
    ['any raw end tag ends raw text', ['<pre>', '</script>', demo], ['3 directive']],
    ['it ends with its list item', ['- <div>', '```', demo, '```'], []],
    ['a callout', ['<div>', ':::info', '**a**', ':::', '</div>'], ['2 callout-open', '4 callout-close']],
    ['tabs', ['<div>', '<codeblock>', '```js', '```', '</codeblock>'], ['2 tabs-open', '5 tabs-close']],
  ])('%s', (_name, lines, expected) => {
    expect(found(lines)).toEqual(expected);
  });

  test('a directive line in raw HTML gets a blank line before it', () => {
    const { text, changes } = scanLines(
      ['- a', '  <div>', `      ${demo}`, '  </div>', `  ${demo}`].join('\n'),
    );
    expect(text).toBe(
      ['- a', '  <div>', '', `  ${directiveComment}`, '  </div>', '', `  ${directiveComment}`].join('\n'),
    );
    expect(changes.inserted).toEqual([3, 5]);
  });

  test('every directive line is a block of its own in Markdown', () => {
    const line = fc.constantFrom(
      ...[
        demo,
        ':::info',
        ':::',
        '<div>',
        '</div>',
        '<p>a</p>',
        '<b>',
        '<b> a',
        '<b',
        '</b>',
        '<pre>',
        '</pre>',
      ],
      ...['<!--', '-->', '<!-- a -->', '<?php', '?>', '<!X', '<hr/>', '<my-a b="c">', '  <div>', `  ${demo}`],
      ...['', 'a', '# h', '***', '```', '~~~', '| a |', '| - |'],
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 9 }), (lines) => {
        const { text, lines: dialect } = scanLines(lines.join('\n'));
        const html = fromMarkdown(text).children.flatMap((node) =>
          node.type === 'html' ? [node.value.trimStart()] : [],
        );
        expect(html.filter((value) => value.includes(directiveComment))).toEqual(
          dialect.map(() => directiveComment),
        );
      }),
      { numRuns: 3000 },
    );
  });
});
