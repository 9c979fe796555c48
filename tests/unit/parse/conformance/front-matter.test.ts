// dialect.md, “Front matter” and “Files and routes”: titles, descriptions, and files of every form.
import { describe, expect, test } from 'vitest';
import type { SourcePath } from '../../../../src/model/path.ts';
import { parsePage } from '../../../../src/parse/page/parse-page.ts';
import { parseText } from '../../../support/parse-text.ts';

describe('title and description', () => {
  test.each<[string, string | undefined, string | undefined]>([
    ['# A `code` and [link](/x/) **b**', 'A code and link b', undefined],
    ['# A <kbd>B</kbd> ✨ C', 'A B C', undefined],
    ['A\n=', 'A', undefined],
    ['```\n# not it\n```\n\n# It', 'It', undefined],
    ['    # not it\n\n# It', 'It', undefined],
    ['# A ![npm](b.svg) [![ci](c.svg)](/d/)', 'A', undefined],
    ['# A [<span class="plan-pro"></span>](/pro/ "Pro plan")', 'A', undefined],
    ['# 📦 Überraschung', 'Überraschung', undefined],
    ['text\n\n# First\n\n# Second', 'First', undefined],
    ['## Only two', undefined, undefined],
    ['---\ntitle: Front\n---\n# Body', 'Front', undefined],
    ['---\ntitle: 4.10 # a release\n---', '4.10', undefined],
    ['---\ntitle: 0x10\n---', '16', undefined],
    ['# A\n\n<p class="description">One <code>two</code>.</p>', 'A', 'One two.'],
    ["# A\n\n<p class='description'>One &lt;b&gt; it&#39;s.</p>", 'A', "One <b> it's."],
    ['# A\n\n<p class="description">\nOne\n  two.\n</p>', 'A', 'One two.'],
    ['---\ndescription: Front.\n---\n# A\n\n<p class="description">Body.</p>', 'A', 'Front.'],
    ['# A\n\n<p class="lead">Body.</p>', 'A', undefined],
  ])('%j', (text, title, description) => {
    const { document } = parseText(text);
    expect([document.title, document.description]).toEqual([title, description]);
  });

  test('are removed from the body, since the template renders them', () => {
    expect(parseText('# A\n\n<p class="description">B.</p>\n\nC').body).toBe('<p>C</p>');
  });

  test('a second heading of level one stays in the body', () => {
    expect(parseText('# A\n\n# B').body).toBe('<h1>B</h1>');
  });
});

describe('files of every form', () => {
  test.each([[''], ['\n'], [' \n\t\r\n'], ['\ufeff'], ['\ufeff\n']])(
    '%j is empty, without an error',
    (text) => {
      const { value, diagnostics } = parsePage({ path: 'a.md' as SourcePath, text }, { trust: true });
      expect(value.document.empty).toBe(true);
      expect(diagnostics).toEqual([]);
    },
  );

  test.each<[string, string]>([
    ['a byte order mark', '\ufeff---\ntitle: T\n---\n\n## A\n\n[b](/c/)\n'],
    ['lone carriage returns', '---\rtitle: T\r---\r\n\r## A\r\r[b](/c/)\r'],
    ['carriage returns', '---\r\ntitle: T\r\n---\r\n\r\n## A\r\n\r\n[b](/c/)\r\n'],
    ['spaces after the marks', '---  \ntitle: T\n--- \t\n\n## A\n\n[b](/c/)\n'],
  ])('%s changes no position', (_name, text) => {
    const { document, reported } = parseText(text);
    expect(reported).toEqual([]);
    expect(document.title).toBe('T');
    expect(document.headings).toEqual([{ depth: 2, id: 'a', text: 'A', line: 5 }]);
    expect(document.links).toEqual([{ kind: 'link', url: '/c/', line: 7, column: 1 }]);
  });

  test.each<[string, string, string | undefined, number]>([
    ['no front matter', '## A', undefined, 1],
    ['empty front matter', '---\n---\n## A', undefined, 3],
    ['front matter of blank lines', '---\n\n\n---\n\n## A', undefined, 6],
    ['blank lines after it', '---\ntitle: T\n---\n\n\n\n## A', 'T', 7],
    ['a rule in the body', '---\ntitle: T\n---\n\na\n\n---\n\n## A', 'T', 9],
    ['a longer line of dashes', '----\n\n## A', undefined, 3],
    ['a rule that begins the page', '---\n\n## A', undefined, 3],
  ])('%s', (_name, text, title, line) => {
    const { document, reported } = parseText(text);
    expect(reported).toEqual([]);
    expect(document.title).toBe(title);
    expect(document.headings).toMatchObject([{ line }]);
  });

  test.each<[string, string, number]>([
    ['by nothing', '---\ntitle: T\ndescription: D.\n\n## A', 5],
    ['by two dashes', '---\ntitle: T\ndescription: D.\n--\n\n## A', 6],
    ['by four dashes', '---\ntitle: T\ndescription: D.\n----\n## A', 5],
    ['by three dots', '--- \r\ntitle: T\r\ndescription: D.\r\n...\r\n\r\n## A', 6],
    ['by a heading', '---\ntitle: T\ndescription:\n  D.\n## A', 5],
  ])('front matter that is closed %s is reported with the correct lines', (_name, text, line) => {
    const { value, diagnostics } = parsePage({ path: 'a.md' as SourcePath, text }, { trust: true });
    expect(diagnostics.map(({ code, place }) => `${place?.line}:${place?.column} ${code}`)).toEqual([
      '1:1 front-matter-unclosed',
    ]);
    expect(diagnostics[0]?.hint).toMatch(/^---\ntitle: T\ndescription:\s+D\.\n---$/);
    expect(value.document).toMatchObject({ title: 'T', description: 'D.', headings: [{ text: 'A', line }] });
  });

  test.each([['---\nNote: words.\n\n## A'], ['---\n- a\n\n## A']])(
    '%j has no front matter that is open',
    (text) => {
      expect(parseText(text).reported).toEqual([]);
    },
  );

  test.each<[string, string, string[]]>([
    ['a duplicate key', '---\ntitle: A\npath: /b/\ntitle: C\n---\n# T', ['4:1 yaml-syntax']],
    ['a syntax error', '---\na: 1\ntitle: "x\n---\n# T', ['3:8 yaml-syntax']],
    ['a value of the wrong kind', '---\na: 1\ndraft: 2\n---\n# T', ['3:8 front-matter-value']],
    [
      'carriage returns and a duplicate key',
      '---\r\ntitle: A\r\ntitle: C\r\n---\r\n# T',
      ['3:1 yaml-syntax'],
    ],
  ])('%s in the front matter is reported at its line', (_name, text, reported) => {
    expect(parseText(text).reported).toEqual(reported);
  });
});
