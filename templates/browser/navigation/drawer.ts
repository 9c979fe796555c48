import { listen } from '../lib/listen.ts';

/** The breakpoint `md`, from which the navigation is a column. */
const column = '(min-width: 900px)';

/** The drawer is a popover and needs no script to open and close; this keeps the focus in it and the page behind it still. */
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
  // A link to more entries puts them into the drawer.
  listen('click', '[data-drawer] a:not([data-more])', close);
  matchMedia(column).addEventListener('change', close);
}

/** The drawer's ancestors cannot be inert, so everything beside them is, but for the region that speaks to readers. */
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
