import type { DevSnapshot } from '../../dev/snapshot.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { SitePath } from '../../model/path.ts';
import type { AnswerPlan, PlannedRequest } from '../plan-answer.ts';
import { errorsOn, type PageWarnings, warningsOn } from './page-problems.ts';
import { type Found, hostText, pageAt, planRequest, requestedPage } from './resolve-request.ts';
import type { DevPage } from './served-snapshot.ts';
import { createShownSite } from './shown-site.ts';
import { createSignal } from './signal.ts';

/** The site in memory. While it cannot be bundled, the last one stays. */
export interface DevSite {
  /** Switches to the snapshot that `make` returns, if any. */
  show<Made extends DevSnapshot | undefined>(base: string, make: () => Promise<Made>): Promise<Made>;
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
  const site = createShownSite(firstBase);
  const firstRendered = createSignal();
  const firstRequest = createSignal<SitePath>();
  const shown = () => ({ latest: site.latest(), served: site.served() });
  const page = async (path: SitePath) => {
    const rendering = site.served()?.page(path);
    rendering?.catch(() => {}).finally(firstRendered.send);
    return rendering;
  };
  return {
    show: site.show,
    suspend: site.suspend,
    isReady: () => site.latest() !== undefined,
    firstRequest: firstRequest.sent,
    firstRendered: firstRendered.sent,
    noteRequest(url) {
      const path = requestedPage(url, site.base());
      if (path !== undefined) firstRequest.send(path);
    },
    errors: (path) => errorsOn(path, shown()),
    warnings: (path) => warningsOn(path, shown()),
    async plan(request) {
      const plan = await site.untilFound((view) => planRequest(request, view));
      if (plan.kind !== 'not-found' && (plan.kind !== 'file' || plan.status !== 404)) return plan;
      // The snapshot that is being made may have this page: its author opens it right after saving it.
      await site.settled();
      return site.untilFound((view) => planRequest(request, view));
    },
    hostText: (name) => hostText(name, site.served()),
    page,
    pageAt: async (url, open) => page(await site.untilFound((view) => pageAt(url, open, view))),
    async renderRest(signal) {
      const current = site.served();
      const found = await current?.renderAll(() => current !== site.served() || signal.aborted);
      return found && current === site.served() ? found : [];
    },
  };
}
