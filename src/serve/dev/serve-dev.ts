import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { inspect } from 'node:util';
import type { DevSnapshot } from '../../dev/snapshot.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { SitePath } from '../../model/path.ts';
import { closeOn, createSiteServer, listen, urlOf } from '../site-server.ts';
import { answerDev } from './answer-dev.ts';
import { createDevSite } from './dev-site.ts';
import { createPageConnections } from './page-connections.ts';

/** Options of the development server. */
export interface DevOptions {
  /** 0 chooses a free port. */
  readonly port: number;
  readonly host: string;
  /** Path the site is served under, with a slash at both ends. */
  readonly base: string;
  /** The bundled script that keeps open pages up to date. */
  readonly clientFile: string;
  readonly signal: AbortSignal;
  /** Receives errors from rendering and answering, each once per snapshot. The server continues. */
  fail(error: unknown): void;
}

/** A server that runs until its signal is aborted. Requests wait for the first snapshot. */
export interface DevServer {
  readonly url: string;
  readonly closed: Promise<void>;
  /**
   * Switches to another snapshot and updates open pages. If it has errors, they cover the last valid site.
   */
  show(base: string, make: () => Promise<DevSnapshot>): Promise<DevSnapshot>;
  /** Lets requests wait for a snapshot of another builder, because the current builder closes. */
  suspend(): void;
  /** The first page that was requested. */
  readonly firstRequest: Promise<SitePath>;
  /** Resolves when the first page was rendered, or failed to render. */
  readonly firstRendered: Promise<void>;
  /**
   * Renders the remaining pages until `show` is called or the signal is aborted, and returns their
   * diagnostics. Stops at a page that fails to render.
   */
  renderRest(signal: AbortSignal): Promise<readonly Diagnostic[]>;
}

/**
 * Serves a site from memory while its author edits it. Rejects with a `UserError` when the port is
 * unavailable.
 */
export async function serveDev(options: DevOptions): Promise<DevServer> {
  const { port, host, base, clientFile, signal } = options;
  const id = randomUUID();
  const site = createDevSite(base);
  const errors = createErrorReporter((error) => {
    // A builder that closes interrupts rendering; the next snapshot renders these pages again.
    if (site.isReady()) options.fail(error);
  });
  const connections = createPageConnections(site, id, errors.report);
  const client = () => readFile(clientFile);
  const context = { site, connections, server: id, host, client, fail: errors.report };
  const server = createSiteServer(
    (request, response) => answerDev(request, response, context),
    errors.report,
  );
  await listen(server, port, host);
  const closed = closeOn(server, signal);
  return {
    url: urlOf(server, host, base),
    closed,
    async show(nextBase, make) {
      const snapshot = await site.show(nextBase, make);
      errors.reset();
      // Tabs of an incomplete site are up to date: they connected to its only page just now.
      if (snapshot.site?.isComplete !== false) await connections.update();
      return snapshot;
    },
    suspend: site.suspend,
    firstRequest: site.firstRequest,
    firstRendered: site.firstRendered,
    async renderRest(until) {
      try {
        return await site.renderRest(until);
      } catch (error) {
        errors.report(error);
        return [];
      }
    },
  };
}

interface ErrorReporter {
  /** Reports an error, unless it was reported since the last reset. */
  report(error: unknown): void;
  reset(): void;
}

/** A broken footer fails on every page and for every tab; its error is reported once. */
function createErrorReporter(fail: (error: unknown) => void): ErrorReporter {
  const reported = new Set<string>();
  return {
    report(error) {
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
