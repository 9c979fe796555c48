import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import { bytesOf } from '../../lib/bytes-of.ts';
import { hash } from '../../lib/hash.ts';
import { escapeHtml } from '../../lib/html.ts';
import type { ShownPage } from '../../model/dev-message.ts';
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
  /** Reports an error from rendering a page. */
  fail(error: unknown): void;
}

/** Prefix of the server's own URLs; no page of a site starts with it. */
const ownPrefix = '/__docs/';

/** Answers a request to the development server. */
export async function answerDev(
  request: IncomingMessage,
  response: ServerResponse,
  context: DevContext,
): Promise<void> {
  // The next edit may change any response.
  response.setHeader('cache-control', 'no-store');
  if (!isAllowedHost(request.headers.host, context.host))
    return sendText(response, 403, 'Host not allowed. Start the server with --host to allow it.');
  const url = request.url ?? '/';
  if (url.startsWith(ownPrefix)) return answerOwn(url, response, context);
  context.site.noteRequest(url);
  return answerSite(request, response, context);
}

/** Host names that no name server can point to another machine. */
const loopback = new Set(['localhost', '127.0.0.1', '::1']);

/** Checks the `Host` header, since a website may point its own name at this machine (DNS rebinding). */
export function isAllowedHost(header: string | undefined, host: string): boolean {
  // `'[::1]:4172'` → `'::1'`; `'Localhost:4172'` → `'localhost'`
  const [, bracketed, plain = ''] = /^(?:\[([^\]]+)\]|([^:]+))(?::\d+)?$/.exec(header ?? '') ?? [];
  const name = (bracketed ?? plain).toLowerCase();
  if (loopback.has(name) || name === host.toLowerCase()) return true;
  // IP addresses cannot be rebound.
  return (host === '0.0.0.0' || host === '::') && isIP(name) !== 0;
}

async function answerOwn(
  url: string,
  response: ServerResponse,
  { client, connections }: DevContext,
): Promise<void> {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  if (pathname === `${ownPrefix}client.js`) return send(response, 200, 'client.js', await client());
  if (pathname !== `${ownPrefix}events`) return sendText(response, 404, 'Not found.');
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

/** Page shown behind the error overlay until the first successful build, or when rendering a page failed. */
const waitingPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Nothing to show yet</title>
<link rel="icon" href="data:,">
</head>
<body style="font: 1rem/1.5 system-ui, sans-serif; margin: 4rem auto; max-width: 36rem; padding: 0 1rem">
<h1>Nothing to show yet</h1>
<p>The content has errors. This page appears as soon as they are fixed.</p>
</body>
</html>
`;
