// GitHub's Markdown, section by section, through the parser that pages go through. No package keeps its
// examples, so these are ours.
import { describe, expect, test } from 'vitest';
import { parseText } from '../../../support/parse-text.ts';
import { plainMarkdownHtml } from '../../../support/plain-markdown-html.ts';

const html = (markdown: string) => plainMarkdownHtml(parseText(`# Lead\n\n${markdown}`).body);

const frame = (table: string) => `<div class="table-scroll" tabindex="0"><table>${table}</table></div>`;
const head = (...cells: string[]) =>
  `<thead><tr>${cells.map((cell) => `<th>${cell}</th>`).join('')}</tr></thead>`;
const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

describe('tables', () => {
  test.each<[string, string, string]>([
    [
      'a head and a row',
      '| a | b |\n| --- | --- |\n| c | d |',
      frame(`${head('a', 'b')}<tbody>${row('c', 'd')}</tbody>`),
    ],
    ['no row', '| a |\n| - |', frame(head('a'))],
    ['no pipes at the edges', 'a | b\n-|-\nc | d', frame(`${head('a', 'b')}<tbody>${row('c', 'd')}</tbody>`)],
    [
      'sides',
      '| a | b | c | d |\n| :- | :-: | -: | - |\n| 1 | 2 | 3 | 4 |',
      frame(
        '<thead><tr><th>a</th><th align="center">b</th><th align="right">c</th><th>d</th></tr></thead>' +
          '<tbody><tr><td>1</td><td align="center">2</td><td align="right">3</td><td>4</td></tr></tbody>',
      ),
    ],
    ['an escaped pipe', '| a |\n| - |\n| b \\| c |', frame(`${head('a')}<tbody>${row('b | c')}</tbody>`)],
    [
      'an escaped pipe in code',
      '| a |\n| - |\n| `b \\| c` |',
      frame(`${head('a')}<tbody>${row('<code>b | c</code>')}</tbody>`),
    ],
    [
      'too few and too many cells',
      '| a | b |\n| - | - |\n| c |\n| d | e | f |',
      frame(`${head('a', 'b')}<tbody>${row('c', '')}${row('d', 'e')}</tbody>`),
    ],
    [
      'marks in cells',
      '| *a* |\n| - |\n| [b](/c/) ~~d~~ |',
      frame(`${head('<em>a</em>')}<tbody>${row('<a href="/c/">b</a> <del>d</del>')}</tbody>`),
    ],
    [
      'an end at a blank line',
      '| a |\n| - |\n| b |\n\nc',
      `${frame(`${head('a')}<tbody>${row('b')}</tbody>`)}<p>c</p>`,
    ],
    [
      'an end at another block',
      '| a |\n| - |\n| b |\n> c',
      `${frame(`${head('a')}<tbody>${row('b')}</tbody>`)}<blockquote><p>c</p></blockquote>`,
    ],
    ['a row without pipes', '| a |\n| - |\nb', frame(`${head('a')}<tbody>${row('b')}</tbody>`)],
    [
      'no table where the number of cells differs',
      '| a | b |\n| - |\n| c |',
      '<p>| a | b |\n| - |\n| c |</p>',
    ],
    ['no table without dashes', '| a |\n| : |', '<p>| a |\n| : |</p>'],
    ['under a paragraph', 'a\n\n| b |\n| - |', `<p>a</p>${frame(head('b'))}`],
    ['under the line of a paragraph', 'a\n| b |\n| - |', `<p>a</p>${frame(head('b'))}`],
    ['in a list', '- a\n\n  | b |\n  | - |', `<ul><li><p>a</p>${frame(head('b'))}</li></ul>`],
    ['in a quote', '> | b |\n> | - |', `<blockquote>${frame(head('b'))}</blockquote>`],
    [
      'block marks in cells are text',
      '| # a |\n| - |\n| - b |',
      frame(`${head('# a')}<tbody>${row('- b')}</tbody>`),
    ],
    ['indented as code it is none', '    | a |\n    | - |', '<pre><code>| a |\n| - |</code></pre>'],
  ])('%s', (_name, markdown, expected) => {
    expect(html(markdown)).toBe(expected);
  });
});

describe('task lists', () => {
  const box = (checked: string) => `<input type="checkbox"${checked} disabled>`;
  test.each<[string, string, string]>([
    [
      'done and to do',
      '- [x] a\n- [ ] b\n- [X] c',
      ['a', 'b', 'c']
        .map(
          (word) =>
            `<li class="task-list-item"><label>${box(word === 'b' ? '' : ' checked')} ${word}</label></li>`,
        )
        .join(''),
    ],
    [
      'with a list inside',
      '- [ ] a\n  - [x] b',
      `<li class="task-list-item"><label>${box('')} a</label><ul class="contains-task-list"><li class="task-list-item"><label>${box(' checked')} b</label></li></ul></li>`,
    ],
    [
      'with raw HTML inside, which is no part of the label',
      '- [ ] a\n  <div>b</div>',
      `<li class="task-list-item"><label>${box('')} a</label><div>b</div></li>`,
    ],
    ['no box without a space behind it', '- [x]a', '<li>[x]a</li>'],
    ['no box in the middle', '- a [x] b', '<li>a [x] b</li>'],
    ['no box with two letters', '- [xx] a', '<li>[xx] a</li>'],
    ['a link is no box', '- [x](/a/) b', '<li><a href="/a/">x</a> b</li>'],
  ])('%s', (_name, markdown, expected) => {
    expect(html(markdown).replace(/^<ul[^>]*>|<\/ul>$/g, '')).toBe(expected);
  });

  test('in an ordered list', () => {
    expect(html('1. [x] a')).toContain('<ol class="contains-task-list"><li class="task-list-item">');
  });
});

describe('strike-through', () => {
  test.each([
    ['~~a~~', '<p><del>a</del></p>'],
    ['~a~', '<p><del>a</del></p>'],
    ['~~a *b* c~~', '<p><del>a <em>b</em> c</del></p>'],
    ['a~~b~~c', '<p>a<del>b</del>c</p>'],
    ['a ~~~b~~~', '<p>a ~~~b~~~</p>'],
    ['x ~~a\n\nb~~', '<p>x ~~a</p><p>b~~</p>'],
    ['~~ a ~~', '<p>~~ a ~~</p>'],
    ['`~~a~~`', '<p><code>~~a~~</code></p>'],
    ['\\~~a~~', '<p>~~a~~</p>'],
  ])('%j', (markdown, expected) => {
    expect(html(markdown)).toBe(expected);
  });
});

describe('autolinks', () => {
  const link = (href: string, text = href) => `<a href="${href}">${text}</a>`;
  test.each<[string, string]>([
    ['www.a.dev', link('http://www.a.dev', 'www.a.dev')],
    ['https://a.dev', link('https://a.dev')],
    ['http://a.dev/b?c=d&e=f#g', link('http://a.dev/b?c=d&e=f#g')],
    ['see https://a.dev.', `see ${link('https://a.dev')}.`],
    ['https://a.dev, https://b.dev!', `${link('https://a.dev')}, ${link('https://b.dev')}!`],
    ['(https://a.dev/b)', `(${link('https://a.dev/b')})`],
    ['https://a.dev/b_(c)', link('https://a.dev/b_(c)')],
    ['https://a.dev/b)c', link('https://a.dev/b)c')],
    ['https://a.dev&hl;', `${link('https://a.dev')}&hl;`],
    ['https://a.dev<b', `${link('https://a.dev')}&lt;b`],
    ['*https://a.dev*', `<em>${link('https://a.dev')}</em>`],
    ['me@a.dev', link('mailto:me@a.dev', 'me@a.dev')],
    ['me.too+x@a-b.dev.', `${link('mailto:me.too+x@a-b.dev', 'me.too+x@a-b.dev')}.`],
    ['a@b', 'a@b'],
    ['@a.dev', '@a.dev'],
    ['http://', 'http://'],
    ['ahttps://b.dev', 'ahttps://b.dev'],
    ['`https://a.dev`', '<code>https://a.dev</code>'],
    ['[https://a.dev](/b/)', '<a href="/b/">https://a.dev</a>'],
  ])('%j', (markdown, expected) => {
    expect(html(markdown)).toBe(`<p>${expected}</p>`);
  });
});

describe('footnotes', () => {
  const note = (number: number, words: string) => `id="fn-${number}"><p>${words} <a href="#fnref-${number}"`;
  test.each<[string, string, string[]]>([
    ['a note', 'a[^1]\n\n[^1]: b', ['<sup><a href="#fn-1" id="fnref-1"', note(1, 'b')]],
    ['a name', 'a[^n]\n\n[^n]: b', ['<a href="#fn-n" id="fnref-n"', '>1</a></sup>', 'id="fn-n"']],
    ['in the order of the text', 'a[^2] b[^1]\n\n[^1]: c\n[^2]: d', ['href="#fn-2" id="fnref-2"']],
    ['a note of two paragraphs', 'a[^1]\n\n[^1]: b\n\n    c', ['<p>b</p><p>c <a']],
  ])('%s', (_name, markdown, expected) => {
    const rendered = html(markdown);
    for (const piece of expected) expect(rendered).toContain(piece);
  });

  test.each([
    ['a[^1]', '<p>a[^1]</p>'],
    ['a\n\n[^1]: b', '<p>a</p>'],
  ])('%j is not a footnote', (markdown, expected) => {
    expect(html(markdown)).toBe(expected);
  });
});

test('the head of a table is printed once', () => {
  const { body, document } = parseText('| a[^1] | [b](/c "d > e") |\n| - | - |\n\n[^1]: f');
  expect(body).toContain(' aria-label="a1, b">');
  expect(document.links.map(({ url }) => url)).toEqual(['/c']);
  expect(document.anchors).toEqual(['fnref-1', 'fn-1']);
});

test('raw HTML passes, also elements that GitHub removes', () => {
  expect(html('<title>a</title>\n\n<b>c</b>')).toBe('<title>a</title><p><b>c</b></p>');
});
