import { expect, test } from 'vitest';
import { nextFocus } from '../../../../../templates/browser/lib/roving-focus.ts';

test.each([
  ['forward', 'ArrowRight', 0, 'ltr', 1],
  ['forward from the last', 'ArrowRight', 3, 'ltr', 0],
  ['backward', 'ArrowLeft', 2, 'ltr', 1],
  ['backward from the first', 'ArrowLeft', 0, 'ltr', 3],
  ['forward in a right-to-left page', 'ArrowLeft', 0, 'rtl', 1],
  ['backward in a right-to-left page', 'ArrowRight', 0, 'rtl', 3],
  ['to the first', 'Home', 2, 'ltr', 0],
  ['to the last', 'End', 0, 'rtl', 3],
  ['a key that does not move focus', 'ArrowDown', 0, 'ltr', undefined],
] as const)('%s', (_name, key, index, direction, target) => {
  expect(nextFocus(key, index, { count: 4, direction })).toBe(target);
});

test('an empty list has no next item', () => {
  expect(nextFocus('Home', 0, { count: 0, direction: 'ltr' })).toBeUndefined();
});
