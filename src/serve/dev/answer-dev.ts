import type { IncomingMessage, ServerResponse } from 'node:http';
import { bytesOf } from '../../lib/bytes-of.ts';
import type { OutputPath } from '../../model/path.ts';
import { contentType } from '../content-type.ts';
import { encodeAddress, encodePath } from '../encode-path.ts';
import { headersFor, parseHeadersFile } from '../headers-file.ts';
import { parseRedirectsFile, redirectFor } from '../redirects-file.ts';
import { resolveUrl } from '../resolve-url.ts';
import { isAllowedHost } from './allowed-host.ts';
import { ownPrefix, withClient } from './client-tag.ts';
import type { DevSite } from './dev-site.ts';
import { readShown } from './message-for.ts';
import { sendOutput } from './send-output.ts';
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
  if (!isAllowedHost(request.headers.host, answers.host))
    return sendText(response, 403, 'This server is not known under that name; --host tells it another one.');
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return sendText(response, 405, 'This site can only be read.', { allow: 'GET, HEAD' });
  const url = request.url ?? '/';
  if (url.startsWith(ownPrefix)) return answerOwn(url, response, answers);
  answers.site.ask(url);
  await answers.site.ready;
  await answers.site.settled(url);
  return answerSite(request, response, answers);
}

async function answerOwn(url: string, response: ServerResponse, { client, tabs }: DevAnswers): Promise<void> {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  if (pathname === `${ownPrefix}client.js`) return send(response, 200, 'client.js', await client(), noStore);
  if (pathname !== `${ownPrefix}events`) return sendText(response, 404, 'There is no such thing.');
  return tabs.connect(response, searchParams.get('path') ?? '/', readShown(searchParams.get('shown')));
}

async function answerSite(
  request: IncomingMessage,
  response: ServerResponse,
  answers: DevAnswers,
): Promise<void> {
  const { site } = answers;
  const url = request.url ?? '/';
  const base = site.base();
  const requested = resolveUrl(url, base);
  if (requested.kind === 'refused') return sendText(response, 400, 'This address cannot be read.');
  if (requested.kind === 'base') return redirect(response, 308, base);
  if (requested.kind === 'outside') return sendText(response, 404, `The site is served under ${base}.`);
  const fullPath = base.slice(0, -1) + requested.path;
  const found = site.find(requested.path);
  const rule = redirectFor(parseRedirectsFile(await fixedText(site, '_redirects')), fullPath);
  if (rule !== undefined && (rule.forced || found.kind === 'nothing') && rule.status !== 200)
    return redirect(response, rule.status, rule.to);
  if (found.kind === 'page' && found.slash)
    return redirect(response, 301, `${encodePath(fullPath)}/${requested.search}`);
  const headers = headersFor(parseHeadersFile(await fixedText(site, '_headers')), fullPath);
  if (found.kind === 'file') return sendOutput(request, response, found.file, headers);
  const page = await drawn(() => site.pageAt(url), answers);
  return sendPage(response, found.kind === 'page' ? 200 : 404, page, { ...answers, headers });
}

/** A page, or why there is none; its tab is told the rest as soon as it connects. */
async function drawn(draw: () => Promise<DevPage | undefined>, { fail }: DevAnswers): Promise<Shown> {
  try {
    const page = await draw();
    return page ? { kind: 'page', page } : { kind: 'waiting' };
  } catch (error) {
    fail(error);
    return { kind: 'failed' };
  }
}

type Shown =
  | { readonly kind: 'page'; readonly page: DevPage }
  /** There has been no good site yet. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed' };

function sendPage(
  response: ServerResponse,
  status: number,
  shown: Shown,
  { server, headers }: DevAnswers & { readonly headers: ReadonlyMap<string, string> },
): void {
  // Without a page nothing is behind the overlay that the client brings.
  const nothing = { path: '', shell: '', hash: '' };
  const html =
    shown.kind === 'page'
      ? withClient(shown.page.html, server, shown.page)
      : withClient(waitingPage, server, nothing);
  const statuses = { page: status, waiting: 503, failed: 500 };
  const bytes = new TextEncoder().encode(html);
  send(response, statuses[shown.kind], 'index.html', bytes, { ...Object.fromEntries(headers), ...noStore });
}

const noStore = { 'cache-control': 'no-store' } as const;

/** Text of a file that hosts read. */
async function fixedText(site: DevSite, path: string): Promise<string> {
  const file = site.fixed(path as OutputPath);
  return file ? new TextDecoder().decode(await bytesOf(file)) : '';
}

function redirect(response: ServerResponse, status: number, to: string): void {
  sendText(response, status, `The page is at ${to}.`, { location: encodeAddress(to) });
}

function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  send(response, status, 'answer.txt', new TextEncoder().encode(`${text}\n`), { ...noStore, ...headers });
}

function send(
  response: ServerResponse,
  status: number,
  name: string,
  bytes: Uint8Array,
  headers: Readonly<Record<string, string>>,
): void {
  response.writeHead(status, {
    ...headers,
    'content-type': contentType(name),
    'content-length': bytes.length,
  });
  // The head alone is what Node sends when it was all that was asked for.
  response.end(bytes);
}
