/** Distance of the current entry from the edges of the column, in pixels. */
const margin = 48;

/** Keeps the current entry of a long table of contents in view. */
export function followContents(): void {
  const column = document.querySelector('[data-toc]');
  if (!column) return;
  new MutationObserver(() => {
    const entry = column.querySelector('[aria-current]')?.getBoundingClientRect();
    if (!entry) return;
    const { top, bottom } = column.getBoundingClientRect();
    const above = top + margin - entry.top;
    const below = entry.bottom - bottom + margin;
    if (above > 0) column.scrollTop -= above;
    else if (below > 0) column.scrollTop += below;
  }).observe(column, { subtree: true, attributeFilter: ['aria-current'] });
}
