import type { IncomingMessage, ServerResponse } from 'node:http';
import { bytesOf } from '../../lib/bytes-of.ts';
import { hash } from '../../lib/hash.ts';
import { escapeHtml } from '../../lib/html.ts';
import type { ShownPage } from '../../model/dev-message.ts';
import type { CodePage } from '../../read/read-code-pages.ts';
import { hostNotAllowed, isAllowedHost } from '../allowed-host.ts';
import { headersFor, parseHeadersFile } from '../host-files.ts';
import { plannedRequest } from '../planned-request.ts';
import { contentType, sendContent } from '../send-content.ts';
import { sendNotice, sendText } from '../send-notice.ts';
import type { DevSite } from './dev-site.ts';
import { type PageConnections, readShown } from './page-connections.ts';
import type { DevPage } from './served-snapshot.ts';

/** What the development server answers requests with. */
export interface DevContext {
  readonly site: DevSite;
  readonly connections: PageConnections;
  /** Identifies this run of the server. */
  readonly server: string;
  readonly host: string;
  /** Reads the script that keeps open pages up to date. */
  client(): Promise<Uint8Array>;
  /** Reads what the manual says about each diagnostic code. */
  codePages(): Promise<ReadonlyMap<string, CodePage>>;
  /** Reports an error from rendering a page. */
  fail(error: unknown): void;
}

/** Prefix of the server's own URLs; no page of a site starts with it. */
const ownPrefix = '/__docs/';

/** Prefix of the pages about diagnostic codes, to which the overlay links. */
const codePrefix = `${ownPrefix}codes/`;

/** Answers a request to the development server. */
export async function answerDev(
  request: IncomingMessage,
  response: ServerResponse,
  context: DevContext,
): Promise<void> {
  // The next edit may change any response.
  response.setHeader('cache-control', 'no-store');
  if (!isAllowedHost(request.headers.host, context.host)) return sendText(response, 403, hostNotAllowed);
  const { url = '/' } = request;
  if (url.startsWith(ownPrefix)) return answerOwn(request, response, context);
  context.site.noteRequest(url);
  return answerSite(request, response, context);
}

async function answerOwn(
  { url = '/', method }: IncomingMessage,
  response: ServerResponse,
  { client, codePages, connections }: DevContext,
): Promise<void> {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  if (pathname === `${ownPrefix}client.js`) return send(response, 200, 'client.js', await client());
  if (pathname.startsWith(codePrefix)) {
    const code = pathname.slice(codePrefix.length);
    const page = (await codePages()).get(code);
    if (page === undefined) return sendText(response, 404, `There is no diagnostic code "${code}".`);
    return send(response, 200, 'index.html', new TextEncoder().encode(ownCodePage(code, page)));
  }
  if (pathname !== `${ownPrefix}events`) return sendText(response, 404, 'Not found.');
  // Answered without a connection, which would stay open.
  if (method === 'HEAD') {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).end();
    return;
  }
  const shown = readShown(searchParams.get('shown'));
  return connections.connect(response, searchParams.get('path') ?? '/', shown);
}

async function answerSite(
  request: IncomingMessage,
  response: ServerResponse,
  context: DevContext,
): Promise<void> {
  const { site } = context;
  const plan = await site.plan(plannedRequest(request));
  if (plan.kind === 'not-found') return sendPage(response, 503, context);
  if (plan.kind !== 'file') return sendNotice(response, plan);
  const { found, status } = plan;
  if (plan.negotiated) response.setHeader('vary', 'Accept');
  const headers = headersFor(parseHeadersFile(await site.hostText('_headers')), plan.path);
  if (found.kind === 'file') {
    const bytes = await bytesOf(found.file);
    // Not `found.file.hash`: the source may have been saved again since the snapshot.
    const content = { name: found.file.path, size: bytes.length, etag: `"${hash(bytes)}"`, body: bytes };
    // A hashed name may get other bytes during development.
    headers.set('cache-control', 'no-cache');
    return sendContent(request, response, content, { status, headers });
  }
  for (const [name, value] of headers) response.setHeader(name, value);
  response.setHeader('cache-control', 'no-store');
  try {
    const page = await site.page(found.path);
    return sendPage(response, page ? status : 503, context, page);
  } catch (error) {
    context.fail(error);
    return sendPage(response, 500, context);
  }
}

function sendPage(response: ServerResponse, status: number, { server }: DevContext, page?: DevPage): void {
  const shown = page ?? { path: '', shell: '', hash: '', html: waitingPage };
  send(response, status, 'index.html', new TextEncoder().encode(withClient(shown.html, server, shown)));
}

/** Adds the client script to a page, the only difference from the page of a build. */
export function withClient(html: string, server: string, { path, shell, hash }: ShownPage): string {
  const shown = escapeHtml(JSON.stringify({ path, shell, hash }));
  // At the end of the body, not deferred: the script must see the page before other scripts change it.
  const tag = `<script src="${ownPrefix}client.js" data-server="${server}" data-shown="${shown}"></script>`;
  const end = html.lastIndexOf('</body>');
  return end === -1 ? html + tag : html.slice(0, end) + tag + html.slice(end);
}

function send(response: ServerResponse, status: number, name: string, bytes: Uint8Array): void {
  response.writeHead(status, { 'content-type': contentType(name), 'content-length': bytes.length });
  // Node omits the body when the request method is HEAD.
  response.end(bytes);
}

/** Frames a text of our own as a page. */
function ownPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="data:,">
</head>
<body style="font: 1rem/1.5 system-ui, sans-serif; margin: 4rem auto; max-width: 48rem; padding: 0 1rem">
<h1>${title}</h1>
${body}
</body>
</html>
`;
}

/** The page about a diagnostic code, as `docs explain` prints it. */
function ownCodePage(code: string, { text }: CodePage): string {
  const style = 'font: 0.875rem/1.6 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere';
  return ownPage(code, `<pre style="${style}">${escapeHtml(text)}</pre>`);
}

/** Page shown behind the error overlay until the first successful build, or when rendering a page failed. */
const waitingPage = ownPage(
  'Nothing to show yet',
  '<p>The content has errors. This page appears as soon as they are fixed.</p>',
);
