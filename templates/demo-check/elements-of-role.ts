/** Selectors of elements whose role is implicit. */
const implicit: Readonly<Record<string, string>> = {
  button: 'button, summary, input:is([type=button], [type=submit], [type=reset])',
  checkbox: 'input[type=checkbox]:not([role])',
  combobox: 'select, input[list]',
  dialog: 'dialog[open]',
  link: 'a[href]',
  option: 'option',
  radio: 'input[type=radio]:not([role])',
  slider: 'input[type=range]',
  spinbutton: 'input[type=number]',
  textbox:
    'textarea, input:is(:not([type]), [type=text], [type=email], [type=search], [type=url], [type=tel])',
};

/** Roles that count as another one: a menu item that is checked is a menu item. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  menuitem: ['menuitem', 'menuitemcheckbox', 'menuitemradio'],
  dialog: ['dialog', 'alertdialog'],
  gridcell: ['gridcell', 'cell', 'columnheader', 'rowheader'],
};

const tabbable =
  'a[href], button, input, select, textarea, summary, [tabindex], audio[controls], video[controls], [contenteditable=true]';

/** Returns the visible elements with a role in a part of the page; for `element`, all that take focus. */
export function elementsOfRole(role: string, within: ParentNode = document): HTMLElement[] {
  const roles = (kinds[role] ?? [role]).map((name) => `[role=${name}]`).join(', ');
  const own = implicit[role];
  const selector =
    role === 'element' ? tabbable : own === undefined ? roles : `${roles}, :is(${own}):not([role])`;
  return [...within.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => isVisible(element) && (role !== 'element' || takesFocus(element)),
  );
}

/** Returns the elements that the Tab key stops at. */
export function tabStops(within: ParentNode): HTMLElement[] {
  return elementsOfRole('element', within).filter(({ tabIndex }) => tabIndex >= 0);
}

function isVisible(element: HTMLElement): boolean {
  return (
    element.checkVisibility({ visibilityProperty: true }) &&
    element.closest('[aria-hidden=true], [inert]') === null
  );
}

function takesFocus(element: HTMLElement): boolean {
  return !element.matches(':disabled');
}
