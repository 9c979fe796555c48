import type { RenderTasks } from '../render/render-tasks.ts';
import { inBatches, pagesPerBatch, runInSlots } from './concurrency.ts';
import { createPack, type Pack } from './shared-values.ts';
import type { WorkerSlot } from './worker-slot.ts';
import type { WorkerThread } from './worker-thread.ts';

/** Renders in the threads of these slots. */
export function renderInThreads(slots: readonly WorkerSlot[]): RenderTasks {
  const packs = new WeakMap<WorkerThread, Pack>();
  const packFor = (thread: WorkerThread): Pack => {
    const pack = packs.get(thread) ?? createPack();
    packs.set(thread, pack);
    return pack;
  };
  return async (tasks, location, bodiesOf, onResult) => {
    const batches = inBatches(tasks, pagesPerBatch).values();
    await runInSlots(slots, async (slot, isOver) => {
      for (const batch of batches) {
        if (isOver()) return;
        await slot.use(async (thread) => {
          const bodies = await bodiesOf(batch.flatMap(({ props }) => props.article?.bodyHash ?? []));
          const packed = packFor(thread)(batch);
          const results = await thread.ask('render', { packed, bodies, location });
          for (const result of results) await onResult(result);
        });
      }
    });
  };
}
