import { isComposing } from './is-composing.ts';

/** The options that a field controls. */
export interface ListBox {
  /**
   * Replaces the options. The selected one stays selected if it is among the new ones, or else the first is.
   */
  fill(options: readonly HTMLElement[], how?: { readonly isSelected: boolean }): void;
  isEmpty(): boolean;
}

/**
 * Makes a field a combobox: focus stays in the field, arrow keys select an option of the list,
 * and Enter opens the selected one.
 */
export function addListBox(field: HTMLInputElement, list: HTMLElement): ListBox {
  const options = () => [...list.querySelectorAll<HTMLElement>('[role=option]')];
  const selected = () => list.querySelector<HTMLElement>('[aria-selected=true]');
  const select = (option: HTMLElement | null | undefined, isScrolled = true) => {
    selected()?.removeAttribute('aria-selected');
    if (!option) return field.removeAttribute('aria-activedescendant');
    option.ariaSelected = 'true';
    field.setAttribute('aria-activedescendant', option.id);
    if (isScrolled) option.scrollIntoView({ block: 'nearest' });
  };
  // Enter before the results of what was typed are there opens the first of them.
  let isOpening = false;
  field.addEventListener('input', () => {
    isOpening = false;
    select(undefined);
  });
  field.addEventListener('keydown', (event) => {
    if (isComposing(event)) return;
    const all = options();
    const current = selected();
    const at = current ? all.indexOf(current) : -1;
    if (event.key === 'Enter' && current) open(current, event);
    else if (event.key === 'Enter') isOpening = true;
    else if (event.key === 'ArrowDown') select(all[at + 1] ?? all[0]);
    else if (event.key === 'ArrowUp') select(all[at - 1] ?? all.at(-1));
    else return;
    event.preventDefault();
  });
  list.addEventListener('search-select', ({ target }) => {
    // The option that the reader clicked had the focus, and is gone.
    field.focus();
    if (target instanceof HTMLElement) select(target);
  });
  return {
    fill(shown, { isSelected = true } = { isSelected: true }) {
      const before = selected();
      const href = before?.getAttribute('href');
      const wasFirst = options()[0] === before;
      list.replaceChildren(...shown);
      field.ariaExpanded = String(shown.length > 0);
      const same =
        href && !wasFirst ? options().find((option) => option.getAttribute('href') === href) : undefined;
      if (!same) list.scrollTop = 0;
      select(isSelected ? (same ?? options()[0]) : undefined, same !== undefined);
      if (isOpening) selected()?.click();
      isOpening = false;
    },
    isEmpty: () => list.childElementCount === 0,
  };
}

/** Clicks an option as the keys say: with Ctrl, browsers open a link in another tab. */
function open(option: HTMLElement, { ctrlKey, metaKey, shiftKey }: KeyboardEvent): void {
  option.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
  );
}
