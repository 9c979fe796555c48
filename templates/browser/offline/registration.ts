import { isSavingData } from '../lib/loading.ts';
import { initialRegistration, nextRegistration, type RegistrationEvent } from './registration-state.ts';

/** Registers the service worker on production hosts. Reloads the page once after a new worker takes control. */
export function startRegistration(): void {
  const { base = '/', workerHosts = '' } = document.documentElement.dataset;
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const hosts = workerHosts.split(' ');
  // A host may include its port: `localhost:4173`.
  if (!worker || !(hosts.includes(location.hostname) || hosts.includes(location.host))) return;
  const isControlled = worker.controller !== null;
  let state = initialRegistration(isControlled);
  const advance = (kind: RegistrationEvent['kind']): void => {
    const before = state.kind;
    state = nextRegistration(state, { kind, writing: isWriting(document.activeElement) });
    if (state.kind === 'reloading' && before !== 'reloading') location.reload();
  };
  worker.addEventListener('controllerchange', () => advance('control-changed'));
  // Focus moves to the next element only after the event.
  addEventListener('focusout', () => setTimeout(() => advance('focus-left')));
  addEventListener('load', () => {
    worker.register(`${base}sw.js`).catch((error: unknown) => {
      // biome-ignore lint/suspicious/noConsole: the page works without; the console explains why nothing is stored.
      console.error('The service worker could not be registered.', error);
    });
    void worker.ready.then(({ active }) => {
      if (active) cacheMissedFiles(active, isControlled);
    });
  });
}

/**
 * Asks the worker to cache what it has not served: a page loaded before the worker, the files of that page, and
 * the navigation tree.
 */
function cacheMissedFiles(worker: ServiceWorker, isControlled: boolean): void {
  const cache = (urls: readonly string[]): void => {
    // workbox handles this message. The HTTP cache still has the files, so `force-cache` loads nothing again.
    const urlsToCache = urls.map((url) => [url, { cache: 'force-cache' }]);
    worker.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
  };
  if (!isControlled) {
    cache(location.href.split('#', 1));
    const files = new PerformanceObserver((list) => cache(list.getEntries().map(({ name }) => name)));
    files.observe({ type: 'resource', buffered: true });
  }
  const tree = document.querySelector<HTMLElement>('[data-navigation]')?.dataset.navigation;
  if (tree !== undefined && navigator.onLine && !isSavingData()) cache([tree]);
}

function isWriting(element: Element | null): boolean {
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
    return element.value !== '';
  return element instanceof HTMLElement && element.isContentEditable && element.textContent !== '';
}
