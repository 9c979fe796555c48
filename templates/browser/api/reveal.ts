import { setOpen } from './api-rows.ts';

const closed = 'details:not([open]), .code-panel[hidden]';

/** Opens everything that hides an element: its row, and the groups and tabs around it. */
export function reveal(element: Element): void {
  const row = element.closest('[data-layout=collapsed] .o');
  if (row) setOpen(row, true);
  let around = element.closest(closed);
  if (!around) return;
  for (; around; around = around.parentElement?.closest(closed) ?? null) {
    if (around instanceof HTMLDetailsElement) around.open = true;
    else document.getElementById(around.getAttribute('aria-labelledby') ?? '')?.click();
  }
  element.scrollIntoView({ behavior: 'instant' });
}
