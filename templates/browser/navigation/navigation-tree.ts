import { fetchText } from '../lib/fetch-text.ts';
import { listen } from '../lib/listen.ts';
import { loadOnce } from '../lib/loading.ts';
import { announceFailure } from '../lib/status.ts';
import { trusted } from '../lib/trusted.ts';
import { storeNavigation } from './store-navigation.ts';

type LoadTree = () => Promise<Document>;

/** Makes the side navigation work. Entries missing from the page come from the shared tree of the product. */
export function startNavigationTree(): void {
  const nav = document.querySelector<HTMLElement>('[data-navigation]');
  if (!nav) return;
  const loadTree = loadOnce(() => fetchTree(nav.dataset.navigation ?? ''));
  listen('click', '[data-group] button[aria-expanded]', (_event, button) => {
    void toggle(button, loadTree);
  });
  listen('click', '[data-more]', (event, more) => {
    if (!(more instanceof HTMLAnchorElement) || !isPlainClick(event)) return;
    event.preventDefault();
    void replaceMore(more, loadTree);
  });
  listen('keydown', '[data-group] .group', (event, row) => {
    const button = row.querySelector<HTMLElement>('button');
    // With Alt, the arrow keys go back and forth in the history.
    if (!(event instanceof KeyboardEvent) || !button || hasModifier(event)) return;
    const isForward = event.key === (document.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight');
    const isBackward = event.key === (document.dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft');
    if (isOpen(button) ? isBackward : isForward) button.click();
  });
  storeNavigation(nav);
}

async function toggle(button: HTMLElement, loadTree: LoadTree): Promise<void> {
  const group = button.closest<HTMLElement>('[data-group]');
  if (!group) return;
  const open = !isOpen(button);
  setOpen(button, open);
  let list = listOf(group);
  if (!list && open) {
    const loaded = await loadItems(group, loadTree);
    // Meanwhile the reader may have closed the group, or closed and opened it again.
    list = listOf(group) ?? loaded;
    if (!list) return isOpen(button) ? followGroupLink(button) : undefined;
    group.append(list);
  }
  if (list) list.hidden = !isOpen(button);
}

function setOpen(button: HTMLElement, open: boolean): void {
  button.setAttribute('aria-expanded', String(open));
  button.parentElement?.classList.toggle('open', open);
}

function isPlainClick(event: Event): boolean {
  return event instanceof MouseEvent && event.button === 0 && !hasModifier(event);
}

function hasModifier(event: MouseEvent | KeyboardEvent): boolean {
  return event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
}

function isOpen(button: HTMLElement): boolean {
  return button.getAttribute('aria-expanded') === 'true';
}

/** Replaces a "more" link with its entries. If the tree cannot be loaded, follows the link unless offline. */
async function replaceMore(more: HTMLAnchorElement, loadTree: LoadTree): Promise<void> {
  try {
    const [tree, { showMore }] = await Promise.all([loadTree(), import('./show-more.ts')]);
    if (showMore(more, tree)) return;
  } catch {
    // The page behind the link shows the same entries.
  }
  if (navigator.onLine) location.assign(more.href);
  else announceFailure();
}

/** Follows the link of a group whose items cannot be loaded, to a page that shows them, unless offline. */
function followGroupLink(button: HTMLElement): void {
  if (navigator.onLine) {
    button.parentElement?.querySelector('a')?.click();
    return;
  }
  setOpen(button, false);
  announceFailure();
}

async function loadItems(group: HTMLElement, loadTree: LoadTree): Promise<HTMLElement | undefined> {
  try {
    const id = CSS.escape(group.dataset.group ?? '');
    const counterpart = (await loadTree()).querySelector<HTMLElement>(`[data-group="${id}"]`);
    const list = counterpart && listOf(counterpart);
    return list ? document.importNode(list, true) : undefined;
  } catch {
    return undefined;
  }
}

function listOf(group: HTMLElement): HTMLElement | undefined {
  return group.querySelector<HTMLElement>(':scope > ul') ?? undefined;
}

async function fetchTree(url: string): Promise<Document> {
  const html = trusted.createHTML(await fetchText(url));
  return new DOMParser().parseFromString(html, 'text/html');
}
