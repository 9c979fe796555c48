import type { Draft, DraftSite } from '../../build/draft.ts';
import { isFilePath, toSitePath } from '../../lib/path.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { SitePath } from '../../model/path.ts';
import type { AnswerPlan } from '../plan-answer.ts';
import { resolveUrl } from '../resolve-url.ts';
import { hostText } from './host-text.ts';
import { createKeptAssets } from './kept-assets.ts';
import { type Found, pageFor, planFor, type SiteInView } from './look-up.ts';
import { createShownSite, type DevPage, type ShownSite } from './shown-site.ts';
import { createSignal } from './signal.ts';
import { createTurns } from './turns.ts';

/** The site as it stands, kept in memory: pages are drawn when they are asked for, and the last good site stays while there are errors. */
export interface DevSite {
  /** Takes over another draft. */
  show(base: string, make: () => Promise<Draft>): Promise<Draft>;
  /** Resolves when there is something to show, or something to say instead. */
  readonly ready: Promise<void>;
  /** Notes that somebody waits for a page. */
  ask(url: string): void;
  /** The first page that somebody has asked for. */
  readonly asked: Promise<SitePath>;
  /** Resolves when the first page has been drawn, or could not be. */
  readonly drawn: Promise<void>;
  /** Errors of the latest draft. */
  errors(): readonly Diagnostic[];
  /** Warnings of the latest draft: those in the files of a page, and how many there are. */
  warnings(path: SitePath): { readonly page: readonly Diagnostic[]; readonly site: number };
  /** What a request for an address is answered with; pages that have not been parsed yet are waited for. */
  plan(url: string): Promise<AnswerPlan<Found>>;
  /** Text of a file that configures hosts. */
  hostText(name: '_headers'): Promise<string>;
  /** Draws a page; undefined while there has been no good draft. */
  page(path: SitePath): Promise<DevPage | undefined>;
  /** The page that an address shows where a tab has a page open, the page that says there is none included. */
  pageAt(url: string, open: string | undefined): Promise<DevPage | undefined>;
  /** Draws the pages that nobody has asked for, some at a time, until all are done, another draft is shown, or a signal is aborted. Gives what was wrong in them. */
  drawRest(signal: AbortSignal): Promise<readonly Diagnostic[]>;
}

/** A site of which nothing is known yet but the path it is served under. */
export function createDevSite(firstBase: string): DevSite {
  const inTurn = createTurns();
  const assets = createKeptAssets();
  const ready = createSignal();
  const drawn = createSignal();
  const asked = createSignal<SitePath>();
  /** Sent when another draft is shown. */
  let next = createSignal();
  let shown: ShownSite | undefined;
  let latest: Draft | undefined;
  let base = firstBase;

  const shownSite = (site: DraftSite) =>
    createShownSite(site, (paths) =>
      inTurn(async () => {
        const pages = await site.draw(paths);
        assets.add(site, pages.assets);
        return pages;
      }),
    );
  /** Looks again at every draft until something can be told. */
  const until = async <Value>(look: (site: SiteInView) => Promise<Value | undefined>): Promise<Value> => {
    for (;;) {
      // Noted before: another draft may come while this one is looked at.
      const { sent } = next;
      const value = await look({ shown, assets, base });
      if (value !== undefined) return value;
      await sent;
    }
  };
  const page = async (path: SitePath) => {
    const drawing = shown?.page(path);
    drawing?.catch(() => {}).finally(drawn.send);
    return drawing;
  };

  return {
    ready: ready.sent,
    asked: asked.sent,
    drawn: drawn.sent,
    ask(url) {
      const requested = resolveUrl(url, base);
      if (requested.kind === 'path' && !isFilePath(requested.path)) asked.send(toSitePath(requested.path));
    },
    errors: () =>
      latest?.ok === false ? latest.diagnostics.filter(({ severity }) => severity === 'error') : [],
    warnings(path) {
      const all = latest?.diagnostics.filter(({ severity }) => severity === 'warning') ?? [];
      const files = new Set(shown?.site.filesOf(path));
      return { page: all.filter(({ place }) => place && files.has(place.file)), site: all.length };
    },
    show: (nextBase, make) =>
      inTurn(async () => {
        const draft = await make();
        if (draft === latest) return draft;
        latest = draft;
        if (draft.site) {
          base = nextBase;
          shown = shownSite(draft.site);
        } else if (shown?.site.isComplete === false) {
          // The pages that are not parsed would be waited for until the mistake is mended.
          shown = undefined;
        }
        ready.send();
        next.send();
        next = createSignal();
        return draft;
      }),
    plan: (url) => until((site) => planFor(url, site)),
    hostText: (name) => hostText(name, shown),
    page,
    pageAt: async (url, open) => page(await until((site) => pageFor(url, open, site))),
    async drawRest(signal) {
      const mine = shown;
      const found = await mine?.drawAll(() => mine !== shown || signal.aborted);
      return found && mine === shown ? found : [];
    },
  };
}
