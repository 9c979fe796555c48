import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seal, unseal } from '../../../src/cache/sealed-text.ts';

test.each([[''], ['[]'], ['a\nb\n'], ['ü 🎉 文']])('%j comes back', (text) => {
  expect(unseal(seal(text))).toBe(text);
});

test.each([[undefined], [''], ['[]'], ['00000000\n[]'], ['zz\n']])('%j was never sealed', (text) => {
  expect(unseal(text)).toBeUndefined();
});

test('no changed character goes unnoticed', () => {
  const sealed = seal(
    JSON.stringify(['content/a.md', '12 1700000000000 1700000000001', 'h4zNNk7pSAnGgSFrSzJmDa']),
  );
  fc.assert(
    fc.property(fc.nat(sealed.length - 1), fc.constantFrom(...'0123456789abcXYZ",[]'), (at, character) => {
      fc.pre(sealed[at] !== character);
      expect(unseal(sealed.slice(0, at) + character + sealed.slice(at + 1))).toBeUndefined();
    }),
    { numRuns: 1000 },
  );
});
