/** Decides call by call whether to wait for the disk on the spot. */
export interface DiskPace {
  /** Does `now` while the disk is quick, `later` while it is slow; both have the same outcome. */
  run<Outcome>(now: () => Outcome, later: () => Promise<Outcome>): Promise<Outcome>;
}

/** Milliseconds of a call from which many at once are quicker than one after the other. */
const slowCall = 0.5;

/** Calls that are not waited for before one is measured again. */
const patience = 64;

/**
 * A local disk answers from memory in some 10 µs; to hand the call to another thread and to come back takes 60 to 100 µs more, which is half
 * a second of a build of 1,000 pages. A disk behind a network may take milliseconds; there, calls have to overlap.
 *
 * @param clock milliseconds
 * @param slow milliseconds of a call from which the disk is slow
 */
export function createDiskPace(clock: () => number, slow = slowCall): DiskPace {
  let average = 0;
  let unmeasured = 0;
  return {
    async run(now, later) {
      if (average > slow && unmeasured < patience) {
        unmeasured++;
        return later();
      }
      unmeasured = 0;
      const start = clock();
      try {
        return now();
      } finally {
        average += (clock() - start - average) / 8;
      }
    },
  };
}
