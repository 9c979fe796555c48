import type { RenderTasks } from '../render/render-tasks.ts';
import { pagesPerBatch, runInSlots } from './concurrency.ts';
import { bodyFor, nextBatch, queuesByHolder, takeBodies } from './render-queues.ts';
import { createPack, type Pack } from './shared-values.ts';
import type { WorkerSlot } from './worker-slot.ts';
import type { WorkerThread } from './worker-thread.ts';

/**
 * Renders in the threads of these slots. A page is rendered where its body was parsed, so that the body need not move,
 * unless another thread is idle. `owners` has the thread that holds a body; bodies are removed from it when they are
 * requested.
 */
export function renderInThreads(
  slots: readonly WorkerSlot[],
  owners: Map<string, WorkerThread>,
): RenderTasks {
  const packs = new WeakMap<WorkerThread, Pack>();
  const packFor = (thread: WorkerThread): Pack => {
    const pack = packs.get(thread) ?? createPack();
    packs.set(thread, pack);
    return pack;
  };
  return async (tasks, location, bodyOf, onResult) => {
    const holders = takeBodies(owners, tasks);
    const queues = queuesByHolder(tasks, slots, holders);
    await runInSlots(slots, async (slot, isOver) => {
      const next = () => nextBatch(slot, queues, pagesPerBatch);
      for (let batch = next(); batch.length > 0 && !isOver(); batch = next()) {
        await slot.use(async (thread) => {
          const bodies = await Promise.all(batch.map((task) => bodyFor(task, thread, holders, bodyOf)));
          const packed = packFor(thread)(batch);
          const results = await thread.ask('render', { packed, bodies, location });
          for (const result of results) await onResult(result);
        });
      }
    });
  };
}
