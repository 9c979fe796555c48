import { listen } from '../lib/listen.ts';

/** From the breakpoint `md` on, the navigation is a column. */
const columnQuery = '(min-width: 900px)';

/** Keeps focus inside the open drawer. The drawer is a popover, which opens and closes without script. */
export function startDrawer(): void {
  const drawer = document.querySelector<HTMLElement>('[data-drawer]');
  if (!drawer) return;
  drawer.addEventListener('beforetoggle', (event) => {
    const open = event instanceof ToggleEvent && event.newState === 'open';
    for (const outside of outsideOf(drawer)) outside.inert = open;
  });
  drawer.addEventListener('toggle', (event) => {
    if (!(event instanceof ToggleEvent) || event.newState !== 'open') return;
    const current = drawer.querySelector<HTMLElement>('[aria-current=page]');
    (current ?? drawer.querySelector<HTMLElement>('button'))?.focus();
    current?.scrollIntoView({ block: 'center' });
  });
  const close = (): void => {
    if (drawer.matches(':popover-open')) drawer.hidePopover();
  };
  // A "more" link adds its entries to the drawer.
  listen('click', '[data-drawer] a:not([data-more])', close);
  matchMedia(columnQuery).addEventListener('change', close);
}

/** Returns everything beside the drawer and its ancestors, except the live region, which must stay active. */
function outsideOf(drawer: HTMLElement): HTMLElement[] {
  const outside: HTMLElement[] = [];
  for (let node: HTMLElement | null = drawer; node && node !== document.body; node = node.parentElement) {
    for (const sibling of node.parentElement?.children ?? []) {
      const isOutside = sibling !== node && !sibling.matches('[data-status]');
      if (isOutside && sibling instanceof HTMLElement) outside.push(sibling);
    }
  }
  return outside;
}
