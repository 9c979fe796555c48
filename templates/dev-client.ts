import type { DevMessage } from '../src/model/dev-message.ts';
import { createErrorOverlay } from './dev-client/error-overlay.ts';
import { morphPage } from './dev-client/morph-page.ts';
import { createServedMarkup } from './dev-client/served-markup.ts';
import { createWarningCounter } from './dev-client/warning-counter.ts';

// The script that `docs dev` adds to a page. It runs before other scripts, to record the served markup.
const { server = '', shown: served = '' } = document.currentScript?.dataset ?? {};
document.currentScript?.remove();

const markup = createServedMarkup();
withGroupsCollapsed(() => markup.record(document.body));
const showProblems = createErrorOverlay();
const showWarnings = createWarningCounter();
let shown = served;
let lastMessage: Promise<void> = Promise.resolve();
let source: EventSource | undefined;

async function handleMessage(message: DevMessage): Promise<void> {
  switch (message.kind) {
    case 'hello':
      if (message.server !== server) location.reload();
      return;
    case 'reload':
      return location.reload();
    case 'page':
      await morphPage(message.html, markup);
      shown = JSON.stringify(message.shown);
      return;
    case 'problems':
      return showProblems(message.problems);
    case 'warnings':
      return showWarnings(message.page, message.site, message.errors);
  }
}

function reload(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: an internal error; the console explains why the page reloaded.
  console.error('An edit could not be applied to the open page.', error);
  location.reload();
}

/** Connects while the page is visible, because a browser limits the connections to a host. */
function connect(): void {
  source?.close();
  if (document.hidden) return;
  const query = new URLSearchParams({ path: location.pathname, shown });
  source = new EventSource(`/__docs/events?${query}`);
  source.addEventListener('message', ({ data }) => {
    const message: DevMessage = JSON.parse(data);
    // One after the other, because an update may wait for a style sheet.
    lastMessage = lastMessage.then(() => handleMessage(message)).catch(reload);
  });
  source.addEventListener('error', () => {
    // The browser would reconnect with an outdated `shown`.
    source?.close();
    setTimeout(connect, 500);
  });
}

/** Calls back while the groups that `navigationScript` has opened are as the server sent them. */
function withGroupsCollapsed(callback: () => void): void {
  const restore = [...document.querySelectorAll('[data-reopened]')].map(collapse);
  callback();
  for (const expand of restore) expand();
}

function collapse(group: Element): () => void {
  const list = group.querySelector(':scope > ul');
  const setOpen = (isOpen: boolean): void => {
    group.toggleAttribute('data-reopened', isOpen);
    group.querySelector('.group')?.classList.toggle('open', isOpen);
    group.querySelector('button')?.setAttribute('aria-expanded', String(isOpen));
  };
  list?.remove();
  setOpen(false);
  return () => {
    if (list) group.append(list);
    setOpen(true);
  };
}

/** Unregisters service workers of this origin: those of a preview or another project serve other pages. */
async function removeServiceWorkers(workers: ServiceWorkerContainer | undefined): Promise<void> {
  if (!workers) return;
  const isControlled = workers.controller !== null;
  const registrations = await workers.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  if (isControlled && registrations.length > 0) location.reload();
}

// A page in the back/forward cache has no connection. When it is shown again, it asks for what it has missed.
addEventListener('pagehide', () => source?.close());
addEventListener('pageshow', connect);
document.addEventListener('visibilitychange', () => (document.hidden ? source?.close() : connect()));
void removeServiceWorkers(navigator.serviceWorker);
