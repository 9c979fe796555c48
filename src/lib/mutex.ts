/** Creates a function that runs one piece of work at a time, in the order of the calls. */
export function createMutex(): <Value>(work: () => Promise<Value>) => Promise<Value> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    // The caller handles a failure; the next piece of work starts all the same.
    last = result.catch(() => undefined);
    return result;
  };
}
