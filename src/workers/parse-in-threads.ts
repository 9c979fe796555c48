import type { ParsePages } from '../parse/parse-task.ts';
import { inBatches, pagesPerBatch, runInSlots } from './concurrency.ts';
import type { WorkerSlot } from './worker-slot.ts';
import type { WorkerThread } from './worker-thread.ts';

/** Notified while pages are parsed. */
export interface ParseEvents {
  /** A thread keeps the body of a page that it has parsed. */
  onHeld(bodyHash: string, thread: WorkerThread): void;
  /** A slot has nothing left to parse. */
  onIdle(slot: WorkerSlot): void;
}

/** Parses in the threads of these slots. */
export function parseInThreads(slots: readonly WorkerSlot[], { onHeld, onIdle }: ParseEvents): ParsePages {
  return async (tasks, textOf, onResult) => {
    const pages = tasks.map((task, index) => ({ task, index }));
    const batches = inBatches(pages, pagesPerBatch).values();
    await runInSlots(slots, async (slot, isOver) => {
      for (const batch of batches) {
        if (isOver()) return;
        await slot.use(async (thread) => {
          const texts = batch.map(async ({ task }) => ({ task, text: await textOf(task) }));
          const results = await thread.ask('parse', await Promise.all(texts));
          for (const [position, result] of results.entries()) {
            if (result.held) onHeld(result.parsed.value.bodyHash, thread);
            await onResult(result, batch[position]?.index ?? 0);
          }
        });
      }
      onIdle(slot);
    });
  };
}
