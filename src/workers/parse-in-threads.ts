import type { ParsePages } from '../parse/parse-task.ts';
import { inBatches, pagesPerBatch, runInSlots } from './concurrency.ts';
import type { WorkerSlot } from './worker-slot.ts';

/** Parses in the threads of these slots, and calls `onIdle` for each slot that has nothing left to parse. */
export function parseInThreads(slots: readonly WorkerSlot[], onIdle: (slot: WorkerSlot) => void): ParsePages {
  return async (tasks, textOf, onResult) => {
    const pages = tasks.map((task, index) => ({ task, index }));
    const batches = inBatches(pages, pagesPerBatch).values();
    await runInSlots(slots, async (slot, isOver) => {
      for (const batch of batches) {
        if (isOver()) return;
        await slot.use(async (thread) => {
          const texts = batch.map(async ({ task }) => ({ task, page: await textOf(task) }));
          const results = await thread.ask('parse', await Promise.all(texts));
          for (const [position, result] of results.entries()) {
            await onResult(result, batch[position]?.index ?? 0);
          }
        });
      }
      onIdle(slot);
    });
  };
}
