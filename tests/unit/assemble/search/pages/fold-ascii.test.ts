import { expect, test } from 'vitest';
import { foldAscii } from '../../../../../src/assemble/search/pages/fold-ascii.ts';
import { foldName } from '../../../../../templates/browser/search/format/fold-text.ts';

/** A name as `foldAscii` folds it, in the form of `foldName`. */
function folded(name: string) {
  const ascii = foldAscii(name);
  if (!ascii) return undefined;
  const whole = new TextDecoder().decode(ascii.whole);
  const parts = ascii.ends.map((end, at) => whole.slice(ascii.ends[at - 1] ?? 0, end));
  return { whole, parts: parts.length > 1 ? parts : [] };
}

test.each([
  ...['button', 'Button', 'dataGrid', 'DataGrid', 'URLPath', 'useURL', 'v7.1.1', 'x2Y', 'aria-Label', 'A'],
  ...['MAX_SIZE', 'is2D', 'a.B-c_D', 'onOpenChange', '2xl', `${'a'.repeat(64)}B${'c'.repeat(63)}`],
])('folds %s as the patterns do', (name) => {
  expect(folded(name)).toEqual(foldName(name));
});

test('folds random names as the patterns do', () => {
  const characters = ['a', 'z', 'B', 'C', '0', '-', '_', '.'];
  let seed = 7;
  const next = () => {
    seed = (Math.imul(seed, 48271) >>> 0) % 2147483647;
    return characters[seed % characters.length] ?? '';
  };
  for (let count = 0; count < 2000; count++) {
    const [name] = /[A-Za-z0-9]+(?:[-_.][A-Za-z0-9]+)*/.exec(Array.from({ length: 12 }, next).join('')) ?? [];
    if (name !== undefined) expect(folded(name), name).toEqual(foldName(name));
  }
});

test.each(['größe', 'a'.repeat(129)])('leaves %s to the patterns', (name) => {
  expect(foldAscii(name)).toBeUndefined();
});
