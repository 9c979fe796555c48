import type { Draft, DraftSite } from '../../dev/snapshot.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { SitePath } from '../../model/path.ts';
import type { AnswerPlan } from '../plan-answer.ts';
import { errorsOf, type PageWarnings, warningsOf } from './draft-problems.ts';
import { hostText } from './host-text.ts';
import { createKeptAssets } from './kept-assets.ts';
import { askedPage, type Found, pageFor, planFor, type SiteInView } from './look-up.ts';
import { createShownSite, type DevPage, type ShownSite } from './shown-site.ts';
import { createSignal } from './signal.ts';
import { createTurns } from './turns.ts';

/** The site as it stands, kept in memory: pages are drawn when they are asked for, and the last good site stays while there are errors. */
export interface DevSite {
  /** Takes over another draft. */
  show(base: string, make: () => Promise<Draft>): Promise<Draft>;
  /** Takes the draft as one that cannot be drawn any more: what is asked for from now on waits for the next. */
  leave(): void;
  /** False before the first draft, and after one was left. */
  isShown(): boolean;
  /** Notes that somebody waits for a page. */
  ask(url: string): void;
  /** The first page that somebody has asked for. */
  readonly asked: Promise<SitePath>;
  /** Resolves when the first page has been drawn, or could not be. */
  readonly drawn: Promise<void>;
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
  drawRest(signal: AbortSignal): Promise<readonly Diagnostic[]>;
}

/** A site of which nothing is known yet but the path it is served under. */
export function createDevSite(firstBase: string): DevSite {
  const inTurn = createTurns();
  const assets = createKeptAssets();
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
      const value = latest && (await look({ shown, assets, base }));
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
    asked: asked.sent,
    drawn: drawn.sent,
    ask(url) {
      const path = askedPage(url, base);
      if (path !== undefined) asked.send(path);
    },
    errors: () => errorsOf(latest),
    warnings: (path) => warningsOf(latest, shown?.site.filesOf(path) ?? []),
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
        next.send();
        next = createSignal();
        return draft;
      }),
    leave() {
      latest = undefined;
    },
    isShown: () => latest !== undefined,
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
