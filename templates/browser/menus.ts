import { listen } from './listen.ts';

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
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      moveFocus(menu, event.key === 'ArrowDown' ? 1 : -1);
    }
  });
}

function moveFocus(menu: HTMLElement, step: 1 | -1): void {
  const all = menu.querySelectorAll<HTMLElement>('summary, .entry');
  const entries = [...all].filter((entry) => entry.offsetParent !== null);
  const { activeElement } = document;
  const index = activeElement instanceof HTMLElement ? entries.indexOf(activeElement) : 0;
  entries.at((index + step + entries.length) % entries.length)?.focus();
}
