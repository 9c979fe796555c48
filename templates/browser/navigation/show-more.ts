/** Replaces a "more" link with the entries it stands for. Returns false when the tree does not have them. */
export function showMore(more: HTMLAnchorElement, tree: Document): boolean {
  // A second click, made before the tree was loaded.
  if (!more.isConnected) return true;
  const item = more.closest('li');
  const isBefore = more.dataset.more === 'before';
  const neighbour = isBefore ? item?.nextElementSibling : item?.previousElementSibling;
  if (!item || !neighbour) return false;
  const counterpart = findCounterpart(neighbour, tree);
  if (!counterpart?.parentElement) return false;
  const all = [...counterpart.parentElement.children];
  const index = all.indexOf(counterpart);
  const missing = isBefore ? all.slice(0, index) : all.slice(index + 1);
  const entries = missing.map((entry) => collapse(document.importNode(entry, true)));
  const before = neighbour.getBoundingClientRect().top;
  item.replaceWith(...entries);
  // Not every browser anchors scrolling, so keep the neighbour at its position.
  const column = neighbour.closest('[data-drawer]');
  if (column) column.scrollTop += neighbour.getBoundingClientRect().top - before;
  const nearest = isBefore ? entries.at(-1) : entries[0];
  nearest?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  return true;
}

/** Finds the entry of the whole tree that corresponds to an entry of the page. */
function findCounterpart(entry: Element, tree: Document): Element | undefined {
  const group = entry.getAttribute('data-group');
  if (group !== null) return tree.querySelector(`[data-group="${CSS.escape(group)}"]`) ?? undefined;
  if (entry.matches('.section')) {
    // A section has no link of its own, so find it by its first entry.
    const first = entry.querySelector('ul > li');
    return (first && findCounterpart(first, tree))?.parentElement?.closest('li') ?? undefined;
  }
  const href = entry.querySelector(':scope > a')?.getAttribute('href') ?? '';
  return tree.querySelector(`li > a[href="${CSS.escape(href)}"]`)?.closest('li') ?? undefined;
}

function collapse(entry: Element): Element {
  const groups = entry.matches('[data-group]') ? [entry] : entry.querySelectorAll('[data-group]');
  for (const group of groups) {
    group.querySelector(':scope > ul')?.remove();
    group.querySelector('.group')?.classList.remove('open');
    group.querySelector('button')?.setAttribute('aria-expanded', 'false');
  }
  return entry;
}
