/** Chooses for each call to the disk between its synchronous and its asynchronous version. */
export interface AdaptiveIo {
  /** Runs `sync` while the disk is fast, and `async` while it is slow. Both have the same outcome. */
  run<Outcome>(sync: () => Outcome, async: () => Promise<Outcome>): Promise<Outcome>;
}

/** Milliseconds from which a call is slow. */
const defaultSlowCall = 0.5;

/** Number of asynchronous calls between two measurements of a slow disk. */
const unmeasuredCalls = 64;

/**
 * Measures the disk. On a fast disk, switching threads takes longer than the call itself. On a slow one, for
 * instance behind a network, calls have to overlap.
 *
 * @param clock returns milliseconds
 * @param slowCall milliseconds from which a call is slow
 */
export function createAdaptiveIo(clock: () => number, slowCall = defaultSlowCall): AdaptiveIo {
  let average = 0;
  let unmeasured = 0;
  return {
    async run(sync, async) {
      if (average > slowCall && unmeasured < unmeasuredCalls) {
        unmeasured++;
        return async();
      }
      unmeasured = 0;
      const start = clock();
      try {
        return sync();
      } finally {
        average += (clock() - start - average) / 8;
      }
    },
  };
}
