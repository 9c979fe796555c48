/** Work of which one piece runs at a time, and which newer work ends. */
export interface Preemptible {
  /**
   * Runs a piece of work until it ends, the given signal is aborted, or `stop` is called. Returns undefined
   * in the last two cases, even if the work did not heed its signal.
   */
  run<Value>(signal: AbortSignal, work: (signal: AbortSignal) => Promise<Value>): Promise<Value | undefined>;
  /** Aborts the piece that runs, if any, and resolves when it has ended. */
  stop(): Promise<void>;
}

/** Creates it without a piece of work. */
export function createPreemptible(): Preemptible {
  let running: { readonly stopped: AbortController; readonly ended: Promise<unknown> } | undefined;
  const stop = async () => {
    running?.stopped.abort();
    await running?.ended;
  };
  return {
    stop,
    async run(given, work) {
      // Without a wait if nothing runs: a call of `stop` right after this one must find the work.
      while (running) await stop();
      const stopped = new AbortController();
      const signal = AbortSignal.any([given, stopped.signal]);
      if (signal.aborted) return undefined;
      const working = work(signal);
      const end = () => {
        running = undefined;
      };
      // The caller of `run` gets the error, and the caller of `stop` does not.
      const ended = working.then(end, end);
      running = { stopped, ended };
      try {
        const value = await working;
        return signal.aborted ? undefined : value;
      } catch (error) {
        if (signal.aborted) return undefined;
        throw error;
      }
    },
  };
}
