import { expect, test } from 'vitest';
import { componentSynonyms } from '../../../../../src/assemble/search/words/component-synonyms.ts';

test.each([
  ['Snackbar', 'toast notification message'],
  ['react-app-bar', 'navbar top bar hamburger'],
  ['CircularProgress', 'spinner loader loading indicator'],
  // No component, and names that every object has.
  ['Theming', undefined],
  ['constructor', undefined],
  ['', undefined],
])('%j is also called %j', (name, words) => {
  expect(componentSynonyms(name)).toBe(words);
});
