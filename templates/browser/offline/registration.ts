import { isSavingData } from '../lib/loading.ts';
import { logError } from '../lib/status.ts';
import { trusted } from '../lib/trusted.ts';

/** The state of a page and its service worker. */
export type RegistrationState =
  /** The page has loaded without a worker. The first worker to take control changes nothing visible. */
  | { readonly kind: 'first' }
  | { readonly kind: 'controlled' }
  /** A new worker has taken control. The page reloads when the reader is not writing. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'reloading' };

/** An event of the page. `writing` is true while a form field with text has focus, or a demo is edited. */
export interface RegistrationEvent {
  readonly kind: 'control-changed' | 'focus-left';
  readonly writing: boolean;
}

/** Returns the initial state. */
export function initialRegistration(hasController: boolean): RegistrationState {
  return hasController ? { kind: 'controlled' } : { kind: 'first' };
}

/** Returns the next state. The caller reloads the page on entering `reloading`. */
export function nextRegistration(state: RegistrationState, event: RegistrationEvent): RegistrationState {
  switch (state.kind) {
    case 'first':
      return event.kind === 'control-changed' ? { kind: 'controlled' } : state;
    case 'controlled':
      if (event.kind !== 'control-changed') return state;
      return event.writing ? { kind: 'waiting' } : { kind: 'reloading' };
    case 'waiting':
      return event.writing ? state : { kind: 'reloading' };
    case 'reloading':
      return state;
  }
}

/** Registers the service worker on production hosts. Reloads the page once after an update of the worker. */
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
    worker
      .register(trusted.createScriptURL(`${base}sw.js`))
      .catch(logError('The service worker could not be registered.'));
    void worker.ready.then(({ active }) => {
      if (active) cacheMissedFiles(active, isControlled);
    });
  });
}

/** Asks the worker to cache a page that loaded before it, the files of that page, and the navigation tree. */
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
  if (document.querySelector('.code-field')) return true;
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
    return element.value !== '';
  return element instanceof HTMLElement && element.isContentEditable && element.textContent !== '';
}
