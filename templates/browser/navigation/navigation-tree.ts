import { askOnce } from '../ask-once.ts';
import { listen } from '../lib/listen.ts';
import { announceFailure } from '../lib/status.ts';
import { keepNavigation } from './store-navigation.ts';

/** Groups open and close; a group whose items are not in the page gets them from the product's shared fragment. */
export function startNavigationTree(): void {
  const nav = document.querySelector<HTMLElement>('[data-navigation]');
  if (!nav) return;
  const wholeTree = askOnce(() => fetchTree(nav.dataset.navigation ?? ''));
  listen('click', '[data-group] button[aria-expanded]', (_event, button) => {
    void toggle(button, wholeTree);
  });
  listen('click', '[data-more]', (event, more) => {
    if (!(more instanceof HTMLAnchorElement) || !isPlainClick(event)) return;
    event.preventDefault();
    void showLeftOut(more, wholeTree);
  });
  listen('keydown', '[data-group] .group', (event, row) => {
    const button = row.querySelector<HTMLElement>('button');
    // Alt and an arrow go back and forth in the history.
    if (!(event instanceof KeyboardEvent) || !button || hasModifier(event)) return;
    const isForward = event.key === (document.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight');
    const isBackward = event.key === (document.dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft');
    if (isOpen(button) ? isBackward : isForward) button.click();
  });
  keepNavigation(nav);
  showCurrent(nav.closest<HTMLElement>('[data-drawer]'));
}

async function toggle(button: HTMLElement, wholeTree: () => Promise<Document>): Promise<void> {
  const group = button.closest<HTMLElement>('[data-group]');
  if (!group) return;
  const open = !isOpen(button);
  showOpen(button, open);
  let list = listOf(group);
  if (!list && open) {
    const fetched = await itemsOf(group, wholeTree);
    // The reader may have closed the group again while its items were on the way, and even opened it once more.
    list = listOf(group) ?? fetched;
    if (!list) return isOpen(button) ? followLink(button) : undefined;
    group.append(list);
  }
  if (list) list.hidden = !isOpen(button);
}

function showOpen(button: HTMLElement, open: boolean): void {
  button.setAttribute('aria-expanded', String(open));
  button.parentElement?.classList.toggle('open', open);
}

/** Other clicks open a tab or a menu. */
function isPlainClick(event: Event): boolean {
  if (!(event instanceof MouseEvent)) return false;
  return event.button === 0 && !hasModifier(event);
}

function hasModifier(event: MouseEvent | KeyboardEvent): boolean {
  return event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
}

function isOpen(button: HTMLElement): boolean {
  return button.getAttribute('aria-expanded') === 'true';
}

/** What the link stands for comes in its place; where that cannot be had, the link is followed, unless the reader is offline. */
async function showLeftOut(more: HTMLAnchorElement, wholeTree: () => Promise<Document>): Promise<void> {
  try {
    const [tree, { showMore }] = await Promise.all([wholeTree(), import('./show-more.ts')]);
    if (showMore(more, tree)) return;
  } catch {
    // The page that the link leads to shows the same entries.
  }
  if (navigator.onLine) location.assign(more.href);
  else announceFailure();
}

/**
 * The tree cannot be had: the group's own link leads to its first page, whose navigation shows the group open. Offline that page may not be
 * there either, and the reader would lose the one that is.
 */
function followLink(button: HTMLElement): void {
  if (navigator.onLine) {
    button.parentElement?.querySelector('a')?.click();
    return;
  }
  showOpen(button, false);
  announceFailure();
}

async function itemsOf(
  group: HTMLElement,
  wholeTree: () => Promise<Document>,
): Promise<HTMLElement | undefined> {
  try {
    const id = CSS.escape(group.dataset.group ?? '');
    const markdownCopy = (await wholeTree()).querySelector<HTMLElement>(`[data-group="${id}"]`);
    const list = markdownCopy && listOf(markdownCopy);
    return list ? document.importNode(list, true) : undefined;
  } catch {
    return undefined;
  }
}

function listOf(group: HTMLElement): HTMLElement | undefined {
  return group.querySelector<HTMLElement>(':scope > ul') ?? undefined;
}

async function fetchTree(url: string): Promise<Document> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The navigation answered ${response.status}.`);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

/** The open page's entry can be seen: a link from elsewhere may lead to one that is far from where the column stood. */
function showCurrent(column: HTMLElement | null): void {
  const current = column?.querySelector<HTMLElement>('[aria-current=page]');
  if (!column || !current) return;
  // To ask for a place outside a frame would lay out the page in the same task as all scripts, 40 ms of it.
  requestAnimationFrame(() => {
    const { top, bottom } = current.getBoundingClientRect();
    const frame = column.getBoundingClientRect();
    if (top < frame.top || bottom > frame.bottom) column.scrollTop += top - frame.top - frame.height / 3;
  });
}
