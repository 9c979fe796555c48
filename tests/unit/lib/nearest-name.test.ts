import fc from 'fast-check';
import { expect, test } from 'vitest';
import { errorsBetween, nearestName } from '../../../src/lib/nearest-name.ts';

test.each<[string, string[], string | undefined]>([
  ['prodcuts', ['products', 'routes'], 'products'],
  ['Products', ['products'], 'products'],
  ['lang', ['languages'], undefined],
  ['bse', ['base', 'name'], 'base'],
  ['ab', ['ac', 'aa'], 'aa'],
  ['zzz', ['base', 'name'], undefined],
  ['x', [], undefined],
  // Comparing all of it would take half a minute.
  ['x'.repeat(1_000_000), Array.from({ length: 300 }, (_, index) => `language-${index}`), undefined],
])('%s among %j', (name, candidates, near) => {
  expect(nearestName(name, candidates)).toBe(near);
});

test.each<[string, string, number | undefined]>([
  ['button', 'button', 0],
  ['buttno', 'button', 1],
  ['utbton', 'button', 2],
  ['xyzton', 'button', undefined],
  // The first letters alone are beyond what is allowed, but for the transpositions.
  ['baxxxx', 'abxxxx', 1],
  ['badcxx', 'abcdxx', 2],
  ['badcfe', 'abcdef', undefined],
])('the errors between %s and %s', (name, candidate, errors) => {
  expect(errorsBetween(name, candidate)).toBe(errors);
});

test('counting may stop early, and nothing else', () => {
  const name = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 12 });
  const property = fc.property(name, name, (one, other) => {
    const allowed = Math.max(1, Math.floor(Math.max(one.length, other.length) / 3));
    const errors = allErrors(one, other);
    expect(errorsBetween(one, other)).toBe(errors <= allowed ? errors : undefined);
    for (const most of [0, 1, 2])
      expect(errorsBetween(one, other, most)).toBe(errors <= Math.min(most, allowed) ? errors : undefined);
  });
  fc.assert(property, { numRuns: 2000 });
});

/** The same number by its recursive definition, without a limit. */
function allErrors(from: string, to: string, known = new Map<string, number>()): number {
  if (from === '' || to === '') return from.length + to.length;
  const key = `${from} ${to}`;
  const earlier = known.get(key);
  if (earlier !== undefined) return earlier;
  const rest = (a: number, b: number) => allErrors(from.slice(a), to.slice(b), known);
  const errors = Math.min(
    rest(1, 0) + 1,
    rest(0, 1) + 1,
    rest(1, 1) + (from[0] === to[0] ? 0 : 1),
    from[0] === to[1] && from[1] === to[0] && to.length > 1 && from.length > 1 ? rest(2, 2) + 1 : Infinity,
  );
  known.set(key, errors);
  return errors;
}
