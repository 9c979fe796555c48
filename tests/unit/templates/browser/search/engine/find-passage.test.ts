import { expect, test } from 'vitest';
import { prepareCopy } from '../../../../../../templates/browser/search/engine/prepare-copy.ts';

const textOf = (markdown: string) => prepareCopy(markdown).map(({ text }) => text);

test('a passage shows the text of a line without the characters of Markdown', () => {
  expect(
    textOf('- <a id="theme-colours" href="#theme-colours">`theme.colours`</a> *keys* · **required**'),
  ).toEqual(['theme.colours keys · required']);
  expect(textOf('The *first*, the *second one* (*third*).')).toEqual(['The first, the second one (third).']);
});

test('asterisks of patterns and products stay', () => {
  expect(textOf('Files like `*.md` and `*.tsx` in src/*/a/*')).toEqual([
    'Files like *.md and *.tsx in src/*/a/*',
  ]);
  expect(textOf('The area is 2 * 3 * 4.')).toEqual(['The area is 2 * 3 * 4.']);
});

test('fences in code do not end it', () => {
  const nested = ['# Page', '````md', '```tsx', '# No heading', '```', '- a', '````', '## Next', '- b'];
  const shown = prepareCopy(nested.join('\n')).map(({ text, isCode, heading }) => [text, isCode, heading]);
  expect(shown).toEqual([
    ['```tsx', true, 'Page'],
    ['# No heading', true, 'Page'],
    ['```', true, 'Page'],
    ['- a', true, 'Page'],
    ['b', false, 'Next'],
  ]);
  expect(prepareCopy('~~~\n```\n~~~ a\n~~~~\nText').map(({ isCode }) => isCode)).toEqual([true, true, false]);
  expect(textOf('```code``` in a line\n- a')).toEqual(['code in a line', 'a']);
});
