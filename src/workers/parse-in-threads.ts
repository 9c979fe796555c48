import { inBatches } from '../lib/in-batches.ts';
import type { ParsePages } from '../parse/parse-task.ts';
import { pagesPerBatch, runInSlots } from './concurrency.ts';
import { addStop, type StoppedPage } from './stopped-page.ts';
import { untilAnswered } from './until-answered.ts';
import type { WorkerSlot } from './worker-slot.ts';

/** Parses in the threads of these slots, and calls `onIdle` for each slot that has nothing left to parse. */
export function parseInThreads(slots: readonly WorkerSlot[], onIdle: (slot: WorkerSlot) => void): ParsePages {
  return async (tasks, textOf, onResult) => {
    const pages = tasks.map((task, index) => ({ task, index }));
    const batches = inBatches(pages, pagesPerBatch).values();
    await runInSlots(slots, async (slot, isOver) => {
      for (const batch of batches) {
        if (isOver()) return;
        const texts = await Promise.all(batch.map(async ({ task }) => ({ task, page: await textOf(task) })));
        const stopped = new Map<number, StoppedPage>();
        const results = await untilAnswered(
          slot,
          (thread) =>
            thread.ask(
              'parse',
              texts.map((page, position) => {
                const before = stopped.get(position);
                return before ? { ...page, stopped: before } : page;
              }),
            ),
          (stop) => {
            const { item } = stop.unit;
            const next = addStop(stopped.get(item), stop.unit, stop.reason);
            if (next === undefined) throw stop;
            stopped.set(item, next);
          },
        );
        for (const [position, result] of results.entries()) {
          await onResult(result, batch[position]?.index ?? 0);
        }
      }
      onIdle(slot);
    });
  };
}
