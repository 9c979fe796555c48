import { documentPart } from '../../render/rendered-part.ts';
import type { ActivityLog } from '../activity.ts';

/** Notes that a page of the request begins, or a part of one. */
export type Begin = (item?: number, part?: number) => void;

/** Work that may not end. A thread does one piece after the other, because it has one activity at a time. */
export interface ThreadQueue {
  /** Does the work of a request after that of the requests before it. */
  add<Value>(request: number, work: (begin: Begin) => Promise<Value>): Promise<Value>;
  /**
   * Runs a function of the site, whose own limit is longer because it may wait: only a thread that is blocked
   * stops.
   */
  whileWaiting<Value>(run: () => Promise<Value>): Promise<Value>;
}

/**
 * Milliseconds between two notes that a function of the site still waits for something, such as a browser.
 */
const touchMs = 200;

/** Creates an empty queue. `onEnd` is called after each piece of work. */
export function createThreadQueue(activity: ActivityLog, onEnd: () => void): ThreadQueue {
  let last: Promise<unknown> = Promise.resolve();
  return {
    add(request, work) {
      const begin: Begin = (item = 0, part = documentPart) => activity.begin({ request, item, part });
      const result = last.then(async () => {
        try {
          return await work(begin);
        } finally {
          onEnd();
          activity.end();
        }
      });
      last = result.catch(() => {});
      return result;
    },
    async whileWaiting(run) {
      const timer = setInterval(activity.touch, touchMs);
      try {
        return await run();
      } finally {
        clearInterval(timer);
      }
    },
  };
}
