import type { WorkerSlot } from './worker-slot.ts';

/** Works with a slot until nothing is left to do or `isOver`. */
type SlotWork = (slot: WorkerSlot, isOver: () => boolean) => Promise<void>;

/**
 * Pages of one message: large enough that messages cost little, small enough that threads finish together.
 */
export const pagesPerBatch = 8;

/** Texts that search has read before a thread has started. Those of a whole site come in blocks of 64. */
export const fewTexts = 16;

/** Batches under way in one thread, so that it never waits for the next. */
const batchesPerSlot = 2;

/** Starts the work of all slots, several times for each. A failure ends the others too. */
export function startInSlots(slots: readonly WorkerSlot[], work: SlotWork): Promise<void>[] {
  let isOver = false;
  const run = async (slot: WorkerSlot) => {
    try {
      await work(slot, () => isOver);
    } catch (error) {
      isOver = true;
      throw error;
    }
  };
  return slots.flatMap((slot) => Array.from({ length: batchesPerSlot }, () => run(slot)));
}

/** Runs the work in all slots; rejects as soon as one of them fails. */
export async function runInSlots(slots: readonly WorkerSlot[], work: SlotWork): Promise<void> {
  await Promise.all(startInSlots(slots, work));
}
