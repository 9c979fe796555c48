import fc from 'fast-check';
import { expect, test } from 'vitest';
import { schemeOf } from '../../../../src/lib/link-scheme.ts';
import type { SourcePath } from '../../../../src/model/path.ts';
import { parsePage } from '../../../../src/parse/page/parse-page.ts';

const parse = (text: string, options: { trust: boolean; schemes?: readonly string[] }) =>
  parsePage({ path: 'a.md' as SourcePath, text: `# A\n\n${text}\n` }, options);

const codes = (text: string, trust: boolean) =>
  parse(text, { trust }).diagnostics.flatMap(({ code }) => (code === 'url-scheme' ? [code] : []));

test.for([
  '[a](javascript:alert(1))',
  '[a](<JAVASCRIPT:alert(1)>)',
  '[a](java&#115;cript:alert(1))',
  '[a](javascript&colon;alert(1))',
  '[a][b]\n\n[b]: javascript:alert(1)',
  '<javascript:alert(1)>',
  '[a](vbscript:x)',
  '[a](data:text/html;base64,AAAA)',
  '![a](javascript:alert(1))',
  '[![a](javascript:alert(1))](/b/)',
])('%s is no link, wherever pages are trusted', (text) => {
  for (const trust of [true, false]) {
    expect(codes(text, trust)).toEqual(['url-scheme']);
    expect(parse(text, { trust }).value.body).not.toMatch(/(?:href|src)="[^"]*(?:script|data):/i);
  }
});

test('only trusted pages contain pictures', () => {
  const text = '![a](data:image/png;base64,AAAA)';
  expect(codes(text, true)).toEqual([]);
  expect(parse(text, { trust: true }).value.body).toContain('<img');
  expect(codes(text, false)).toEqual(['url-scheme']);
  expect(parse(text, { trust: false }).value.body).toContain('<p>a</p>');
});

test('a site may allow more schemes', () => {
  const text = '[a](vscode:b)';
  expect(codes(text, true)).toEqual(['url-scheme']);
  expect(parse(text, { trust: true, schemes: ['vscode'] }).value.body).toContain('<a href=');
});

test.for<[string, boolean]>([
  ['<https://acme.dev/>', true],
  ['https://acme.dev/docs', true],
  ['www.acme.dev', true],
  ['[acme.dev](https://acme.dev/)', true],
  ['[Acme](https://acme.dev/)', false],
  ['[`acme.dev`](https://acme.dev/)', false],
  ['[/a/](/a/)', false],
  ['<me@acme.dev>', false],
])('%s shows its own web address: %s', ([text, isBare]) => {
  expect(parse(text, { trust: true }).value.body.includes(' data-bare')).toBe(isBare);
});

const piece = fc.constantFrom(
  'java',
  'script',
  ':',
  '&colon;',
  '&#x3a;',
  '\\',
  '&Tab;',
  '&NewLine;',
  ' ',
  '<',
  '>',
  '//',
  'data',
  'x',
);

test('no URL of untrusted Markdown has another scheme', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 7 }), (pieces) => {
      const { value } = parse(`[a](${pieces.join('')}) ![b](<${pieces.join('')}>)`, { trust: false });
      for (const { url } of value.document.links) {
        const scheme = schemeOf(url);
        expect(scheme === undefined || ['http', 'https', 'mailto', 'tel'].includes(scheme)).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});
