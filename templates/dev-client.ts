import type { DevMessage } from '../src/model/dev-message.ts';
import { endWorkers } from './dev-client/end-workers.ts';
import { morphPage } from './dev-client/morph-page.ts';
import { createOverlay } from './dev-client/overlay.ts';
import { createServedMarkup } from './dev-client/served-markup.ts';
import { createWarningMark } from './dev-client/warning-mark.ts';
import { withGroupsShut } from './dev-client/with-groups-shut.ts';

// Door 3: the script that `docs dev` adds to a page, and nobody else. It runs before the page's own scripts, and notes the page as it was
// served.
const { server = '', shown: served = '' } = document.currentScript?.dataset ?? {};
document.currentScript?.remove();

const markup = createServedMarkup();
withGroupsShut(() => markup.note(document.body));
const showProblems = createOverlay();
const showWarnings = createWarningMark();
let shown = served;
let last: Promise<void> = Promise.resolve();
let source: EventSource | undefined;

/** Messages are followed one after the other, since a style sheet may have to come first. */
async function follow(message: DevMessage): Promise<void> {
  switch (message.kind) {
    case 'hello':
      if (message.server !== server) location.reload();
      return;
    case 'reload':
      location.reload();
      return;
    case 'page':
      await morphPage(message.html, markup);
      shown = JSON.stringify(message.shown);
      return;
    case 'problems':
      showProblems(message.problems);
      return;
    case 'warnings':
      showWarnings(message.page, message.site);
  }
}

/** A page that could not be brought up to date is loaded as it is now. */
function loadAnew(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: a bug of ours; whoever looks should learn why the page was loaded anew.
  console.error('An edit could not be brought into the open page.', error);
  location.reload();
}

/** Only pages that are seen hold a connection: a browser has six for all that are open, and needs some to load the next. */
function connect(): void {
  source?.close();
  if (document.hidden) return;
  const query = new URLSearchParams({ path: location.pathname, shown });
  source = new EventSource(`/__docs/events?${query}`);
  source.addEventListener('message', ({ data }) => {
    const message: DevMessage = JSON.parse(data);
    last = last.then(() => follow(message)).catch(loadAnew);
  });
  source.addEventListener('error', () => {
    // The browser tries again by itself, but with what the page showed when it was opened.
    source?.close();
    setTimeout(connect, 500);
  });
}

// A page that rests in the browser's memory holds no connection; when the reader comes back, it asks what it has missed.
addEventListener('pagehide', () => source?.close());
addEventListener('pageshow', connect);
document.addEventListener('visibilitychange', () => (document.hidden ? source?.close() : connect()));
void endWorkers(navigator.serviceWorker);
