import { describe, expect, test } from 'vitest';
import { readKeyboardRow } from '../../../src/demos/read-keyboard-row.ts';
import type { KeyEffect } from '../../../src/model/demo-check.ts';

const read = (keys: string, effect?: string, demo: string | undefined = 'Basic') =>
  readKeyboardRow({ table: 0, row: 0, keys, effect, demo });

describe('keys', () => {
  test.each<[string, readonly string[] | undefined]>([
    ['Enter', ['Enter']],
    ['Enter, Space', ['Enter', 'Space']],
    ['Home or End', ['Home', 'End']],
    ['Page Up / Page Down', ['PageUp', 'PageDown']],
    ['Shift + Tab', ['Shift+Tab']],
    ['Ctrl+a', ['Control+a']],
    ['↓, Arrow Left, Right Arrow', ['ArrowDown', 'ArrowLeft', 'ArrowRight']],
    ['Esc', ['Escape']],
    ['F10', ['F10']],
    ['*', ['*']],
    ['Enter,Space', ['Enter', 'Space']],
    ['Home/End', ['Home', 'End']],
    ['Page-Up', ['PageUp']],
    ['A, 7', ['A', '7']],
    ['Control+Option+Command+Backspace', ['Control+Alt+Meta+Backspace']],
    ['ab', undefined],
    ['Enter, then Space', undefined],
    ['Enterorspace', undefined],
    ['Shift+', undefined],
    ['Arrow keys', undefined],
    ['Shift with an arrow key', undefined],
    ['Constructor', undefined],
    ['Shift + Constructor', undefined],
    ['', undefined],
  ])('%s', (text, keys) => {
    const row = read(text, 'Toggles the switch');
    expect(row.kind === 'step' ? row.keys : undefined).toEqual(keys);
  });
});

describe('effects', () => {
  test.each<[string, KeyEffect | undefined]>([
    ['Moves focus to the next tab.', { kind: 'focus-nth', to: 'next', role: 'tab' }],
    ['Move the focus to the last menu item', { kind: 'focus-nth', to: 'last', role: 'menuitem' }],
    ['Moves focus to the next focusable element', { kind: 'focus-nth', to: 'next', role: 'element' }],
    ['Moves focus into the dialog', { kind: 'focus-in', role: 'dialog' }],
    ['Moves focus out of the toolbar', { kind: 'focus-out', role: 'toolbar' }],
    ['Opens the list box', { kind: 'opens', role: 'listbox' }],
    ['Opens the panel', { kind: 'expands' }],
    ['Closes the dialog', { kind: 'closes', role: 'dialog' }],
    ['Collapses the section', { kind: 'collapses' }],
    ['Toggles the checkbox', { kind: 'toggles', role: 'checkbox' }],
    ['Activates the button', { kind: 'activates', role: 'button' }],
    ['Increases the value', { kind: 'value', to: 'more' }],
    ['Sets the value to the maximum', { kind: 'value', to: 'maximum' }],
    ['Moves the focus into the dialog', { kind: 'focus-in', role: 'dialog' }],
    ['Move focus into the tab panel', { kind: 'focus-in', role: 'tabpanel' }],
    ['Move the focus out of the menu.', { kind: 'focus-out', role: 'menu' }],
    ['Moves focus to the previous radio button', { kind: 'focus-nth', to: 'previous', role: 'radio' }],
    ['Expands the item', { kind: 'expands' }],
    ['Open the section', { kind: 'expands' }],
    ['Expand the panel', { kind: 'expands' }],
    ['Closes the panel', { kind: 'collapses' }],
    ['Collapse the item', { kind: 'collapses' }],
    ['Open the tooltip', { kind: 'opens', role: 'tooltip' }],
    ['Close the alert dialog', { kind: 'closes', role: 'alertdialog' }],
    ['Toggle the cell', { kind: 'toggles', role: 'gridcell' }],
    ['Press the button .', { kind: 'activates', role: 'button' }],
    ['Presses the text field', { kind: 'activates', role: 'textbox' }],
    ['Activate the link', { kind: 'activates', role: 'link' }],
    ['Increase the value', { kind: 'value', to: 'more' }],
    ['Decreases the value', { kind: 'value', to: 'less' }],
    ['Decrease the value', { kind: 'value', to: 'less' }],
    ['Sets the value to the minimum', { kind: 'value', to: 'minimum' }],
    ['Set the value to the maximum', { kind: 'value', to: 'maximum' }],
    ['Set the value to the minimum', { kind: 'value', to: 'minimum' }],
    ['Then moves focus to the next tab', undefined],
    ['Then moves focus into the dialog', undefined],
    ['Then moves focus out of the dialog', undefined],
    ['Then opens the panel', undefined],
    ['Then closes the panel', undefined],
    ['Opens the panels', undefined],
    ['Collapses the sections', undefined],
    ['Then opens the dialog', undefined],
    ['Then closes the dialog', undefined],
    ['Then toggles the switch', undefined],
    ['Then activates the button', undefined],
    ['Then increases the value', undefined],
    ['Increases the value by one', undefined],
    ['Then decreases the value', undefined],
    ['Decreases the value by one', undefined],
    ['Then sets the value to the minimum', undefined],
    ['Sets the value to the minimum of all', undefined],
    ['Then sets the value to the maximum', undefined],
    ['Sets the value to the maximum of all', undefined],
    ['Opens the dialog, or closes it', undefined],
    ['Moves focus to the next thingumajig', undefined],
    ['Opens the constructor', undefined],
    ['Moves focus into the constructor', undefined],
    ['One step', undefined],
  ])('%s', (text, effect) => {
    const row = read('Enter', text);
    expect(row.kind === 'step' ? row.effect : undefined).toEqual(effect);
  });
});

test.each([
  [read('Arrow keys', 'Toggles the switch'), '"Arrow keys" is not a list of keys'],
  [read('Enter', 'One step'), '"One step" is no effect that can be executed'],
  [read('Enter'), '"" is no effect that can be executed'],
  [
    readKeyboardRow({ table: 0, row: 0, keys: 'Enter', effect: 'Toggles the switch' }),
    'the page has no demo',
  ],
])('a row that is left out has a reason %#', (row, reason) => {
  expect(row).toEqual({ kind: 'skipped', reason });
});
