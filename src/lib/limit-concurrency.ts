/** Creates a function that runs at most so many pieces of work at once, the others in their order. */
export function limitConcurrency(most: number): <Value>(work: () => Promise<Value>) => Promise<Value> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running === most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The place passes on to the next one.
      if (next) next();
      else running -= 1;
    }
  };
}
