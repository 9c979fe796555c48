import { describe, expect, test } from 'vitest';
import { linkTypes, typeProps } from '../../../../src/assemble/api/type-html.ts';

const hrefOf = (name: string) => (/^(?:Row|Cell)$/.test(name) ? `/${name.toLowerCase()}/` : undefined);
const context = { hrefOfType: hrefOf, limit: 60, wholeHref: '/row/index.md' };

describe('names of types are links', () => {
  test.each([
    ['Row', '<a href="/row/">Row</a>'],
    ['List<Row | Cell>', 'List&lt;<a href="/row/">Row</a> | <a href="/cell/">Cell</a>>'],
    ['Rows', 'Rows'],
    ["'Row'", '<span class="token-string">\'Row\'</span>'],
    ['{ Row: Cell }', '{ Row: <a href="/cell/">Cell</a> }'],
  ])('%s', (text, html) => {
    expect(typeProps({ text }, context)).toEqual({ html });
  });

  test('and escaped text is not', () => {
    expect(linkTypes('&Row; <b class="Row">', hrefOf)).toBe('&Row; <b class="Row">');
  });
});

test('the expanded type is highlighted too', () => {
  expect(typeProps({ text: 'Size', expanded: "'s' | Row" }, context)).toEqual({
    html: 'Size',
    expandedHtml: '<span class="token-string">\'s\'</span> | <a href="/row/">Row</a>',
  });
});

test('a long type ends between two of its parts, with a link to the rest', () => {
  const sizes = Array.from({ length: 20 }, (_, size) => `Size${size}`).join(' | ');
  expect(typeProps({ text: sizes }, context)).toEqual({
    html: 'Size0 | Size1 | Size2 | Size3 | Size4 | Size5 | Size6 …',
    wholeHref: '/row/index.md',
  });
  expect(typeProps({ text: 'Size', expanded: sizes }, context)).toEqual({
    html: 'Size',
    expandedHtml: 'Size0 | Size1 | Size2 | Size3 | Size4 | Size5 | Size6 …',
    wholeHref: '/row/index.md',
  });
});
