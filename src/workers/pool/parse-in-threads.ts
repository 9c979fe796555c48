import { inBatches } from '../../lib/in-batches.ts';
import type { ParsePages, ParseResult, ParseTask, TextSource } from '../../parse/parse-task.ts';
import type { PageToParse } from '../protocol.ts';
import { addStop, type StoppedPage } from '../stopped-page.ts';
import { pagesPerBatch, runInSlots } from './concurrency.ts';
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
        const results = await parseBatch(
          batch.map(({ task }) => task),
          textOf,
          slot,
        );
        for (const [position, result] of results.entries())
          await onResult(result, batch[position]?.index ?? 0);
      }
      onIdle(slot);
    });
  };
}

/** Parses pages in one thread. What does not finish is left out when its pages are parsed in the next one. */
async function parseBatch(
  tasks: readonly ParseTask[],
  textOf: TextSource,
  slot: WorkerSlot,
): Promise<readonly ParseResult[]> {
  const pages = await Promise.all(tasks.map(async (task) => ({ task, page: await textOf(task) })));
  const stopped = new Map<number, StoppedPage>();
  const remaining = () =>
    pages.map((page, position): PageToParse => {
      const before = stopped.get(position);
      return before ? { ...page, stopped: before } : page;
    });
  return untilAnswered(
    slot,
    (thread) => thread.ask('parse', remaining()),
    (stop) => {
      const { item } = stop.unit;
      const next = addStop(stopped.get(item), stop.unit, stop.reason);
      if (next === undefined) throw stop;
      stopped.set(item, next);
    },
  );
}
