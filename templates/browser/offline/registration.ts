import { keepPage } from './keep-page.ts';
import { initialRegistration, nextRegistration, type RegistrationEvent } from './registration-state.ts';

/** Registers the service worker on production hosts, has it keep the page, and reloads the page once when a new one has taken over. */
export function startRegistration(): void {
  const { base = '/', workerHosts = '' } = document.documentElement.dataset;
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const hosts = workerHosts.split(' ');
  // A host may be named with its port: `localhost:4173`.
  if (!worker || !(hosts.includes(location.hostname) || hosts.includes(location.host))) return;
  const passage = worker.controller ? 'through-worker' : 'before-worker';
  let state = initialRegistration(worker.controller !== null);
  const advance = (kind: RegistrationEvent['kind']): void => {
    const before = state.kind;
    state = nextRegistration(state, { kind, writing: isWriting(document.activeElement) });
    if (state.kind === 'reloading' && before !== 'reloading') location.reload();
  };
  worker.addEventListener('controllerchange', () => advance('control-changed'));
  // The focus has moved on only after the event.
  addEventListener('focusout', () => setTimeout(() => advance('focus-left')));
  addEventListener('load', () => {
    worker.register(`${base}sw.js`).catch((error: unknown) => {
      // biome-ignore lint/suspicious/noConsole: the page works without; whoever looks should learn why there is no offline copy.
      console.error('The service worker could not be registered.', error);
    });
    void worker.ready.then(({ active }) => {
      if (active) keepPage(active, passage);
    });
  });
}

function isWriting(element: Element | null): boolean {
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
    return element.value !== '';
  return element instanceof HTMLElement && element.isContentEditable && element.textContent !== '';
}
