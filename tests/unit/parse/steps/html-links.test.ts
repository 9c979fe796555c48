import { expect, test } from 'vitest';
import { placeholderMark } from '../../../../src/lib/placeholders.ts';
import type { SourcePath } from '../../../../src/model/path.ts';
import { parsePage } from '../../../../src/parse/page/parse-page.ts';
import { parseText } from '../../../support/parse-text.ts';

test.each<[html: string, links: string[]]>([
  ['<img src="./a.png" alt="A">', ['image ./a.png 3:1']],
  ["<p>Words <a\n  href='../b.md'>b</a></p>", ['link ../b.md 3:10']],
  ['Words <a class="x" href=/c#d>c</a>', ['link /c#d 3:7']],
  [
    '<picture><source srcset="dark.png 1x, dark@2x.png 2x"><img src=light.png></picture>',
    ['image dark.png 3:10', 'image dark@2x.png 3:10', 'image light.png 3:55'],
  ],
  [
    '<img srcset="a.png 1x,b,c.png 2.5x ,d.png,\n data:image/png;base64,AA== 4x, e.png">',
    ['image a.png 3:1', 'image b,c.png 3:1', 'image d.png 3:1', 'image e.png 3:1'],
  ],
  ['<video poster="p.png" src="/v.mp4"></video>', ['image p.png 3:1', 'image /v.mp4 3:1']],
  ['<a href="a b.md?x=1&amp;y=2">a</a>', ['link a%20b.md?x=1&y=2 3:1']],
  ['<a href="#part">a</a>', ['link #part 3:1']],
  ['<svg><use href="icons.svg#search" /></svg>', ['image icons.svg#search 3:6']],
  [
    '<svg><use xlink:href="/i.svg#a"></use><image href="b.png" /></svg>',
    ['image /i.svg#a 3:6', 'image b.png 3:39'],
  ],
  ['> Words\n> <img src="a.png">', ['image a.png 4:3']],
])('%s', (html, expected) => {
  const { document, body } = parseText(`# A\n\n${html}\n`);
  expect(document.links.map(({ kind, url, line, column }) => `${kind} ${url} ${line}:${column}`)).toEqual(
    expected,
  );
  expect(body).not.toContain(placeholderMark);
});

test.each([
  '<a href="#">a</a>',
  '<a href="https://acme.dev/">a</a>',
  '<a href="//acme.dev/">a</a>',
  '<a href="mailto:me@acme.dev">a</a>',
  '<a href="">a</a>',
  '<img src="data:image/png;base64,AA==">',
  '<img src="{{ x }}">',
  '<link href="a.css">',
  '<svg><use href="#search" /></svg>',
  '<!-- <img src="a.png"> -->',
  '<script>const a = \'<img src="a.png">\';</script>',
  '`<img src="a.png">`',
])('%s stays as it is', (html) => {
  expect(parseText(`# A\n\n${html}\n`).document.links).toEqual([]);
});

test('raw HTML that is shown as text has no links', () => {
  const text = '# A\n\n<img src="a.png">\n';
  const { value } = parsePage({ path: 'm/page.md' as SourcePath, text }, { trust: false });
  expect(value.document.links).toEqual([]);
});
