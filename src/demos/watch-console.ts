import type { BrowserPage } from './browser-driver.ts';

/** Something that a page has complained of. */
export interface Complaint {
  /** `file`: a file could not be loaded, whose URL is the source. */
  readonly kind: 'error' | 'message' | 'file';
  readonly text: string;
  /** The scripts that it names, by which it is attributed. */
  readonly source: string;
  /** The demo that was tried at this time; undefined while the page loads. */
  readonly during: string | undefined;
}

/** The complaints of a page so far. */
export interface ConsoleLog {
  readonly complaints: readonly Complaint[];
  /** Notes which demo is tried from now on. */
  begin(id: string): void;
  /** The demo that is tried. */
  during(): string | undefined;
}

/** Notes errors, and what is logged as an error or warning, unless it concerns another host. */
export function watchConsole(page: BrowserPage, origin: string): ConsoleLog {
  const complaints: Complaint[] = [];
  let during: string | undefined;
  page.on('pageerror', ({ name, message, stack = '' }) =>
    complaints.push({ kind: 'error', text: `${name}: ${message}`, source: stack, during }),
  );
  page.on('console', (message) => {
    const { url } = message.location();
    if (!isOurs(message.type(), url, origin)) return;
    // The browser names the missing file beside its message: `Failed to load resource: … 404 (Not Found)`.
    const isFile = /^Failed to load resource/.test(message.text());
    const file = isFile ? `: ${url.slice(origin.length)}` : '';
    complaints.push({ kind: isFile ? 'file' : 'message', text: message.text() + file, source: url, during });
  });
  return {
    complaints,
    begin(id) {
      during = id;
    },
    during: () => during,
  };
}

/** Browsers warn about much themselves, so a warning counts only if a script has logged it. */
function isOurs(type: string, url: string, origin: string): boolean {
  if (type === 'error') return url === '' || url.startsWith(origin);
  return type === 'warning' && url.startsWith(origin) && url.endsWith('.js');
}
