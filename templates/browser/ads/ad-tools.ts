import type { PageStorage } from '../lib/page-storage.ts';
import type { AdClock } from './ad-state.ts';
import type { FeedTools } from './ask-feed.ts';

/** The side effects of advertisements. */
export interface AdTools extends FeedTools {
  readonly random: () => number;
  readonly clock: AdClock;
  /** Lasts for the session. */
  readonly storage: PageStorage;
}

const feedTimeout = 4000;

/** Returns the tools of a real page. */
export function pageAdTools(storage: PageStorage): AdTools {
  return {
    random: () => Math.random(),
    clock: {
      now: () => Date.now(),
      after: (milliseconds, callback) => void setTimeout(callback, milliseconds),
    },
    storage,
    fetch: (...request) => fetch(...request),
    now: () => Date.now(),
    timeout: () => AbortSignal.timeout(feedTimeout),
  };
}
