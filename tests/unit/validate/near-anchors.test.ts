import { expect, test } from 'vitest';
import { nearAnchors } from '../../../src/validate/near-anchors.ts';

const ids = ['introduction', 'sizes', 'icon-size', 'how-to-install-it', 'colors', 'installation', 'step-1'];

test.each<[string, string[]]>([
  ['size', ['sizes', 'icon-size']],
  ['Sizes', ['sizes', 'icon-size']],
  ['colour', ['colors']],
  ['install', ['how-to-install-it', 'installation']],
  ['install-with-npm', ['how-to-install-it', 'installation']],
  ['the-icon-of-a-size', ['icon-size', 'sizes']],
  ['keyboard', []],
  // Words of one or two letters say too little: `step-1`, `how-to-install-it`.
  ['to-it', []],
  ['', []],
  ['of', []],
])('%s is near to %j', (anchor, expected) => {
  expect(nearAnchors(anchor, ids)).toEqual(expected);
});

test('three at most', () => {
  expect(nearAnchors('size', ['a-size', 'b-size', 'c-size', 'd-size'])).toHaveLength(3);
});
