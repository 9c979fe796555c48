import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { encodeAddress, encodePath } from './encode-path.ts';
import { headersFor, parseHeadersFile } from './headers-file.ts';
import { parseRedirectsFile, redirectFor } from './redirects-file.ts';
import { fileCandidates, resolveUrl } from './resolve-url.ts';
import { type FoundFile, sendFile } from './send-file.ts';

/** The website that is served. */
export interface ServedFolder {
  /** Absolute. */
  readonly folder: string;
  /** Path it is served under, slashes at both ends. */
  readonly base: string;
}

/** Answers one request as a static host would. */
export async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  site: ServedFolder,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    sendText(response, 405, 'This site can only be read.', { allow: 'GET, HEAD' });
    return;
  }
  const url = request.url ?? '/';
  const requested = resolveUrl(url, site.base);
  if (requested.kind === 'refused') return sendText(response, 400, 'This address cannot be read.');
  if (requested.kind === 'base') return redirect(response, 308, site.base);
  if (requested.kind === 'outside') return sendText(response, 404, `The site is served under ${site.base}.`);
  // A host sees the whole path, and so do the patterns of its two files.
  const fullPath = site.base.slice(0, -1) + requested.path;
  const rule = redirectFor(parseRedirectsFile(await readText(site, '_redirects')), fullPath);
  const found = await findFile(site, requested.path);
  if (rule !== undefined && (rule.forced || found === undefined)) {
    if (rule.status !== 200) return redirect(response, rule.status, rule.to);
    const target = resolveUrl(rule.to, site.base);
    const rewritten = target.kind === 'path' ? await findFile(site, target.path) : undefined;
    if (rewritten !== undefined)
      return send(request, response, site, { ...rewritten, path: fullPath, status: 200 });
  }
  if (found?.slash === true) return redirect(response, 301, `${encodePath(fullPath)}/${requested.search}`);
  if (found !== undefined) return send(request, response, site, { ...found, path: fullPath, status: 200 });
  // The nearest page of the kind, as hosts that look for it do: a language may have its own.
  const [, first = ''] = requested.path.split('/');
  const notFound = (await findFile(site, `/${first}/404.html`)) ?? (await findFile(site, '/404.html'));
  if (notFound === undefined) return sendText(response, 404, 'There is no such page.');
  return send(request, response, site, { ...notFound, path: fullPath, status: 404 });
}

type Answered = FoundFile & { readonly path: string; readonly status: number };

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  site: ServedFolder,
  { path, status, ...found }: Answered,
): Promise<void> {
  const headers = headersFor(parseHeadersFile(await readText(site, '_headers')), path);
  await sendFile(request, response, found, { status, headers });
}

async function findFile(
  { folder }: ServedFolder,
  path: string,
): Promise<(FoundFile & { readonly slash: boolean }) | undefined> {
  for (const { file, slash } of fileCandidates(path)) {
    const absolute = join(folder, file);
    const stats = await stat(absolute).catch(absent);
    if (stats?.isFile()) return { file: absolute, size: stats.size, modified: stats.mtimeMs, slash };
  }
  return undefined;
}

/** Read for every request, so that a build beside the server is seen. */
async function readText({ folder }: ServedFolder, file: string): Promise<string> {
  return (await readFile(join(folder, file), 'utf8').catch(absent)) ?? '';
}

function absent(error: NodeJS.ErrnoException): undefined {
  const codes = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'EISDIR'];
  if (!codes.includes(error.code ?? '')) throw error;
}

function redirect(response: ServerResponse, status: number, to: string): void {
  sendText(response, status, `The page is at ${to}.`, { location: encodeAddress(to) });
}

function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...headers }).end(`${text}\n`);
}
