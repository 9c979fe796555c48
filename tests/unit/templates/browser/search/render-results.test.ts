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
  expect(shown(markWords(text, { words, forms: [] }))).toBe(marked);
});

test.each([
  [['fehlermeldungen'], ['meldung'], 'Eine Fehlermeldung', 'Eine Fehler[meldung]'],
  [['umbruchpunkte'], ['breakpoint', 'breakpoints'], 'The breakpoints', 'The [breakpoints]'],
  [['create'], ['add'], 'Add a padding', '[Add] a padding'],
])('%j and its other form %j are marked in %j', (words, forms, text, marked) => {
  expect(shown(markWords(text, { words, forms }))).toBe(marked);
});

function shown(segments: ReturnType<typeof markWords>): string {
  return segments.map((segment) => (segment.isMarked ? `[${segment.text}]` : segment.text)).join('');
}
