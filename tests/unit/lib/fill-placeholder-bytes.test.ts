import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillHoleBytes } from '../../../src/lib/fill-placeholder-bytes.ts';
import { fillHoles, hole, holeMark, withoutHoles } from '../../../src/lib/placeholders.ts';

const filler = (name: string) => `/${name}-ü.js`;
const filled = (text: string) =>
  new TextDecoder().decode(fillHoleBytes(new TextEncoder().encode(text), 'a', filler));

test.each([
  ['no hole', 'plain', 'plain'],
  ['nothing', '', ''],
  ['one', `<script src="${hole('a', 'browser')}">`, '<script src="/browser-ü.js">'],
  ['side by side, at both ends', `${hole('a', 'x')}${hole('a', 'y')}`, '/x-ü.js/y-ü.js'],
  ['of another kind', `${hole('w', 'a')}${hole('a', 'b')}`, `${hole('w', 'a')}/b-ü.js`],
  ['letters that begin with the same byte', '\ufffd\uff21\ufb01', '\ufffd\uff21\ufb01'],
  ['a mark without another', `a${holeMark}ab`, `a${holeMark}ab`],
])('%s', (_, text, expected) => {
  expect(filled(text)).toBe(expected);
});

test('the same text as from a string', () => {
  const part = fc.oneof(
    fc.string({ unit: 'grapheme' }).map(withoutHoles),
    fc.constantFrom('a', 'w').chain((kind) => fc.string().map((name) => hole(kind as 'a' | 'w', name))),
  );
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const text = parts.join('');
      expect(filled(text)).toBe(fillHoles(text, { a: filler }));
    }),
  );
});
