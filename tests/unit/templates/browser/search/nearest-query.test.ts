import { expect, test } from 'vitest';
import { nearestQuery } from '../../../../../templates/browser/search/nearest-query.ts';

const pages = ['Button', 'Button group', 'Text field', 'Getting started', 'Datenraster', 'زر'].map(
  (title) => ({ title }),
);

test.each([
  ['buttttoon', 'button'],
  ['Buttttoon groop', 'button group'],
  ['Datnrstr', 'datenraster'],
  // Nothing to correct, or nothing near.
  ['button', undefined],
  ['zzzzzzzz', undefined],
  ['buttttoon zzzzzzzz', undefined],
  // Short words are near to too many others.
  ['xyz', undefined],
  ['', undefined],
])('%s', (query, meant) => {
  expect(nearestQuery(pages, query)).toBe(meant);
});
