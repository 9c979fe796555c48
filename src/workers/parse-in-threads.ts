import { inBatches, inLanes, pagesOfBatch } from './concurrency.ts';
import type { Crew } from './task-runner.ts';
import type { Seat } from './worker-slot.ts';
import type { WorkerThread } from './worker-thread.ts';

/** Who is told of what while pages are parsed. */
export interface ParseWatch {
  /** A thread holds the body of a page that it has parsed. */
  held(bodyHash: string, thread: WorkerThread): void;
  /** A place has nothing left to parse. */
  free(seat: Seat): void;
}

/** Parses in the threads of these places. */
export function parseInThreads(seats: readonly Seat[], { held, free }: ParseWatch): Crew['parse'] {
  return async (orders, textOf, done) => {
    const pages = orders.map((order, index) => ({ order, index }));
    const batches = inBatches(pages, pagesOfBatch).values();
    await inLanes(seats, async (seat, isOver) => {
      for (const batch of batches) {
        if (isOver()) return;
        await seat.use(async (thread) => {
          const jobs = batch.map(async ({ order }) => ({ ...order, text: await textOf(order) }));
          const results = await thread.ask('parse', await Promise.all(jobs));
          for (const [position, result] of results.entries()) {
            if (result.held) held(result.parsed.value.bodyHash, thread);
            await done(result, batch[position]?.index ?? 0);
          }
        });
      }
      free(seat);
    });
  };
}
