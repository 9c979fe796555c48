import type { IncomingMessage, ServerResponse } from 'node:http';
import { bytesOf } from '../../lib/bytes-of.ts';
import { hash } from '../../lib/hash.ts';
import { headersFor, parseHeadersFile } from '../headers-file.ts';
import { contentType, sendContent } from '../send-content.ts';
import { sendNotice } from '../send-notice.ts';
import { sendText } from '../send-text.ts';
import { isAllowedHost } from './allowed-host.ts';
import { ownPrefix, withClient } from './client-tag.ts';
import type { DevSite } from './dev-site.ts';
import { readShown } from './message-for.ts';
import type { DevPage } from './shown-site.ts';
import type { Tabs } from './tabs.ts';
import { waitingPage } from './waiting-page.ts';

/** What requests are answered from. */
export interface DevAnswers {
  readonly site: DevSite;
  readonly tabs: Tabs;
  /** Tells this run of the server from any other. */
  readonly server: string;
  readonly host: string;
  client(): Promise<Uint8Array>;
  /** Told of a page that could not be drawn. */
  fail(error: unknown): void;
}

/** Answers one request of the development server. */
export async function answerDev(
  request: IncomingMessage,
  response: ServerResponse,
  answers: DevAnswers,
): Promise<void> {
  // What is served here is another thing at the next edit.
  response.setHeader('cache-control', 'no-store');
  if (!isAllowedHost(request.headers.host, answers.host))
    return sendText(response, 403, 'This server is not known under that name; --host tells it another one.');
  const url = request.url ?? '/';
  if (url.startsWith(ownPrefix)) return answerOwn(url, response, answers);
  answers.site.ask(url);
  return answerSite(request, response, answers);
}

async function answerOwn(url: string, response: ServerResponse, { client, tabs }: DevAnswers): Promise<void> {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  if (pathname === `${ownPrefix}client.js`) return send(response, 200, 'client.js', await client());
  if (pathname !== `${ownPrefix}events`) return sendText(response, 404, 'There is no such thing.');
  return tabs.connect(response, searchParams.get('path') ?? '/', readShown(searchParams.get('shown')));
}

async function answerSite(
  request: IncomingMessage,
  response: ServerResponse,
  answers: DevAnswers,
): Promise<void> {
  const { site } = answers;
  const plan = await site.plan(request.url ?? '/');
  if (plan.kind === 'not-found') return sendPage(response, { kind: 'waiting' }, answers);
  if (plan.kind !== 'file') return sendNotice(response, plan);
  const { found, status } = plan;
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
  return sendPage(response, await rendered(() => site.page(found.path), status, answers), answers);
}

/** A page, or why there is none; its tab is told the rest as soon as it connects. */
async function rendered(
  render: () => Promise<DevPage | undefined>,
  status: 200 | 404,
  { fail }: DevAnswers,
): Promise<Shown> {
  try {
    const page = await render();
    return page ? { kind: 'page', page, status } : { kind: 'waiting' };
  } catch (error) {
    fail(error);
    return { kind: 'failed' };
  }
}

type Shown =
  | { readonly kind: 'page'; readonly page: DevPage; readonly status: 200 | 404 }
  /** There has been no good site yet. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed' };

function sendPage(response: ServerResponse, shown: Shown, { server }: DevAnswers): void {
  const status = shown.kind === 'page' ? shown.status : shown.kind === 'waiting' ? 503 : 500;
  // Without a page nothing is behind the overlay that the client brings.
  const nothing = { path: '', shell: '', hash: '', html: waitingPage };
  const page = shown.kind === 'page' ? shown.page : nothing;
  send(response, status, 'index.html', new TextEncoder().encode(withClient(page.html, server, page)));
}

function send(response: ServerResponse, status: number, name: string, bytes: Uint8Array): void {
  response.writeHead(status, { 'content-type': contentType(name), 'content-length': bytes.length });
  // The head alone is what Node sends when it was all that was asked for.
  response.end(bytes);
}
