import type { DevSnapshot, SnapshotSite } from '../../dev/snapshot.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { SitePath } from '../../model/path.ts';
import type { AnswerPlan } from '../plan-answer.ts';
import { hostText } from './host-text.ts';
import { createKeptAssets } from './kept-assets.ts';
import { askedPage, type Found, pageFor, planFor, type SiteInView } from './look-up.ts';
import { createMutex } from './mutex.ts';
import { createShownSite, type DevPage, type ShownSite } from './shown-site.ts';
import { createSignal } from './signal.ts';
import { errorsOf, type PageWarnings, warningsOf } from './snapshot-problems.ts';

/** The site as it stands, kept in memory: pages are drawn when they are asked for, and the last good site stays while there are errors. */
export interface DevSite {
  /** Takes over another draft. */
  show(base: string, make: () => Promise<DevSnapshot>): Promise<DevSnapshot>;
  /** Takes the draft as one that cannot be drawn any more: what is asked for from now on waits for the next. */
  leave(): void;
  /** False before the first draft, and after one was left. */
  isShown(): boolean;
  /** Notes that somebody waits for a page. */
  ask(url: string): void;
  /** The first page that somebody has asked for. */
  readonly asked: Promise<SitePath>;
  /** Resolves when the first page has been drawn, or could not be. */
  readonly rendered: Promise<void>;
  /** Errors of the latest draft. */
  errors(): readonly Diagnostic[];
  /** Warnings of the latest draft, seen from a page. */
  warnings(path: SitePath): PageWarnings;
  /** What a request for an address is answered with; the first draft and pages that have not been parsed yet are waited for. */
  plan(url: string): Promise<AnswerPlan<Found>>;
  /** Text of a file that configures hosts. */
  hostText(name: '_headers'): Promise<string>;
  /** Draws a page; undefined while there has been no good draft. */
  page(path: SitePath): Promise<DevPage | undefined>;
  /** The page that an address shows where a tab has a page open, the page that says there is none included; waits as `plan` does. */
  pageAt(url: string, open: string | undefined): Promise<DevPage | undefined>;
  /** Draws the pages that nobody has asked for, some at a time, until all are done, another draft is shown, or a signal is aborted. Gives what was wrong in them. */
  renderRest(signal: AbortSignal): Promise<readonly Diagnostic[]>;
}

/** A site of which nothing is known yet but the path it is served under. */
export function createDevSite(firstBase: string): DevSite {
  const inTurn = createMutex();
  const assets = createKeptAssets();
  const rendered = createSignal();
  const asked = createSignal<SitePath>();
  /** Sent when another draft is shown. */
  let next = createSignal();
  let shown: ShownSite | undefined;
  let latest: DevSnapshot | undefined;
  let base = firstBase;

  const shownSite = (site: SnapshotSite) =>
    createShownSite(site, (paths) =>
      inTurn(async () => {
        const pages = await site.render(paths);
        assets.add(site, pages.assets);
        return pages;
      }),
    );
  /** Looks again at every draft until something can be told. */
  const until = async <Value>(look: (site: SiteInView) => Promise<Value | undefined>): Promise<Value> => {
    for (;;) {
      // Noted before: another draft may come while this one is looked at.
      const { sent } = next;
      const value = latest && (await look({ shown, assets, base }));
      if (value !== undefined) return value;
      await sent;
    }
  };
  const page = async (path: SitePath) => {
    const rendering = shown?.page(path);
    rendering?.catch(() => {}).finally(rendered.send);
    return rendering;
  };

  return {
    asked: asked.sent,
    rendered: rendered.sent,
    ask(url) {
      const path = askedPage(url, base);
      if (path !== undefined) asked.send(path);
    },
    errors: () => errorsOf(latest),
    warnings: (path) => warningsOf(latest, shown?.site.filesOf(path) ?? []),
    show: (nextBase, make) =>
      inTurn(async () => {
        const snapshot = await make();
        if (snapshot === latest) return snapshot;
        latest = snapshot;
        if (snapshot.site) {
          base = nextBase;
          shown = shownSite(snapshot.site);
        } else if (shown?.site.isComplete === false) {
          // The pages that are not parsed would be waited for until the mistake is mended.
          shown = undefined;
        }
        next.send();
        next = createSignal();
        return snapshot;
      }),
    leave() {
      latest = undefined;
    },
    isShown: () => latest !== undefined,
    plan: (url) => until((site) => planFor(url, site)),
    hostText: (name) => hostText(name, shown),
    page,
    pageAt: async (url, open) => page(await until((site) => pageFor(url, open, site))),
    async renderRest(signal) {
      const mine = shown;
      const found = await mine?.renderAll(() => mine !== shown || signal.aborted);
      return found && mine === shown ? found : [];
    },
  };
}
