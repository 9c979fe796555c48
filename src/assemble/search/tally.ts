import { longer } from '../../lib/longer-array.ts';

/** Counts numbers: how often, and the best place. */
export interface Tally {
  count(number: number, place: number, times?: number): void;
  /**
   * Calls back for every number that was counted, in the order of their first occurrence, and forgets them.
   */
  drain(onNumber: (number: number, place: number, times: number) => void): void;
}

const firstNumbers = 1 << 14;

/**
 * Creates an empty tally of small numbers; places are from 0 to 7. It is used again for each page, because
 * its arrays are long.
 */
export function createTally(): Tally {
  /**
   * By number: how often times eight, plus the best place. One array, so that each count reads one place of
   * it.
   */
  let tallied = new Int32Array(firstNumbers);
  let counted = new Int32Array(firstNumbers);
  let length = 0;

  function grow(number: number): void {
    tallied = longer(tallied, number);
    counted = longer(counted, number);
  }

  return {
    count(number, place, times = 1) {
      if (number >= tallied.length) grow(number);
      const known = tallied[number] ?? 0;
      if (known === 0) counted[length++] = number;
      const best = known & 7;
      tallied[number] = known - best + times * 8 + Math.max(place, best);
    },
    drain(onNumber) {
      const drained = counted.slice(0, length);
      length = 0;
      for (const number of drained) {
        const known = tallied[number] ?? 0;
        tallied[number] = 0;
        onNumber(number, known & 7, known >> 3);
      }
    },
  };
}
