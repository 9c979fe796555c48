/**
 * Puts the entries that a long list left out in the place of the link that stands for them. Groups among them are shut. False where the tree does
 * not have the list.
 */
export function showMore(more: HTMLAnchorElement, tree: Document): boolean {
  // A second click, from before the first was answered.
  if (!more.isConnected) return true;
  const place = more.closest('li');
  const isBefore = more.dataset.more === 'before';
  const neighbour = isBefore ? place?.nextElementSibling : place?.previousElementSibling;
  if (!place || !neighbour) return false;
  const markdownCopy = markdownCopyOf(neighbour, tree);
  if (!markdownCopy?.parentElement) return false;
  const all = [...markdownCopy.parentElement.children];
  const at = all.indexOf(markdownCopy);
  const left = isBefore ? all.slice(0, at) : all.slice(at + 1);
  const entries = left.map((entry) => shut(document.importNode(entry, true)));
  const before = neighbour.getBoundingClientRect().top;
  place.replaceWith(...entries);
  // What the reader looks at stays where it is, also in browsers that do not anchor scrolling.
  const column = neighbour.closest('[data-drawer]');
  if (column) column.scrollTop += neighbour.getBoundingClientRect().top - before;
  const nearest = isBefore ? entries.at(-1) : entries[0];
  nearest?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  return true;
}

/** The entry of the whole tree that is the same as one of the page. */
function markdownCopyOf(entry: Element, tree: Document): Element | undefined {
  const group = entry.getAttribute('data-group');
  if (group !== null) return tree.querySelector(`[data-group="${CSS.escape(group)}"]`) ?? undefined;
  if (entry.matches('.section')) {
    // The words over a section are no link; the first entry below them is known.
    const first = entry.querySelector('ul > li');
    return (first && markdownCopyOf(first, tree))?.parentElement?.closest('li') ?? undefined;
  }
  const href = entry.querySelector(':scope > a')?.getAttribute('href') ?? '';
  return tree.querySelector(`li > a[href="${CSS.escape(href)}"]`)?.closest('li') ?? undefined;
}

/** The groups that are seen of an entry: itself, or those of a section. */
function shut(entry: Element): Element {
  const groups = entry.matches('[data-group]') ? [entry] : entry.querySelectorAll('[data-group]');
  for (const group of groups) {
    group.querySelector(':scope > ul')?.remove();
    group.querySelector('.group')?.classList.remove('open');
    group.querySelector('button')?.setAttribute('aria-expanded', 'false');
  }
  return entry;
}
