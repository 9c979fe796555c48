import { isSparing } from '../lib/loading.ts';

/** Whether the service worker has seen a page and its files pass. */
export type PagePassage = 'before-worker' | 'through-worker';

/**
 * Has the worker keep what it did not see pass: a page that came before the worker, with its files, and the navigation that no group was
 * opened for yet. Which of these addresses are kept is up to the worker.
 */
export function keepPage(worker: Pick<ServiceWorker, 'postMessage'>, passage: PagePassage): void {
  const keep = (urls: readonly string[]): void => {
    // What the reader has been sent already is not asked for again. The message is the one that workbox's router hears.
    const urlsToCache = urls.map((url) => [url, { cache: 'force-cache' }]);
    worker.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
  };
  if (passage === 'before-worker') {
    keep(location.href.split('#', 1));
    const files = new PerformanceObserver((list) => keep(list.getEntries().map(({ name }) => name)));
    files.observe({ type: 'resource', buffered: true });
  }
  const tree = document.querySelector<HTMLElement>('[data-navigation]')?.dataset.navigation;
  if (tree !== undefined && navigator.onLine && !isSparing()) keep([tree]);
}
