import { inLanes, pagesOfBatch } from './concurrency.ts';
import { bodyFor, nextBatch, queuesByHolder, takeBodies } from './render-queues.ts';
import { createPack, type Pack } from './shared-values.ts';
import type { Crew } from './task-runner.ts';
import type { Seat } from './worker-slot.ts';
import type { WorkerThread } from './worker-thread.ts';

/**
 * Draws in the threads of these places: a page where it was parsed when its body is still there, so that it need not travel, unless a thread
 * has nothing left to do. `owners` tells who holds which body; those that were asked for are taken out.
 */
export function renderInThreads(seats: readonly Seat[], owners: Map<string, WorkerThread>): Crew['render'] {
  const packs = new WeakMap<WorkerThread, Pack>();
  const packFor = (thread: WorkerThread): Pack => {
    const pack = packs.get(thread) ?? createPack();
    packs.set(thread, pack);
    return pack;
  };
  return async (jobs, location, bodyOf, done) => {
    const tasks = jobs.map(({ task }) => task);
    const holders = takeBodies(owners, tasks);
    const queues = queuesByHolder(tasks, seats, holders);
    await inLanes(seats, async (seat, isOver) => {
      const next = () => nextBatch(seat, queues, pagesOfBatch);
      for (let batch = next(); batch.length > 0 && !isOver(); batch = next()) {
        await seat.use(async (thread) => {
          const bodies = await Promise.all(batch.map((task) => bodyFor(task, thread, holders, bodyOf)));
          const packed = packFor(thread)(batch);
          const results = await thread.ask('render', { packed, bodies, location });
          for (const result of results) await done(result);
        });
      }
    });
  };
}
