import { expect, test } from 'vitest';
import { foldText, optionsIn, wordsOf } from '../../../../../../templates/browser/search/format/fold-text.ts';

test.each([
  ['Button', 'button'],
  ['Größe', 'grosse'],
  ['İstanbul', 'istanbul'],
  ['ΣΊΣΥΦΟΣ', 'σισυφοσ'],
  ['café', 'cafe'],
  ['ﬁeld', 'field'],
  ['الأَزْرار', 'الازرار'],
  ['हिन्दी', 'हिन्दी'],
  ['ガイド', 'ガイド'.normalize('NFKD')],
])('%s folds to %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test.each<[string, readonly string[]]>([
  ['', []],
  ['Text field', ['text', 'field']],
  ['What is new?', ['what', 'is', 'new']],
  ['disableRipple', ['disableripple', 'disable', 'ripple']],
  ['data-grid', ['datagrid', 'data', 'grid']],
  ['@mui/x-data-grid', ['mui', 'xdatagrid', 'x', 'data', 'grid']],
  ['slots.popper', ['slotspopper', 'slots', 'popper']],
  ['CSS', ['css']],
  ['Grid v2', ['grid', 'v2']],
  ['größerAls', ['grosserals', 'grosser', 'als']],
  ['按钮 使用', ['按钮', '使用']],
  // Scripts without spaces are segmented, and identifiers in them stay whole.
  ['使用data-grid按钮', ['使用', 'datagrid', 'data', 'grid', '按钮']],
  // The article of Arabic is part of the word.
  ['والأزرار', ['والازرار', 'ازرار']],
  ['- – -', []],
])('the words of %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test.each<[string, readonly string[]]>([
  ['docs build --keep-going --Out dist', ['--keepgoing', '--out']],
  ['var(--Card-padding)', ['--cardpadding']],
  ['(--json)', ['--json']],
  // No options: lines of tables, dashes inside a name, and what begins with a digit.
  ['--- | ---', []],
  ['block__element--modifier', []],
  ['a --2 b', []],
])('the options of %j', (text, options) => {
  expect(optionsIn(text)).toEqual(options);
});
