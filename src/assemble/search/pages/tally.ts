import { longer } from '../../../lib/longer-array.ts';

/** Counts numbers: how often, and the best place. */
export interface Tally {
  count(number: number, place: number): void;
  /**
   * Forgets how many numbers were counted, and returns it. Each of them must be taken before the next is
   * counted.
   */
  drain(): number;
  /** The numbers in the order of their first occurrence. */
  numberAt(at: number): number;
  /** Returns how often a number was counted times eight, plus its best place, and forgets it. */
  take(number: number): number;
}

/** Enough for the names of most sites (see `vocabulary.ts`). Memory that is never written takes no place. */
const firstNumbers = 1 << 16;

/**
 * Creates an empty tally of small numbers; places are from 0 to 7. It is used again for each page, because
 * its arrays are long. It calls nothing back, since calls would take most of its time.
 */
export function createTally(): Tally {
  /** By number: see `take`. One array, so that each count reads one place of it. */
  let tallied = new Int32Array(firstNumbers);
  let counted = new Int32Array(firstNumbers);
  let length = 0;

  function grow(number: number): void {
    tallied = longer(tallied, number);
    counted = longer(counted, number);
  }

  return {
    count(number, place) {
      if (number >= tallied.length) grow(number);
      const known = tallied[number] ?? 0;
      if (known === 0) counted[length++] = number;
      const best = known & 7;
      tallied[number] = known - best + 8 + Math.max(place, best);
    },
    drain() {
      const drained = length;
      length = 0;
      return drained;
    },
    numberAt: (at) => counted[at] ?? 0,
    take(number) {
      const known = tallied[number] ?? 0;
      tallied[number] = 0;
      return known;
    },
  };
}
