import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { DevSnapshot } from '../../dev/snapshot.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { SitePath } from '../../model/path.ts';
import { createSiteServer } from '../create-site-server.ts';
import { closeOn, listen, urlOf } from '../listen.ts';
import { answerDev } from './answer-dev.ts';
import { createDevSite } from './dev-site.ts';
import { createFaults } from './faults.ts';
import { createTabs } from './tabs.ts';

/** Where the site is to be reached while it is written. */
export interface DevOptions {
  /** 0 takes a free one. */
  readonly port: number;
  readonly host: string;
  /** Path the site is served under, slashes at both ends. */
  readonly base: string;
  /** The bundled script that keeps open pages up to date. */
  readonly clientFile: string;
  readonly signal: AbortSignal;
  /** Told of what could not be drawn or answered, once for every draft; the server goes on. */
  fail(error: unknown): void;
}

/** A server that runs until its signal is aborted. Requests wait until there is something to show. */
export interface DevServer {
  readonly url: string;
  readonly closed: Promise<void>;
  /** Shows another draft of the site, to open pages also; while it has errors, they are shown over the last good one. */
  show(base: string, make: () => Promise<DevSnapshot>): Promise<DevSnapshot>;
  /** The builder of the draft ends: requests wait for a draft of another. */
  leave(): void;
  /** The first page that somebody has asked for. */
  readonly asked: Promise<SitePath>;
  /** Resolves when the first page has been drawn, or could not be. */
  readonly rendered: Promise<void>;
  /** Draws what nobody has asked for yet, until another draft is shown or the signal is aborted; gives what was wrong in it. A page that cannot be drawn ends it early. */
  renderRest(signal: AbortSignal): Promise<readonly Diagnostic[]>;
}

/** Serves a site from memory while it is written. Rejects with a sentence when there is no such port. */
export async function serveDev(options: DevOptions): Promise<DevServer> {
  const { port, host, base, clientFile, signal } = options;
  const id = randomUUID();
  const site = createDevSite(base);
  const faults = createFaults((error) => {
    // A builder that ends takes its threads with it, and what they were drawing; the tab is told when there is another draft.
    if (site.isShown()) options.fail(error);
  });
  const tabs = createTabs(site, id, faults.tell);
  const client = () => readFile(clientFile);
  const answers = { site, tabs, server: id, host, client, fail: faults.tell };
  const server = createSiteServer((request, response) => answerDev(request, response, answers), faults.tell);
  await listen(server, port, host);
  const closed = closeOn(server, signal);
  return {
    url: urlOf(server, host, base),
    closed,
    async show(nextBase, make) {
      const snapshot = await site.show(nextBase, make);
      faults.renew();
      // What is not parsed yet would have to be waited for, and the first page was told when its tab connected.
      if (snapshot.site?.isComplete !== false) await tabs.tell();
      return snapshot;
    },
    leave: site.leave,
    asked: site.asked,
    rendered: site.rendered,
    async renderRest(until) {
      try {
        return await site.renderRest(until);
      } catch (error) {
        faults.tell(error);
        return [];
      }
    },
  };
}
