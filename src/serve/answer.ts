import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { headersFor, parseHeadersFile } from './headers-file.ts';
import { planAnswer } from './plan-answer.ts';
import { parseRedirectsFile } from './redirects-file.ts';
import { type Content, sendContent } from './send-content.ts';
import { sendNotice } from './send-notice.ts';

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
  { folder, base }: ServedFolder,
): Promise<void> {
  const plan = await planAnswer(request.url ?? '/', {
    base,
    redirects: parseRedirectsFile(await readText(folder, '_redirects')),
    find: (file) => findFile(join(folder, file)),
  });
  if (plan.kind !== 'file') return sendNotice(response, plan);
  const headers = headersFor(parseHeadersFile(await readText(folder, '_headers')), plan.path);
  return sendContent(request, response, plan.found, { status: plan.status, headers });
}

async function findFile(file: string): Promise<Content | undefined> {
  const stats = await stat(file).catch(absent);
  if (!stats?.isFile()) return undefined;
  const { size, mtimeMs } = stats;
  const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
  return { name: file, size, etag, body: file };
}

/** Read for every request, so that a build beside the server is seen. */
async function readText(folder: string, file: string): Promise<string> {
  return (await readFile(join(folder, file), 'utf8').catch(absent)) ?? '';
}

function absent(error: NodeJS.ErrnoException): undefined {
  const codes = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'EISDIR'];
  if (!codes.includes(error.code ?? '')) throw error;
}
