import { expect, test } from 'vitest';
import { nextFocus } from '../../../../../templates/browser/lib/roving-focus.ts';

test.each([
  ['forward', 'ArrowRight', 0, 'ltr', 1],
  ['forward from the last', 'ArrowRight', 3, 'ltr', 0],
  ['backward', 'ArrowLeft', 2, 'ltr', 1],
  ['backward from the first', 'ArrowLeft', 0, 'ltr', 3],
  ['forward in a page from right to left', 'ArrowLeft', 0, 'rtl', 1],
  ['backward in a page from right to left', 'ArrowRight', 0, 'rtl', 3],
  ['to the first', 'Home', 2, 'ltr', 0],
  ['to the last', 'End', 0, 'rtl', 3],
  ['a key that is not for moving', 'ArrowDown', 0, 'ltr', undefined],
] as const)('%s', (_name, key, index, direction, target) => {
  expect(nextFocus(key, index, 4, direction)).toBe(target);
});

test('among nothing there is nowhere to go', () => {
  expect(nextFocus('Home', 0, 0, 'ltr')).toBeUndefined();
});
