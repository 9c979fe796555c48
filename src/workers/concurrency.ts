import type { Seat } from './worker-slot.ts';

/** Works in a place until there is nothing left to do, or until it is over for all. */
type Lane = (seat: Seat, isOver: () => boolean) => Promise<void>;

/** Pages of one message: large enough that messages cost nothing, small enough that the threads finish together. */
export const pagesOfBatch = 8;

/** Batches under way in one thread, so that it never waits for the next. */
const lanesOfSeat = 2;

/** Begins the lanes of all places. What one fails of ends the others too: nobody asks for the rest any more. */
export function beginLanes(seats: readonly Seat[], work: Lane): Promise<void>[] {
  let isOver = false;
  const lane = async (seat: Seat) => {
    try {
      await work(seat, () => isOver);
    } catch (error) {
      isOver = true;
      throw error;
    }
  };
  return seats.flatMap((seat) => Array.from({ length: lanesOfSeat }, () => lane(seat)));
}

/** Works in all places; rejects as soon as one of them fails. */
export async function inLanes(seats: readonly Seat[], work: Lane): Promise<void> {
  await Promise.all(beginLanes(seats, work));
}

/** Cuts a list into parts of one size; the last may be shorter. */
export function inBatches<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
