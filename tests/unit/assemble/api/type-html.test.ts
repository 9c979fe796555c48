import { describe, expect, test } from 'vitest';
import { linkTypes, typeProps } from '../../../../src/assemble/api/type-html.ts';

const hrefOf = (name: string) => (/^(?:Row|Cell)$/.test(name) ? `/${name.toLowerCase()}/` : undefined);

describe('names of types are links', () => {
  test.each([
    ['Row', '<a href="/row/">Row</a>'],
    ['List<Row | Cell>', 'List&lt;<a href="/row/">Row</a> | <a href="/cell/">Cell</a>>'],
    ['Rows', 'Rows'],
    ["'Row'", '<span class="token-string">\'Row\'</span>'],
    ['{ Row: Cell }', '{ Row: <a href="/cell/">Cell</a> }'],
  ])('%s', (text, html) => {
    expect(typeProps({ text }, hrefOf)).toEqual({ html });
  });

  test('and escaped text is not', () => {
    expect(linkTypes('&Row; <b class="Row">', hrefOf)).toBe('&Row; <b class="Row">');
  });
});

test('the expanded type is highlighted too', () => {
  expect(typeProps({ text: 'Size', expanded: "'s' | Row" }, hrefOf)).toEqual({
    html: 'Size',
    expandedHtml: '<span class="token-string">\'s\'</span> | <a href="/row/">Row</a>',
  });
});
