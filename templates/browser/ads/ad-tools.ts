import type { PageStorage } from '../lib/page-storage.ts';
import type { FeedTools } from './ask-feed.ts';
import type { AdClock } from './placement-checks.ts';

/** What the advertising area takes from the world. */
export interface AdTools extends FeedTools {
  readonly random: () => number;
  readonly clock: AdClock;
  /** Kept while the reader stays. */
  readonly storage: PageStorage;
}

/** Milliseconds after which a feed that does not answer has failed. */
const patience = 4000;

/** The tools of a real page. */
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
    timeout: () => AbortSignal.timeout(patience),
  };
}
