import { listen } from '../lib/listen.ts';
import { isSparing } from '../lib/loading.ts';
import { pageAhead } from './page-ahead.ts';

/** A pointer that stays this long on a link means it. */
const dwell = 100;

/** Links that lead to pages: none in a demo, which is not part of the site. */
const links = 'a[href]:not([download], .demo-root a)';

/**
 * Fetches a page when a reader is about to open it, in browsers that do not read speculation rules. The page goes to the browser's cache;
 * the service worker is not asked, as it keeps what readers have read and not what they have passed by.
 */
export function startPrefetch(): void {
  if (HTMLScriptElement.supports?.('speculationrules')) {
    // Not every browser that reads the rules leaves them alone for the sake of the reader's data.
    if (isSparing()) document.querySelector('script[type=speculationrules]')?.remove();
    return;
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = (): void => clearTimeout(timer);
  const consider = (_event: Event, link: HTMLElement): void => {
    cancel();
    timer = setTimeout(() => fetchAhead(link), dwell);
  };
  listen('pointerover', links, consider);
  listen('focusin', links, consider);
  listen('pointerout', links, cancel);
  listen('focusout', links, cancel);
  listen('pointerdown', links, (_event, link) => fetchAhead(link));
}

const known = new Set<string>();

function fetchAhead(link: HTMLElement): void {
  const { base = '/', outside = '' } = document.documentElement.dataset;
  const surroundings = { here: location.href, base, outside: outside.split(' ') };
  const page = link instanceof HTMLAnchorElement ? pageAhead(link.href, surroundings) : undefined;
  if (page === undefined || known.has(page) || isSparing()) return;
  known.add(page);
  fetch(page, { priority: 'low', redirect: 'manual' })
    .then((response) => response.text())
    // The click asks again, and says what is wrong.
    .catch(() => known.delete(page));
}
