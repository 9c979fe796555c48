import { describe, expect, test } from 'vitest';
import { decodeTypeHtml, readType } from '../../../../src/parse/api/read-type.ts';

test.each([
  ["'a'<br>&#124;&nbsp;'b'", "'a' | 'b'"],
  ['Array&lt;func<br>&#124;&nbsp;object&gt;', 'Array<func | object>'],
  ['{ a?: func, b: &quot;x&quot; }', '{ a?: func, b: "x" }'],
  ['GridRowModel&lt;R&gt;', 'GridRowModel<R>'],
  ['(a: Array<string>) => void', '(a: Array<string>) => void'],
  ['0 | -1', '0 | -1'],
  ['<a href="/a/">GridApi</a>', 'GridApi'],
])('%s → %s', (written, text) => {
  expect(decodeTypeHtml(written)).toBe(text);
});

describe('a type', () => {
  test.each([
    [{ name: 'bool' }, { text: 'bool' }],
    [
      { name: 'enum', description: "'a'<br>&#124;&nbsp;'b'" },
      { text: "'a' | 'b'", literals: ["'a'", "'b'"] },
    ],
    [{ description: '0 | 1.5 | true' }, { text: '0 | 1.5 | true', literals: ['0', '1.5', 'true'] }],
    [{ description: "'a | b' | 'c'" }, { text: "'a | b' | 'c'", literals: ["'a | b'", "'c'"] }],
    [{ description: "'a' | string" }, { text: "'a' | string" }],
    [{ description: "Array<'a' | 'b'>" }, { text: "Array<'a' | 'b'>" }],
    [{ description: "'a'" }, { text: "'a'" }],
    [
      {
        name: 'union',
        description: 'ignored',
        text: "Props['size']",
        expanded: "'s' | 'm'",
        literals: ["'s'", "'m'"],
      },
      { text: "Props['size']", expanded: "'s' | 'm'", literals: ["'s'", "'m'"] },
    ],
    [{ text: 'string', expanded: 'string' }, { text: 'string' }],
    [{}, undefined],
    [{ name: '' }, undefined],
  ])('%j', (type, expected) => {
    expect(readType({ type })).toEqual(expected);
  });
});
