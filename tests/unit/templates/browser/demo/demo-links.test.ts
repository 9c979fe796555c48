import { expect, test } from 'vitest';
import { parseDemoHash } from '../../../../../templates/browser/demo/demo-links.ts';

test.each([
  ['#BasicButtons', { id: 'BasicButtons' }],
  ['#BasicButtons.tsx', { id: 'BasicButtons', variant: 'ts' }],
  ['#BasicButtons-2.js', { id: 'BasicButtons-2', variant: 'js' }],
  ['#Caf%C3%A9.js', { id: 'Café', variant: 'js' }],
  ['#100%', { id: '100%' }],
  ['#', undefined],
  ['', undefined],
])('%s', (hash, expected) => {
  expect(parseDemoHash(hash)).toEqual(expected);
});
