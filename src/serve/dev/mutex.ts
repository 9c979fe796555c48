/** Lets one piece of work at a time have its turn, in the order in which they came. */
export function createMutex(): <Value>(work: () => Promise<Value>) => Promise<Value> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    // Whoever asked hears of a failure; the next turn begins all the same.
    last = turn.catch(() => undefined);
    return turn;
  };
}
