import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { emitHostRules } from '../emit/hosts/emit-host-rules.ts';
import type { Config } from '../model/config.ts';
import { UserError } from '../model/diagnostic.ts';
import { headersFor, parseHeadersFile, parseRedirectsFile } from './host-files.ts';
import { planAnswer } from './plan-answer.ts';
import { plannedRequest } from './planned-request.ts';
import { type Content, sendContent } from './send-content.ts';
import { sendNotice } from './send-notice.ts';
import { createSiteServer, type RunningServer, type ServerOptions, startServer } from './site-server.ts';

interface BuiltSite extends Pick<Config, 'outDir' | 'base'> {
  /** Texts of `_headers` and `_redirects` for a site whose host reads other files. */
  readonly rules?: ReadonlyMap<string, string>;
}

/** Returns the headers and redirects of a site whose host reads other files than `docs preview`. */
export function rulesFor(config: Config): ReadonlyMap<string, string> {
  if (config.host !== 'vercel' && config.host !== 'nginx') return new Map();
  // No page is rendered, so the hashes of inline scripts are unknown.
  const site = { config: { ...config, host: 'netlify' as const }, hostFiles: {} };
  const files = emitHostRules(site, ["'unsafe-inline'", 'blob:'], new Set());
  return new Map(
    files.map(({ path, content }) => [
      path,
      content instanceof Uint8Array ? new TextDecoder().decode(content) : '',
    ]),
  );
}

/** Serves the output folder as a static host does. Rejects with a `UserError` if that is impossible. */
export async function servePreview(site: BuiltSite, options: ServerOptions): Promise<RunningServer> {
  const stats = await stat(site.outDir).catch(() => undefined);
  if (!stats?.isDirectory())
    throw new UserError(`No website found in "${site.outDir}". Run "docs build" to create one.`);
  const server = createSiteServer(
    (request, response) => answer(request, response, site),
    // The response contains the error, and a reader who closes the connection causes one, too.
    () => {},
  );
  return startServer(server, site.base, options);
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { outDir, base, rules }: BuiltSite,
): Promise<void> {
  const hostText = async (name: string) => rules?.get(name) ?? readText(outDir, name);
  const plan = await planAnswer(plannedRequest(request), {
    base,
    redirects: parseRedirectsFile(await hostText('_redirects')),
    find: (file) => findFile(join(outDir, file)),
  });
  if (plan.kind !== 'file') return sendNotice(response, plan);
  if (plan.negotiated) response.setHeader('vary', 'Accept');
  const headers = headersFor(parseHeadersFile(await hostText('_headers')), plan.path);
  return sendContent(request, response, plan.found, { status: plan.status, headers });
}

async function findFile(file: string): Promise<Content | undefined> {
  const stats = await stat(file).catch(ignoreMissing);
  if (!stats?.isFile()) return undefined;
  const { size, mtimeMs } = stats;
  const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
  return { name: file, size, etag, body: file };
}

/** Reads a file for each request, so that the server notices a build that runs at the same time. */
async function readText(folder: string, file: string): Promise<string> {
  return (await readFile(join(folder, file), 'utf8').catch(ignoreMissing)) ?? '';
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  const codes = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'EISDIR'];
  if (!codes.includes(error.code ?? '')) throw error;
}
