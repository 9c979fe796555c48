import type { ServerResponse } from 'node:http';
import type { DevMessage, ShownPage } from '../../model/dev-message.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { SitePath } from '../../model/path.ts';
import type { DevSite } from './dev-site.ts';
import { messageFor } from './message-for.ts';
import { renderFailure } from './render-failure.ts';

/** The pages that are open in browsers, each told by server-sent events what has become of it. */
export interface Tabs {
  /** Connects a tab: its address, and what it shows. It is told at once what it has missed. */
  connect(response: ServerResponse, url: string, shown: ShownPage | undefined): Promise<void>;
  /** Tells every tab what has changed for it, also that its page could not be drawn. */
  tell(): Promise<void>;
}

interface Tab {
  readonly url: string;
  readonly response: ServerResponse;
  shown: ShownPage | undefined;
  /** What it was told of problems and warnings; undefined before that, since one that comes back may show what is no longer true. */
  problems?: string;
  warnings?: string;
}

/** Milliseconds after which a browser that lost the server looks for it again. */
const retryMs = 500;

/** No tabs yet. `server` tells this run of the server from any other; `fail` is given what made a page impossible to draw. */
export function createTabs(site: DevSite, server: string, fail: (error: unknown) => void): Tabs {
  const tabs = new Set<Tab>();
  const tell = async (tab: Tab): Promise<void> => {
    try {
      await tellPage(tab, site);
    } catch (error) {
      // Its head was sent: a connection that breaks here is made anew after half a second, and breaks again.
      fail(error);
      tellProblems(tab, [...site.errors(), renderFailure(error)]);
    }
  };
  return {
    async connect(response, url, shown) {
      const tab: Tab = { response, url, shown };
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.write(`retry: ${retryMs}\n\n`);
      send(tab, { kind: 'hello', server });
      tabs.add(tab);
      response.once('close', () => tabs.delete(tab));
      await tell(tab);
    },
    async tell() {
      await Promise.all([...tabs].map(tell));
    },
  };
}

async function tellPage(tab: Tab, site: DevSite): Promise<void> {
  const page = await site.pageAt(tab.url, tab.shown?.path);
  if (page) {
    const { diagnostics: _, ...current } = page;
    const message = messageFor(tab.shown, current);
    if (message) send(tab, message);
    tab.shown = { path: current.path, shell: current.shell, hash: current.hash };
  }
  const rendered = page?.diagnostics ?? [];
  tellProblems(tab, [...site.errors(), ...rendered.filter(({ severity }) => severity === 'error')]);
  const { page: own, site: count } = site.warnings((page?.path ?? '') as SitePath);
  // What shows when a page is drawn is known of the open one alone.
  const more = rendered.filter(({ severity }) => severity === 'warning');
  const warnings: DevMessage = { kind: 'warnings', page: [...own, ...more], site: count + more.length };
  const told = JSON.stringify(warnings);
  if (told !== tab.warnings) send(tab, warnings);
  tab.warnings = told;
}

function tellProblems(tab: Tab, problems: readonly Diagnostic[]): void {
  const told = JSON.stringify(problems);
  if (told !== tab.problems) send(tab, { kind: 'problems', problems });
  tab.problems = told;
}

function send({ response }: Tab, message: DevMessage): void {
  response.write(`data: ${JSON.stringify(message)}\n\n`);
}
