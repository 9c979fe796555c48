import { readFile, realpath, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, sep } from 'node:path';
import { emitHostRules } from '../emit/hosts/emit-host-rules.ts';
import { unrenderedInline } from '../emit/pages/content-security-policy.ts';
import type { Config } from '../model/config.ts';
import { type Parsed, UserError } from '../model/diagnostic.ts';
import { outputNames } from '../model/output.ts';
import type { SourcePath } from '../model/path.ts';
import type { Site } from '../model/site.ts';
import { parseHeaders } from '../parse/host-files/parse-headers.ts';
import { parseRedirects } from '../parse/host-files/parse-redirects.ts';
import { hostNotAllowed, isAllowedHost } from './allowed-host.ts';
import { headersFor, parseHeadersFile, parseRedirectsFile } from './host-files.ts';
import { planAnswer } from './plan-answer.ts';
import { plannedRequest } from './planned-request.ts';
import { type Content, sendContent } from './send-content.ts';
import { sendNotice, sendText } from './send-notice.ts';
import { createSiteServer, type RunningServer, type ServerOptions, startServer } from './site-server.ts';

interface BuiltSite extends Pick<Config, 'outDir' | 'base'> {
  /** Texts of `_headers` and `_redirects` for a site whose host reads other files. */
  readonly rules?: ReadonlyMap<string, string>;
}

/** Returns the headers and redirects of a site whose host reads other files than `docs preview`. */
export async function rulesFor(config: Config): Promise<ReadonlyMap<string, string>> {
  if (config.host !== 'vercel' && config.host !== 'nginx') return new Map();
  const hostFiles = await ownHostFiles(config);
  const site = { config: { ...config, host: 'netlify' as const }, hostFiles };
  const files = emitHostRules(site, unrenderedInline, new Set());
  return new Map(
    files.map(({ path, content }) => [
      path,
      content instanceof Uint8Array ? new TextDecoder().decode(content) : '',
    ]),
  );
}

/** Reads the `_headers` and `_redirects` of the site itself, which the files of its host contain, too. */
async function ownHostFiles({ contentDir, publicDir }: Config): Promise<Site['hostFiles']> {
  const read = async <Rules>(name: string, parse: (source: SourcePath, text: string) => Parsed<Rules>) => {
    const text = await readFile(join(contentDir, publicDir, name), 'utf8').catch(ignoreMissing);
    return text === undefined ? undefined : parse(`${publicDir}/${name}` as SourcePath, text).value;
  };
  const headers = await read(outputNames.headers, parseHeaders);
  const redirects = await read(outputNames.redirects, parseRedirects);
  return { ...(headers && { headers }), ...(redirects && { redirects }) };
}

/** Serves the output folder as a static host does. Rejects with a `UserError` if that is impossible. */
export async function servePreview(site: BuiltSite, options: ServerOptions): Promise<RunningServer> {
  const stats = await stat(site.outDir).catch(ignoreMissing);
  if (stats && !stats.isDirectory())
    throw new UserError(
      `"${site.outDir}" is a file, not the folder of a website. Choose another with --out.`,
    );
  if (!stats) throw new UserError(`No website found in "${site.outDir}". Run "docs build" to create one.`);
  const folder = await realpath(site.outDir);
  const server = createSiteServer(
    async (request, response) => {
      if (!isAllowedHost(request.headers.host, options.host)) return sendText(response, 403, hostNotAllowed);
      return answer(request, response, { ...site, folder });
    },
    // The response contains the error, and a reader who closes the connection causes one, too.
    () => {},
  );
  return startServer(server, site.base, options);
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { folder, base, rules }: PreviewedSite,
): Promise<void> {
  const hostText = async (name: string) => rules?.get(name) ?? readText(folder, name);
  const plan = await planAnswer(plannedRequest(request), {
    base,
    redirects: parseRedirectsFile(await hostText('_redirects')),
    find: (file) => findFile(folder, file),
  });
  if (plan.kind !== 'file') return sendNotice(response, plan);
  const headers = headersFor(parseHeadersFile(await hostText('_headers')), plan.path);
  const vary = plan.negotiated ? ['Accept', 'Accept-Encoding'] : ['Accept-Encoding'];
  response.setHeader('vary', vary.join(', '));
  return sendContent(request, response, plan.found, { status: plan.status, headers, compress: true });
}

/** A built site with the path of its folder without links. */
interface PreviewedSite extends BuiltSite {
  readonly folder: string;
}

async function findFile(folder: string, name: string): Promise<Content | undefined> {
  const file = await fileInside(folder, name);
  const stats = file === undefined ? undefined : await stat(file).catch(ignoreMissing);
  if (file === undefined || !stats?.isFile()) return undefined;
  const { size, mtimeMs } = stats;
  const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
  return { name, size, etag, body: file };
}

/** Reads a file for each request, so that the server notices a build that runs at the same time. */
async function readText(folder: string, name: string): Promise<string> {
  const file = await fileInside(folder, name);
  return file === undefined ? '' : ((await readFile(file, 'utf8').catch(ignoreMissing)) ?? '');
}

/** Returns a path without links; undefined for one that leads out of the folder, as no host publishes it. */
async function fileInside(folder: string, name: string): Promise<string | undefined> {
  const file = await realpath(join(folder, name)).catch(ignoreMissing);
  return file?.startsWith(folder + sep) ? file : undefined;
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  const codes = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'EISDIR', 'ELOOP'];
  if (!codes.includes(error.code ?? '')) throw error;
}
