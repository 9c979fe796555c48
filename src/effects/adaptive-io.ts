/** Chooses for each call to the disk between its synchronous and its asynchronous version. */
export interface AdaptiveIo {
  /** Uses `callSync` while the disk is fast, and `callAsync` while it is slow. */
  run<Outcome>(
    callSync: () => Outcome | Promise<Outcome>,
    callAsync: () => Promise<Outcome>,
  ): Promise<Outcome>;
}

/** Milliseconds from which a call is slow. */
const defaultSlowCall = 0.5;

/** Number of asynchronous calls between two measurements of a slow disk. */
const unmeasuredCalls = 64;

/**
 * Measures the disk by a clock in milliseconds. On a fast disk, switching threads takes longer than the call
 * itself. On a slow one, for instance behind a network, calls have to overlap.
 */
export function createAdaptiveIo(clock: () => number, slowCall = defaultSlowCall): AdaptiveIo {
  let average = 0;
  let unmeasured = 0;
  return {
    async run(callSync, callAsync) {
      if (average > slowCall && unmeasured < unmeasuredCalls) {
        unmeasured++;
        return callAsync();
      }
      unmeasured = 0;
      const start = clock();
      try {
        return callSync();
      } finally {
        average += (clock() - start - average) / 8;
      }
    },
  };
}
