import type { AdSettings } from '../../../src/model/services.ts';
import { reportEvent } from '../analytics/page-event.ts';
import type { PageStorage } from '../lib/page-storage.ts';
import { createAdArea, feedPlacement } from './ad-area.ts';
import {
  type AdEvent,
  chooseAdShape,
  initialAdState,
  nextAdState,
  startPlacementChecks,
} from './ad-state.ts';
import { type AdTools, askFeed } from './ask-feed.ts';
import { startDemoAds } from './demo-ads.ts';
import { leadsTo } from './read-feed.ts';

const feedTimeout = 4000;

const crawlers = /bot|crawl|spider|robot|slurp|archiver|facebookexternalhit/i;

/** Fills the advertising area of a page, except for crawlers. A crash empties it and reports an event. */
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
    const tools = pageTools(session);
    runArea(slot, settings, { tools, guard });
    startDemoAds(slot, settings, tools);
  } catch {
    crash(slot);
  }
}

/** Runs a function and catches a crash. After a crash it runs nothing more and returns false. */
type Guard = (work: () => void) => boolean;

function crash(slot: HTMLElement): void {
  const { label = 'unknown' } = slot.dataset;
  slot.replaceChildren();
  delete slot.dataset.label;
  reportEvent('ad', { eventAction: 'crash', eventLabel: label });
}

function pageTools(storage: PageStorage): AdTools {
  return {
    random: () => Math.random(),
    after: (milliseconds, callback) => void setTimeout(callback, milliseconds),
    storage,
    fetch: (...request) => fetch(...request),
    now: () => Date.now(),
    timeout: () => AbortSignal.timeout(feedTimeout),
  };
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
  // Use the script for images and the feed for text, or whichever is configured.
  const usedFeed = feed !== undefined && (shape === 'inline' || script === undefined) ? feed : undefined;
  area.addPlacement(usedFeed === undefined ? script : undefined);
  if (usedFeed !== undefined) {
    void askFeed(usedFeed, tools).then((ad) =>
      guard(() => {
        if (!ad) advance({ kind: 'feed-failed' });
        else if (leadsTo(ad.record.link, backers)) advance({ kind: 'backers' });
        else area.setSponsor(ad);
      }),
    );
  }
  const placement = usedFeed === undefined ? settings.placement : `.${feedPlacement}`;
  startPlacementChecks(tools.after, () => {
    const isRunning = guard(() => advance(checkPlacement(placement, backers)));
    return isRunning && (state.kind === 'unknown' || state.kind === 'blocked') ? 'open' : 'settled';
  });
}

/** Looks for the sponsor's placement, which an ad blocker removes or hides. */
function checkPlacement(selector: string, backers: readonly string[]): AdEvent {
  const placement = document.querySelector(selector);
  const link = placement?.querySelector('a')?.href;
  if (link !== undefined && leadsTo(link, backers)) return { kind: 'backers' };
  const isShown = placement !== null && placement.getClientRects().length > 0;
  return { kind: 'checked', placement: isShown ? 'present' : 'missing' };
}
