import type { AdSettings } from '../../../src/model/services.ts';
import type { PageStorage } from '../page-storage.ts';
import { reportEvent } from '../report-event.ts';
import { createAdArea, feedPlacement } from './ad-area.ts';
import { chooseAdShape } from './ad-shape.ts';
import { type AdEvent, initialAdState, nextAdState } from './ad-state.ts';
import { type AdTools, pageAdTools } from './ad-tools.ts';
import { askFeed } from './ask-feed.ts';
import { startDemoAds } from './demo-ads.ts';
import { startPlacementChecks } from './placement-checks.ts';
import { leadsTo } from './safe-link.ts';

/** Readers that are programs; advertisements are not for them. */
const crawlers = /bot|crawl|spider|robot|slurp|archiver|facebookexternalhit/i;

/** Fills the advertising area of a page. After a crash in it nothing is shown, and analytics hear of it. */
export async function startAds(slot: HTMLElement, session: PageStorage): Promise<void> {
  if (crawlers.test(navigator.userAgent)) return;
  let hasCrashed = false;
  const guard: Guard = (work) => {
    if (hasCrashed) return false;
    try {
      work();
    } catch {
      hasCrashed = true;
      crash(slot);
    }
    return !hasCrashed;
  };
  try {
    const settings = await readSettings(slot);
    const tools = pageAdTools(session);
    runArea(slot, settings, { tools, guard });
    startDemoAds(slot, settings, tools);
  } catch {
    crash(slot);
  }
}

/** Runs what may fail, and says whether the area is still whole; after a crash it runs nothing more. */
type Guard = (work: () => void) => boolean;

function crash(slot: HTMLElement): void {
  const { label = 'unknown' } = slot.dataset;
  slot.replaceChildren();
  delete slot.dataset.label;
  reportEvent('ad', { eventAction: 'crash', eventLabel: label });
}

async function readSettings(slot: HTMLElement): Promise<AdSettings> {
  const response = await fetch(slot.dataset.ad ?? '');
  return response.json();
}

function runArea(
  slot: HTMLElement,
  settings: AdSettings,
  { tools, guard }: { readonly tools: AdTools; readonly guard: Guard },
): void {
  const { feed, script, backers } = settings;
  const shape = chooseAdShape(tools.storage, tools.random);
  const area = createAdArea(slot, settings, { ...tools, shape });
  let state = initialAdState(feed !== undefined || script !== undefined);
  const advance = (event: AdEvent): void => {
    const before = state;
    state = nextAdState(state, event, tools.random);
    if (state.kind !== before.kind) area.show(state);
  };
  area.show(state);
  if (state.kind === 'in-house') return;
  // A script brings pictures, the feed does for both layouts; where there is only one of them, it has to.
  const asked = feed !== undefined && (shape === 'inline' || script === undefined) ? feed : undefined;
  area.placeSponsor(asked === undefined ? script : undefined);
  if (asked !== undefined) {
    void askFeed(asked, tools).then((ad) =>
      guard(() => {
        if (!ad) advance({ kind: 'feed-failed' });
        else if (leadsTo(ad.record.link, backers)) advance({ kind: 'backers' });
        else area.setSponsor(ad);
      }),
    );
  }
  const placement = asked === undefined ? settings.placement : `.${feedPlacement}`;
  startPlacementChecks(tools.clock, () => {
    const isWhole = guard(() => advance(lookFor(placement, backers)));
    return isWhole && (state.kind === 'unknown' || state.kind === 'blocked') ? 'open' : 'settled';
  });
}

/** What is to be seen of the sponsor. An ad blocker removes the placement or hides it. */
function lookFor(selector: string, backers: readonly string[]): AdEvent {
  const placement = document.querySelector(selector);
  const link = placement?.querySelector('a')?.href;
  if (link !== undefined && leadsTo(link, backers)) return { kind: 'backers' };
  const isShown = placement !== null && placement.getClientRects().length > 0;
  return { kind: 'checked', placement: isShown ? 'present' : 'missing' };
}
