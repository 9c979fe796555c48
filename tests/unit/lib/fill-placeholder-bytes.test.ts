import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillPlaceholderBytes } from '../../../src/lib/fill-placeholder-bytes.ts';
import {
  fillPlaceholders,
  placeholder,
  placeholderMark,
  withoutPlaceholders,
} from '../../../src/lib/placeholders.ts';

const filler = (name: string) => `/${name}-ü.js`;
const filled = (text: string) =>
  new TextDecoder().decode(fillPlaceholderBytes(new TextEncoder().encode(text), 'a', filler));

test.each([
  ['no hole', 'plain', 'plain'],
  ['nothing', '', ''],
  ['one', `<script src="${placeholder('a', 'browser')}">`, '<script src="/browser-ü.js">'],
  ['side by side, at both ends', `${placeholder('a', 'x')}${placeholder('a', 'y')}`, '/x-ü.js/y-ü.js'],
  ['of another kind', `${placeholder('w', 'a')}${placeholder('a', 'b')}`, `${placeholder('w', 'a')}/b-ü.js`],
  ['letters that begin with the same byte', '\ufffd\uff21\ufb01', '\ufffd\uff21\ufb01'],
  ['a mark without another', `a${placeholderMark}ab`, `a${placeholderMark}ab`],
])('%s', (_, text, expected) => {
  expect(filled(text)).toBe(expected);
});

test('the same text as from a string', () => {
  const part = fc.oneof(
    fc.string({ unit: 'grapheme' }).map(withoutPlaceholders),
    fc
      .constantFrom('a', 'w')
      .chain((kind) => fc.string().map((name) => placeholder(kind as 'a' | 'w', name))),
  );
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const text = parts.join('');
      expect(filled(text)).toBe(fillPlaceholders(text, { a: filler }));
    }),
  );
});
