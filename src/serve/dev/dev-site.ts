import type { DevSnapshot, SnapshotSite } from '../../dev/snapshot.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { SitePath } from '../../model/path.ts';
import type { AnswerPlan, PlannedRequest } from '../plan-answer.ts';
import { errorsOn, type PageWarnings, warningsOn } from './page-problems.ts';
import { createRecentAssets } from './recent-assets.ts';
import {
  type Found,
  hostText,
  pageAt,
  planRequest,
  requestedPage,
  type SiteView,
} from './resolve-request.ts';
import { createServedSnapshot, type DevPage, type ServedSnapshot } from './served-snapshot.ts';

/** The site in memory. While it cannot be bundled, the last one stays. */
export interface DevSite {
  /** Switches to the snapshot that `make` returns. */
  show(base: string, make: () => Promise<DevSnapshot>): Promise<DevSnapshot>;
  /** Lets requests wait for the next snapshot, because the builder of the latest one is closed. */
  suspend(): void;
  /** Returns false before the first snapshot, and while the site is suspended. */
  isReady(): boolean;
  /** Records a request, which may be the first for a page. */
  noteRequest(url: string): void;
  /** The first page that was requested. */
  readonly firstRequest: Promise<SitePath>;
  /** Resolves when the first page was rendered, or failed to render. */
  readonly firstRendered: Promise<void>;
  /** Returns the errors of the latest snapshot that concern a page: in its files, or in those of no page. */
  errors(path: SitePath | undefined): readonly Diagnostic[];
  /** Returns the warnings of the latest snapshot for a page. */
  warnings(path: SitePath): PageWarnings;
  /** Decides how to answer a request. Waits for a snapshot, and for the pages that matter. */
  plan(request: PlannedRequest): Promise<AnswerPlan<Found>>;
  /** Returns the text of a file that configures hosts. */
  hostText(name: '_headers'): Promise<string>;
  /** Renders a page. Returns undefined until the first valid snapshot. */
  page(path: SitePath): Promise<DevPage | undefined>;
  /** Renders the page at a URL, of which a tab shows `open`. Waits as `plan` does. */
  pageAt(url: string, open: string | undefined): Promise<DevPage | undefined>;
  /** Renders the remaining pages until `show` is called or the signal is aborted. Returns diagnostics. */
  renderRest(signal: AbortSignal): Promise<readonly Diagnostic[]>;
}

/** Creates a site without a snapshot. */
export function createDevSite(firstBase: string): DevSite {
  const lock = createMutex();
  const assets = createRecentAssets();
  const firstRendered = createSignal();
  const firstRequest = createSignal<SitePath>();
  /** Sent when the site switches to another snapshot. */
  let nextSnapshot = createSignal();
  let latest: DevSnapshot | undefined;
  /** The latest snapshot with a site. */
  let served: ServedSnapshot | undefined;
  let base = firstBase;

  const serve = (site: SnapshotSite) =>
    createServedSnapshot(site, (paths) =>
      lock(async () => {
        const pages = await site.render(paths);
        assets.add(site, pages.assets);
        return pages;
      }),
    );
  /** Calls a function with each snapshot until it returns a value. */
  const untilFound = async <Value>(look: (site: SiteView) => Promise<Value | undefined>): Promise<Value> => {
    for (;;) {
      // Taken before the call, during which the snapshot may change.
      const { sent } = nextSnapshot;
      const value = latest && (await look({ served, assets, base }));
      if (value !== undefined) return value;
      await sent;
    }
  };
  const page = async (path: SitePath) => {
    const rendering = served?.page(path);
    rendering?.catch(() => {}).finally(firstRendered.send);
    return rendering;
  };

  return {
    firstRequest: firstRequest.sent,
    firstRendered: firstRendered.sent,
    noteRequest(url) {
      const path = requestedPage(url, base);
      if (path !== undefined) firstRequest.send(path);
    },
    errors: (path) => errorsOn(path, { latest, served }),
    warnings: (path) => warningsOn(path, { latest, served }),
    show: (nextBase, make) =>
      lock(async () => {
        const snapshot = await make();
        if (snapshot === latest) return snapshot;
        latest = snapshot;
        if (snapshot.site) {
          base = nextBase;
          served = serve(snapshot.site);
        } else if (served?.site.isComplete === false) {
          // Requests for pages that are not parsed would otherwise wait until the error is fixed.
          served = undefined;
        }
        nextSnapshot.send();
        nextSnapshot = createSignal();
        return snapshot;
      }),
    suspend() {
      latest = undefined;
    },
    isReady: () => latest !== undefined,
    async plan(request) {
      const plan = await untilFound((site) => planRequest(request, site));
      if (plan.kind !== 'not-found' && (plan.kind !== 'file' || plan.status !== 404)) return plan;
      // The snapshot that is being made may have this page: its author opens it right after saving it.
      await lock(async () => {});
      return untilFound((site) => planRequest(request, site));
    },
    hostText: (name) => hostText(name, served),
    page,
    pageAt: async (url, open) => page(await untilFound((site) => pageAt(url, open, site))),
    async renderRest(signal) {
      const current = served;
      const found = await current?.renderAll(() => current !== served || signal.aborted);
      return found && current === served ? found : [];
    },
  };
}

/** Creates a function that runs one piece of work at a time, in the order of the calls. */
export function createMutex(): <Value>(work: () => Promise<Value>) => Promise<Value> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    // The caller handles a failure; the next piece of work starts all the same.
    last = result.catch(() => undefined);
    return result;
  };
}

/** Creates an event that happens once: later calls of `send` have no effect. */
function createSignal<Value = void>() {
  let send = (_: Value): void => {};
  const sent = new Promise<Value>((resolve) => {
    send = resolve;
  });
  return { sent, send: (value: Value): void => send(value) };
}
