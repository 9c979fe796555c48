import { listen } from '../lib/listen.ts';
import { pageStorage } from '../lib/page-storage.ts';

/** What `navigation-script.ts` takes up in the next page of the product. */
interface KeptNavigation {
  /** Open groups, outer ones first, and what they list; groups in the lists are shut. */
  readonly open: readonly (readonly [group: string, list: string])[];
  /** Selector of the entry that is to stand as far below the top of the column as it does now. */
  readonly entry?: string;
  readonly top?: number;
  readonly scroll: number;
}

/** Keeps which groups are open and where the reader sees the entries, for the next page of the same product. */
export function keepNavigation(nav: HTMLElement): void {
  const column = nav.closest<HTMLElement>('[data-drawer]');
  if (!column) return;
  const storage = pageStorage(() => sessionStorage);
  let clicked: HTMLElement | undefined;
  listen('click', '[data-navigation] a[href]', (_event, link) => {
    clicked = link;
  });
  addEventListener('pagehide', () => {
    // The entry that the reader looks at: in the next page it is the current one.
    const entry = clicked?.isConnected ? clicked : nav.querySelector<HTMLElement>('[aria-current=page]');
    const kept: KeptNavigation = {
      open: openGroups(nav),
      scroll: column.scrollTop,
      ...(entry && placeOf(entry, column)),
    };
    // The address of the whole tree names the product, the language and the state of the tree.
    storage.write(`navigation:${nav.dataset.navigation}`, JSON.stringify(kept));
  });
}

function openGroups(nav: HTMLElement): KeptNavigation['open'] {
  const buttons = nav.querySelectorAll('[data-group] > .group > [aria-expanded=true]');
  return [...buttons].flatMap((button) => {
    const group = button.closest<HTMLElement>('[data-group]');
    const list = group?.querySelector(':scope > ul');
    return group && list ? [[group.dataset.group ?? '', shutList(list)] as const] : [];
  });
}

/** The list with its groups shut, and without the mark of the page that is being left. */
function shutList(list: Element): string {
  const copy = document.createElement('ul');
  copy.innerHTML = list.innerHTML;
  for (const inner of copy.querySelectorAll('[data-group] > ul')) inner.remove();
  for (const row of copy.querySelectorAll('.group')) row.classList.remove('open');
  for (const button of copy.querySelectorAll('[aria-expanded]'))
    button.setAttribute('aria-expanded', 'false');
  copy.querySelector('[aria-current=page]')?.removeAttribute('aria-current');
  return copy.outerHTML;
}

/** None where the column is a drawer that is shut. */
function placeOf(entry: HTMLElement, column: HTMLElement): Pick<KeptNavigation, 'entry' | 'top'> | undefined {
  if (column.getClientRects().length === 0) return undefined;
  // A group's own link leads to the first page in it, which has an entry of its own.
  const place = entry.closest('.group') ? '.group' : 'li';
  return {
    entry: `${place}>[href="${CSS.escape(entry.getAttribute('href') ?? '')}"]`,
    top: entry.getBoundingClientRect().top - column.getBoundingClientRect().top,
  };
}
