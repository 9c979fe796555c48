import { expect, test } from 'vitest';
import { editDistance } from '../../../../../templates/browser/search/engine/edit-distance.ts';
import { similarTitles } from '../../../../../templates/browser/search/similar-pages.ts';

test.each([
  ['', '', 0],
  ['button', 'button', 0],
  ['buton', 'button', 1],
  ['button', 'buton', 1],
  ['bottun', 'button', 2],
  ['btuton', 'button', 1],
  ['', 'abc', 3],
  ['abc', '', 3],
  ['kitten', 'sitting', 3],
  ['abcd', 'badc', 2],
])('%j and %j are %i edits apart', (one, other, edits) => {
  expect(editDistance(one, other)).toBe(edits);
});

test.each([
  ['xutton', 'Button'],
  ['txt fld', 'Text field'],
])('the title that is most similar to %j is %s', (query, expected) => {
  const pages = ['Text field', 'Button', 'Data Grid', 'Guide'].map((title) => ({ title }));
  const similar = similarTitles(pages, query);
  expect(similar[0]?.title).toBe(expected);
});

test('no title is similar to other words', () => {
  expect(similarTitles([{ title: 'Popover API' }, { title: 'Data Grid' }], 'xylophonequark')).toEqual([]);
});
