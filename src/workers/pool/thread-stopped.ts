import type { StopReason } from '../../model/stop-reason.ts';
import type { Unit } from '../activity.ts';

/** A thread was stopped, and a new one takes its place. Every open request gets this error. */
export class ThreadStopped extends Error {
  constructor(
    readonly reason: StopReason,
    /** What the request was working on; undefined if another request of the thread is the cause. */
    readonly unit: Unit | undefined,
  ) {
    super(`A worker thread was stopped: ${reason.kind}.`);
  }
}
