/** Counts numbers: how often, and the best place. */
export interface Tally {
  count(number: number, place: number, times: number): void;
  /**
   * Calls back for every number that was counted, in the order of their first occurrence, and forgets them.
   */
  drain(onNumber: (number: number, place: number, times: number) => void): void;
}

/** Creates an empty tally of small numbers. It is used again for each page, because its arrays are long. */
export function createTally(): Tally {
  const places: number[] = [];
  const counts: number[] = [];
  let counted: number[] = [];
  return {
    count(number, place, times) {
      while (counts.length <= number) {
        counts.push(0);
        places.push(0);
      }
      const known = counts[number] ?? 0;
      if (known === 0) counted.push(number);
      counts[number] = known + times;
      if (known === 0 || place > (places[number] ?? 0)) places[number] = place;
    },
    drain(onNumber) {
      const drained = counted;
      counted = [];
      for (const number of drained) {
        const times = counts[number] ?? 0;
        counts[number] = 0;
        onNumber(number, places[number] ?? 0, times);
      }
    },
  };
}
