import { bytesOf } from '../lib/bytes-of.ts';
import { outputNames } from '../model/output.ts';
import type { ServeOutputs } from '../model/served-site.ts';
import { hostNotAllowed, isAllowedHost } from './allowed-host.ts';
import { headersFor, parseHeadersFile } from './host-files.ts';
import { planAnswer } from './plan-answer.ts';
import { plannedRequest } from './planned-request.ts';
import { sendContent } from './send-content.ts';
import { sendNotice, sendText } from './send-notice.ts';
import { createSiteServer, startServer } from './site-server.ts';

const host = '127.0.0.1';

/** Serves the files of a site from memory, with the headers that they state for their host. */
export const serveOutputs: ServeOutputs = async (files, base) => {
  const byPath = new Map<string, (typeof files)[number]>(files.map((file) => [file.path, file]));
  const headersFile = byPath.get(outputNames.headers);
  const rules = parseHeadersFile(headersFile ? new TextDecoder().decode(await bytesOf(headersFile)) : '');
  const server = createSiteServer(
    async (request, response) => {
      if (!isAllowedHost(request.headers.host, host)) return sendText(response, 403, hostNotAllowed);
      const site = { base, redirects: [], find: (path: string) => byPath.get(path) };
      const plan = await planAnswer(plannedRequest(request), site);
      if (plan.kind !== 'file') return sendNotice(response, plan);
      const body = await bytesOf(plan.found);
      const content = { name: plan.found.path, size: body.length, etag: `"${plan.found.hash}"`, body };
      return sendContent(request, response, content, {
        status: plan.status,
        headers: headersFor(rules, plan.path),
      });
    },
    // The page shows the answer, and its console the error.
    () => {},
  );
  const stop = new AbortController();
  const { url, closed } = await startServer(server, base, { port: 0, host, signal: stop.signal });
  return {
    url,
    async close() {
      stop.abort();
      await closed;
    },
  };
};
