/**
 * Opens or closes a row of a collapsed group. Closed text is `until-found`, so that browsers find it when the
 * reader searches the page, and open it.
 */
export function setOpen(row: Element, isOpen: boolean): void {
  row.toggleAttribute('data-open', isOpen);
  row.querySelector('.b')?.setAttribute('hidden', 'until-found');
  if (isOpen) row.querySelector('.b')?.removeAttribute('hidden');
  toggleOf(row)?.setAttribute('aria-expanded', String(isOpen));
}

/** Gives the rows of a collapsed group their buttons, or takes them from another group. */
export function prepareRows(section: HTMLElement, label: string): void {
  const isCollapsed = section.dataset.layout === 'collapsed';
  for (const row of section.querySelectorAll<HTMLElement>('.o')) {
    if (isCollapsed) {
      if (!toggleOf(row)) addToggle(row, label);
      setOpen(row, row.hasAttribute('data-open'));
    } else {
      toggleOf(row)?.remove();
      row.removeAttribute('data-open');
      row.querySelector('.b')?.removeAttribute('hidden');
    }
  }
  section.toggleAttribute('data-ready', isCollapsed);
}

function toggleOf(row: Element): HTMLButtonElement | null {
  return row.querySelector<HTMLButtonElement>(':scope > th > button');
}

function addToggle(row: HTMLElement, label: string): void {
  const name = row.querySelector(':scope > th');
  const button = document.createElement('button');
  button.type = 'button';
  button.setAttribute(
    'aria-label',
    label.replace('{name}', () => name?.querySelector('a')?.textContent ?? ''),
  );
  name?.prepend(button);
}
