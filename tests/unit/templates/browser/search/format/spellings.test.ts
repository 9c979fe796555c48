import { expect, test } from 'vitest';
import { otherSpellings } from '../../../../../../templates/browser/search/format/spellings.ts';

test.each([
  ['color', ['colour']],
  ['colours', ['colors']],
  ['gray', ['grey']],
  ['customise', ['customize']],
  ['customizing', ['customising']],
  ['organisation', ['organization']],
  ['analyse', ['analyze']],
  ['labelled', ['labeled']],
  ['canceled', ['cancelled']],
  // Words that end alike and have one spelling.
  ['size', []],
  ['close', []],
  ['based', []],
  ['button', []],
  ['called', []],
])('%s is also written as %j', (word, spellings) => {
  expect(otherSpellings(word)).toEqual(spellings);
});
