import { ThreadStopped } from './thread-stopped.ts';
import type { WorkerSlot } from './worker-slot.ts';
import type { WorkerThread } from './worker-thread.ts';

/**
 * Makes a request, and makes it again in a new thread each time a thread was stopped. `onStop` leaves out the
 * work that did not finish; it is not called if another request was the cause.
 */
export async function untilAnswered<Answer>(
  slot: WorkerSlot,
  request: (thread: WorkerThread) => Promise<Answer>,
  onStop: (stop: ThreadStopped & { readonly unit: object }) => void,
): Promise<Answer> {
  for (;;) {
    try {
      return await slot.use(request);
    } catch (error) {
      if (!(error instanceof ThreadStopped)) throw error;
      if (hasUnit(error)) onStop(error);
    }
  }
}

/** The same for a request that is one piece of work: rejects with `ThreadStopped` if it does not finish. */
export function untilFinished<Answer>(
  slot: WorkerSlot,
  request: (thread: WorkerThread) => Promise<Answer>,
): Promise<Answer> {
  return untilAnswered(slot, request, (stop) => {
    throw stop;
  });
}

function hasUnit(stop: ThreadStopped): stop is ThreadStopped & { readonly unit: object } {
  return stop.unit !== undefined;
}
