import { expect, test } from 'vitest';
import { foldText, wordsOf } from '../../../../../templates/browser/search/fold-text.ts';
import { searchable } from '../../../../../templates/browser/search/prepare-index.ts';

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
  ['按钮 组件', ['按钮', '组件']],
  ['- – -', []],
])('the words of %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
  expect(searchable(text)).toBe(` ${words.join(' ')} `);
});
