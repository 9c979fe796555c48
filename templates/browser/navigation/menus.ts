import { listen } from '../lib/listen.ts';

const openMenu = 'details[data-menu][open]';

/** Menus close on a click outside, on a choice inside, on Escape, and when the focus goes elsewhere. */
export function startMenus(): void {
  listen('click', '*', (event) => {
    const inside = event.target instanceof Element ? event.target : undefined;
    for (const menu of document.querySelectorAll<HTMLDetailsElement>(openMenu)) {
      const isChoice = menu.contains(inside ?? null) && inside?.closest('.entry');
      // A choice that is hidden with its menu would lose the focus.
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
    const target = nextStop(menu, event);
    if (!target) return;
    event.preventDefault();
    target.focus();
  });
}

/** The button of the menu is one of the stops, before the first entry. Undefined for a key that does not move the focus. */
function nextStop(
  menu: HTMLElement,
  { key, ctrlKey, metaKey, altKey }: KeyboardEvent,
): HTMLElement | undefined {
  // Alt and Home lead to the browser's own first page.
  if (ctrlKey || metaKey || altKey) return undefined;
  const all = menu.querySelectorAll<HTMLElement>('summary, .entry');
  const stops = [...all].filter((stop) => stop.offsetParent !== null);
  const { activeElement } = document;
  const index = activeElement instanceof HTMLElement ? stops.indexOf(activeElement) : 0;
  switch (key) {
    case 'ArrowDown':
      return stops[(index + 1) % stops.length];
    case 'ArrowUp':
      return stops.at(Math.max(index, 0) - 1);
    case 'Home':
      return stops[1];
    case 'End':
      return stops.at(-1);
    default:
      return undefined;
  }
}
