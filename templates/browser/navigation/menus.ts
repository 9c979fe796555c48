import { listen } from '../lib/listen.ts';

/** What opens a panel, and the list of sections below the header. */
const openMenu = '[data-menu][open], [data-sections][open]';

const choice = 'a, .entry';

/** Closes menus on a choice, on Escape, and on a click or focus outside. Arrow keys move among entries. */
export function startMenus(): void {
  listen('click', '*', (event) => {
    const inside = event.target instanceof Element ? event.target : undefined;
    for (const menu of document.querySelectorAll<HTMLDetailsElement>(openMenu)) {
      const isChoice = menu.contains(inside ?? null) && inside?.closest(choice);
      // Closing the menu hides the chosen entry, which would lose focus.
      if (isChoice && menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
      if (isChoice || !menu.contains(inside ?? null)) menu.open = false;
    }
  });
  listen('focusin', '*', (event) => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>(openMenu)) {
      if (event.target instanceof Node && !menu.contains(event.target)) menu.open = false;
    }
  });
  listen('keydown', openMenu, (event, menu) => {
    if (!(event instanceof KeyboardEvent) || !(menu instanceof HTMLDetailsElement)) return;
    if (event.key === 'Escape') {
      menu.open = false;
      menu.querySelector('summary')?.focus();
      return;
    }
    const target = nextItem(menu, event);
    if (!target) return;
    event.preventDefault();
    target.focus();
  });
}

/** Returns the item that a key focuses: the button of the menu or an entry. */
function nextItem(
  menu: HTMLElement,
  { key, ctrlKey, metaKey, altKey }: KeyboardEvent,
): HTMLElement | undefined {
  // Alt and Home open the home page of the browser.
  if (ctrlKey || metaKey || altKey) return undefined;
  const all = menu.querySelectorAll<HTMLElement>(`summary, ${choice}`);
  const items = [...all].filter((item) => item.offsetParent !== null);
  const { activeElement } = document;
  const index = activeElement instanceof HTMLElement ? items.indexOf(activeElement) : 0;
  switch (key) {
    case 'ArrowDown':
      return items[(index + 1) % items.length];
    case 'ArrowUp':
      return items.at(Math.max(index, 0) - 1);
    case 'Home':
      return items[1];
    case 'End':
      return items.at(-1);
    default:
      return undefined;
  }
}
