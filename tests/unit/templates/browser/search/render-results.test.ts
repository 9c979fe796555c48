import { expect, test } from 'vitest';
import { queryWords } from '../../../../../templates/browser/search/engine/query-words.ts';
import { markWords } from '../../../../../templates/browser/search/render-results.ts';

test.each([
  ['gallery', 'Basic Gallery', 'Basic [Gallery]'],
  ['gal', 'Basic Gallery', 'Basic [Gal]lery'],
  ['ripple', 'The disableRipple prop', 'The disable[Ripple] prop'],
  ['grosse', 'Die Größe', 'Die [Größe]'],
  ['cafe', 'Ein Café', 'Ein [Café]'],
  ['data grid', 'Data Grid', '[Data] [Grid]'],
  ['data-grid', 'the data-grid of', 'the [data-grid] of'],
  ['keep going', 'with --keep-going', 'with --[keep]-[going]'],
  ['b <b>', '<b>', '<[b]>'],
  ['none', 'Basic', 'Basic'],
])('%j is marked in %j', (query, text, marked) => {
  const words = queryWords(query, new Set()).map((word) => word.text);
  const segments = markWords(text, words);
  expect(segments.map((segment) => (segment.isMarked ? `[${segment.text}]` : segment.text)).join('')).toBe(
    marked,
  );
});
