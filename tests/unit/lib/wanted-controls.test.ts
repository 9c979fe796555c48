import { expect, test } from 'vitest';
import { wantedControls } from '../../../src/lib/wanted-controls.ts';

test.each([
  [true, true],
  [false, undefined],
  [undefined, undefined],
  ['Button', 'Button'],
  ['', undefined],
  [['size'], ['size']],
  [[], undefined],
  [['size', 3], undefined],
  [7, undefined],
])('the option %o asks for %o', (option, wanted) => {
  expect(wantedControls(option)).toEqual(wanted);
});
