import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { inspect } from 'node:util';
import type { CodePage } from '../../read/read-code-pages.ts';
import {
  type AnswerRequest,
  createSiteServer,
  type RunningServer,
  type ServerOptions,
  startServer,
} from '../site-server.ts';
import { answerDev } from './answer-dev.ts';
import { createDevSite, type DevSite } from './dev-site.ts';
import { createPageConnections, type PageConnections } from './page-connections.ts';

/** Options of the development server. */
export interface DevOptions extends ServerOptions {
  /** Path the site is served under, with a slash at both ends. */
  readonly base: string;
  /** The bundled script that keeps open pages up to date. */
  readonly clientFile: string;
  /** Reads what the manual says about each diagnostic code. */
  codePages(): Promise<ReadonlyMap<string, CodePage>>;
  /** Receives errors from rendering and answering, each once per snapshot. The server continues. */
  fail(error: unknown): void;
}

type SiteControl = Pick<DevSite, 'show' | 'suspend' | 'firstRequest' | 'firstRendered' | 'renderRest'>;

/** A running server. `show` also updates open pages; `renderRest` stops when a page fails to render. */
export interface DevServer extends RunningServer, SiteControl, Pick<PageConnections, 'openPages'> {}

/** Serves a site from memory during editing. Rejects with a `UserError` when the port is unavailable. */
export async function serveDev(options: DevOptions): Promise<DevServer> {
  const { host, base, clientFile, codePages } = options;
  const id = randomUUID();
  const site = createDevSite(base);
  const errors = createErrorReporter((error) => {
    // A builder that closes interrupts rendering; the next snapshot renders these pages again.
    if (site.isReady()) options.fail(error);
  });
  const connections = createPageConnections(site, id, errors.report);
  const client = () => readFile(clientFile);
  const context = { site, connections, server: id, host, client, codePages, fail: errors.report };
  const answer: AnswerRequest = (request, response) => answerDev(request, response, context);
  const server = createSiteServer(answer, errors.report);
  return {
    ...(await startServer(server, base, options)),
    async show(nextBase, make) {
      const snapshot = await site.show(nextBase, make);
      errors.reset();
      // Tabs of an incomplete site are up to date: they connected to its only page just now.
      if (snapshot?.site?.isComplete !== false) await connections.update();
      return snapshot;
    },
    openPages: connections.openPages,
    suspend: site.suspend,
    firstRequest: site.firstRequest,
    firstRendered: site.firstRendered,
    async renderRest(signal) {
      try {
        return await site.renderRest(signal);
      } catch (error) {
        errors.report(error);
        return [];
      }
    },
  };
}

/** Reports each error once until the next reset. A broken footer fails on every page and for every tab. */
function createErrorReporter(fail: (error: unknown) => void) {
  const reported = new Set<string>();
  return {
    report(error: unknown): void {
      // An interruption is not a failure.
      if (error instanceof Error && error.name === 'AbortError') return;
      const text = inspect(error);
      if (reported.has(text)) return;
      reported.add(text);
      fail(error);
    },
    reset: () => reported.clear(),
  };
}
