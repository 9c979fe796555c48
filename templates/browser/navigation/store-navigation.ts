import { listen } from '../lib/listen.ts';
import { pageStorage } from '../lib/page-storage.ts';

/** State of the side navigation, which `navigationScript` restores in the next page of the product. */
interface StoredNavigation {
  /** Open groups, outer groups first, with the markup of their lists, in which inner groups are collapsed. */
  readonly open: readonly (readonly [group: string, list: string])[];
  /** Selector of the entry to put at the same distance from the top of the column. */
  readonly entry?: string;
  readonly top?: number;
  readonly scroll: number;
}

/** Stores the open groups and the scroll position when the reader leaves the page. */
export function storeNavigation(nav: HTMLElement): void {
  const column = nav.closest<HTMLElement>('[data-drawer]');
  if (!column) return;
  const storage = pageStorage(() => sessionStorage);
  let clicked: HTMLElement | undefined;
  listen('click', '[data-navigation] a[href]', (_event, link) => {
    clicked = link;
  });
  addEventListener('pagehide', () => {
    // The clicked entry is the current entry of the next page.
    const entry = clicked?.isConnected ? clicked : nav.querySelector<HTMLElement>('[aria-current=page]');
    const stored: StoredNavigation = {
      open: openGroups(nav),
      scroll: column.scrollTop,
      ...(entry && positionOf(entry, column)),
    };
    // The address of the tree identifies the product, the language and the content of the tree.
    storage.write(`navigation:${nav.dataset.navigation}`, JSON.stringify(stored));
  });
}

function openGroups(nav: HTMLElement): StoredNavigation['open'] {
  const buttons = nav.querySelectorAll('[data-group] > .group > [aria-expanded=true]');
  return [...buttons].flatMap((button) => {
    const group = button.closest<HTMLElement>('[data-group]');
    const list = group?.querySelector(':scope > ul');
    return group && list ? [[group.dataset.group ?? '', collapsedMarkup(list)] as const] : [];
  });
}

function collapsedMarkup(list: Element): string {
  const copy = document.createElement('ul');
  copy.append(...list.cloneNode(true).childNodes);
  for (const inner of copy.querySelectorAll('[data-group] > ul')) inner.remove();
  for (const row of copy.querySelectorAll('.group')) row.classList.remove('open');
  for (const button of copy.querySelectorAll('[aria-expanded]'))
    button.setAttribute('aria-expanded', 'false');
  copy.querySelector('[aria-current=page]')?.removeAttribute('aria-current');
  return copy.outerHTML;
}

/** Returns undefined when the column is a closed drawer. */
function positionOf(
  entry: HTMLElement,
  column: HTMLElement,
): Pick<StoredNavigation, 'entry' | 'top'> | undefined {
  if (column.getClientRects().length === 0) return undefined;
  // The link of a group and the first page in it have the same address.
  const parent = entry.closest('.group') ? '.group' : 'li';
  return {
    entry: `${parent}>[href="${CSS.escape(entry.getAttribute('href') ?? '')}"]`,
    top: entry.getBoundingClientRect().top - column.getBoundingClientRect().top,
  };
}
