import type { StopReason } from '../model/stop-reason.ts';
import type { CallLog } from '../parse/plugins/plugin-tools.ts';
import type { Unit } from './activity.ts';

/** What did not finish on a page that is parsed again. */
export interface StoppedPage {
  /** The page itself: only its front matter is parsed. */
  readonly page?: StopReason;
  /** Functions of the site, by the number of their call on the page, from 1. They are left out. */
  readonly calls: ReadonlyMap<number, StopReason>;
}

/**
 * Adds what was stopped. Returns undefined if nothing is left to leave out, because not even the front matter
 * of the page can be parsed.
 */
export function addStop(
  { page, calls }: StoppedPage = { calls: new Map() },
  { part }: Unit,
  reason: StopReason,
): StoppedPage | undefined {
  if (page) return undefined;
  if (part < 1 || calls.has(part)) return { page: reason, calls };
  return { calls: new Map([...calls, [part, reason]]) };
}

/** Creates the log of a page. `onCall` receives the number of the call that runs; 0 for none. */
export function createCallLog(stopped: StoppedPage | undefined, onCall: (call: number) => void): CallLog {
  let last = 0;
  return {
    begin() {
      last += 1;
      const reason = stopped?.calls.get(last);
      if (!reason) onCall(last);
      return reason;
    },
    end: () => onCall(0),
  };
}
