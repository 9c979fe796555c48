import type { KeyboardRow, KeyEffect } from '../model/demo-check.ts';

/** A row that can be executed: each of the keys has the effect. */
export interface KeyboardStep {
  readonly kind: 'step';
  /** As the browser driver names them: `Shift+Tab`. */
  readonly keys: readonly string[];
  readonly effect: KeyEffect;
}

/** A row that is left out, with the reason. */
export interface SkippedRow {
  readonly kind: 'skipped';
  readonly reason: string;
}

/**
 * Reads a row of a keyboard table. Only keys and sentences of a fixed form are understood; the meaning of
 * everything else would be a guess.
 */
export function readKeyboardRow({ keys, effect, demo }: KeyboardRow): KeyboardStep | SkippedRow {
  if (demo === undefined) return { kind: 'skipped', reason: 'the page has no demo' };
  const chords = keys.split(/\s*(?:,|\/|\bor\b)\s*/).map(readChord);
  if (chords.includes(undefined)) return { kind: 'skipped', reason: `"${keys}" is not a list of keys` };
  const read = effect === undefined ? undefined : readEffect(effect.replace(/\s*\.$/, ''));
  if (!read) return { kind: 'skipped', reason: `"${effect ?? ''}" is no effect that can be executed` };
  return { kind: 'step', keys: chords.filter((chord) => chord !== undefined), effect: read };
}

/** Names of keys in tables, in lower case and without spaces, and what the browser calls them. */
const keyNames: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['Up', 'Down', 'Left', 'Right'].flatMap((name) => [
      [`arrow${name.toLowerCase()}`, `Arrow${name}`],
      [`${name.toLowerCase()}arrow`, `Arrow${name}`],
    ]),
  ),
  ...Object.fromEntries(
    ['Enter', 'Tab', 'Escape', 'Home', 'End', 'PageUp', 'PageDown', 'Backspace', 'Delete'].map((name) => [
      name.toLowerCase(),
      name,
    ]),
  ),
  ...Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`f${index + 1}`, `F${index + 1}`])),
  '↑': 'ArrowUp',
  '↓': 'ArrowDown',
  '←': 'ArrowLeft',
  '→': 'ArrowRight',
  esc: 'Escape',
  space: 'Space',
  spacebar: 'Space',
  shift: 'Shift',
  ctrl: 'Control',
  control: 'Control',
  alt: 'Alt',
  option: 'Alt',
  meta: 'Meta',
  cmd: 'Meta',
  command: 'Meta',
};

/** `Shift + Page Down` → `Shift+PageDown` */
function readChord(text: string): string | undefined {
  const names = text.split('+').map((part) => part.trim());
  const keys = names.map((name) =>
    /^[a-z\d*]$/i.test(name) ? name : own(keyNames, name.toLowerCase().replace(/[\s-]/g, '')),
  );
  return keys.includes(undefined) ? undefined : keys.join('+');
}

/** What a sentence calls an element, and its role. */
const roles: Readonly<Record<string, string>> = {
  'alert dialog': 'alertdialog',
  'focusable element': 'element',
  'list box': 'listbox',
  'menu item': 'menuitem',
  'radio button': 'radio',
  'spin button': 'spinbutton',
  'tab panel': 'tabpanel',
  'text box': 'textbox',
  'text field': 'textbox',
  'tree item': 'treeitem',
  cell: 'gridcell',
  ...Object.fromEntries(
    (
      'button checkbox combobox dialog element grid gridcell group link listbox menu menubar menuitem option ' +
      'radio region row slider spinbutton switch tab tablist tabpanel textbox toolbar tooltip tree treeitem'
    )
      .split(' ')
      .map((role) => [role, role]),
  ),
};

type ReadEffect = (groups: readonly string[]) => KeyEffect | undefined;

const sentences: readonly (readonly [RegExp, ReadEffect])[] = [
  [
    /^moves? (?:the )?focus to the (next|previous|first|last) (.+)$/,
    ([to = '', name]) => ofRole(name, (role) => ({ kind: 'focus-nth', to: to as 'next', role })),
  ],
  [/^moves? (?:the )?focus into the (.+)$/, ([name]) => ofRole(name, (role) => ({ kind: 'focus-in', role }))],
  [
    /^moves? (?:the )?focus out of the (.+)$/,
    ([name]) => ofRole(name, (role) => ({ kind: 'focus-out', role })),
  ],
  [/^(?:opens?|expands?) the (?:panel|section|item)$/, () => ({ kind: 'expands' })],
  [/^(?:closes?|collapses?) the (?:panel|section|item)$/, () => ({ kind: 'collapses' })],
  [/^opens? the (.+)$/, ([name]) => ofRole(name, (role) => ({ kind: 'opens', role }))],
  [/^closes? the (.+)$/, ([name]) => ofRole(name, (role) => ({ kind: 'closes', role }))],
  [/^toggles? the (.+)$/, ([name]) => ofRole(name, (role) => ({ kind: 'toggles', role }))],
  [
    /^(?:activates?|press(?:es)?) the (.+)$/,
    ([name]) => ofRole(name, (role) => ({ kind: 'activates', role })),
  ],
  [/^increases? the value$/, () => ({ kind: 'value', to: 'more' })],
  [/^decreases? the value$/, () => ({ kind: 'value', to: 'less' })],
  [/^sets? the value to the minimum$/, () => ({ kind: 'value', to: 'minimum' })],
  [/^sets? the value to the maximum$/, () => ({ kind: 'value', to: 'maximum' })],
];

function readEffect(text: string): KeyEffect | undefined {
  for (const [pattern, read] of sentences) {
    const match = pattern.exec(text.toLowerCase());
    if (match) return read(match.slice(1));
  }
  return undefined;
}

function ofRole(name: string | undefined, make: (role: string) => KeyEffect): KeyEffect | undefined {
  const role = own(roles, name ?? '');
  return role === undefined ? undefined : make(role);
}

/** Only own members count: a cell may say `constructor`, which every object has. */
function own(table: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
