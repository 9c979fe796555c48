import type { ServerResponse } from 'node:http';
import { inspect } from 'node:util';
import { asSentence } from '../../lib/as-sentence.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { pageEnd } from '../../lib/path.ts';
import type { DevMessage, ShownPage } from '../../model/dev-message.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { SitePath } from '../../model/path.ts';
import type { DevSite } from './dev-site.ts';

/** Connections to the open pages. Each receives updates as server-sent events. */
export interface PageConnections {
  /** Adds a connection from a tab with a URL and a page, and sends it the updates it has missed. */
  connect(response: ServerResponse, url: string, shown: ShownPage | undefined): Promise<void>;
  /** Sends each tab the changes to its page and its problems. */
  update(): Promise<void>;
  /** The pages that tabs show. */
  openPages(): readonly SitePath[];
}

interface Connection {
  readonly url: string;
  readonly response: ServerResponse;
  shown: ShownPage | undefined;
  /** The last messages. Undefined at first: a tab that reconnects may show outdated problems and warnings. */
  problems?: string;
  warnings?: string;
}

const retryMs = 500;

/** Starts without connections. `server` identifies this run; `fail` receives errors from rendering. */
export function createPageConnections(
  site: DevSite,
  server: string,
  fail: (error: unknown) => void,
): PageConnections {
  const connections = new Set<Connection>();
  const update = async (connection: Connection): Promise<void> => {
    try {
      await sendUpdates(connection, site);
    } catch (error) {
      // The connection stays open: the browser would only reconnect and get the same error.
      fail(error);
      sendProblems(connection, [...site.errors(undefined), renderFailure(error)]);
    }
  };
  return {
    async connect(response, url, shown) {
      const connection: Connection = { response, url, shown };
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.write(`retry: ${retryMs}\n\n`);
      send(connection, { kind: 'hello', server });
      connections.add(connection);
      response.once('close', () => connections.delete(connection));
      await update(connection);
    },
    async update() {
      await Promise.all([...connections].map(update));
    },
    openPages: () => [...connections].flatMap(({ shown }) => (shown ? (shown.path as SitePath) : [])),
  };
}

async function sendUpdates(connection: Connection, site: DevSite): Promise<void> {
  const page = await site.pageAt(connection.url, connection.shown?.path);
  const rendered = page?.diagnostics ?? [];
  const known = site.errors(page?.path as SitePath | undefined);
  const message = page && messageFor(connection.shown, page);
  // A page that is half written may lack its demos, and have other scripts without them: an open page keeps
  // its last state below the error overlay.
  const isHalfWritten = known.some(({ place }) => place !== undefined && pageEnd.test(place.file));
  if (page && !(message?.kind === 'reload' && connection.shown && isHalfWritten)) {
    if (message) send(connection, message);
    connection.shown = { path: page.path, shell: page.shell, hash: page.hash };
  }
  sendProblems(connection, [...known, ...rendered.filter(({ severity }) => severity === 'error')]);
  const { page: own, site: count, errors } = site.warnings((page?.path ?? '') as SitePath);
  // Warnings from rendering are known for the open page only.
  const more = rendered.filter(({ severity }) => severity === 'warning');
  const warnings: DevMessage = {
    kind: 'warnings',
    page: [...own, ...more],
    site: count + more.length,
    errors,
  };
  const text = JSON.stringify(warnings);
  if (text !== connection.warnings) send(connection, warnings);
  connection.warnings = text;
}

function sendProblems(connection: Connection, problems: readonly Diagnostic[]): void {
  const text = JSON.stringify(problems);
  if (text !== connection.problems) send(connection, { kind: 'problems', problems });
  connection.problems = text;
}

function send({ response }: Connection, message: DevMessage): void {
  response.write(`data: ${JSON.stringify(message)}\n\n`);
}

/** Returns a diagnostic with the stack as its frame, since the source file is unknown. */
function renderFailure(error: unknown): Diagnostic {
  const message = errorMessage(error);
  return {
    severity: 'error',
    code: 'render-failed',
    message: asSentence(`The page failed to render: ${message}`),
    frame: inspect(error),
  };
}

/** Returns the message that updates a tab to the current page, or undefined when it shows that page. */
export function messageFor(
  shown: ShownPage | undefined,
  { html, path, shell, hash }: ShownPage & { readonly html: string },
): DevMessage | undefined {
  // Other templates may use other styles and scripts; a page that was added or removed is another document.
  if (shown?.shell !== shell || shown.path !== path) return { kind: 'reload' };
  if (shown.hash === hash) return undefined;
  return { kind: 'page', html, shown: { path, shell, hash } };
}

/** Parses the page that a tab shows. Returns undefined for malformed input, whose tab then reloads. */
export function readShown(text: string | null): ShownPage | undefined {
  try {
    const { path, shell, hash }: Record<string, unknown> = JSON.parse(text ?? '');
    if (typeof path === 'string' && typeof shell === 'string' && typeof hash === 'string')
      return { path, shell, hash };
  } catch {
    // Another program than our client sent the request.
  }
  return undefined;
}
