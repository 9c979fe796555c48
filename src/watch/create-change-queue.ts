/** Files that have changed and have not been told, and what went wrong while they were looked for. */
export interface ChangeQueue {
  add(path: string): void;
  /** Whoever takes the next is told; of several failures, the first. */
  fail(error: Error): void;
  /** Resolves when there is something to take: at once where there is already. */
  filled(): Promise<void>;
  /** Resolves when nothing has been added for so many milliseconds, or something was during every one of twenty such pauses. */
  settled(quietMs: number): Promise<void>;
  /** Takes out all there is; throws what the queue was failed with. */
  take(): readonly string[];
}

/** Waits for some milliseconds. */
type Pause = (ms: number) => Promise<void>;

const sleep: Pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Pauses after which no more are waited for: a log in the content folder, which is written without end, would never let changes settle. Twenty
 * of 60 ms are 1.2 s; a checkout that takes longer is told in parts.
 */
const mostPauses = 20;

/** An empty queue. */
export function createChangeQueue(pause: Pause = sleep): ChangeQueue {
  const pending = new Set<string>();
  let added = 0;
  let failure: Error | undefined;
  let wake = (): void => {};
  return {
    add(path) {
      pending.add(path);
      added += 1;
      wake();
    },
    fail(error) {
      failure ??= error;
      wake();
    },
    async filled() {
      if (pending.size > 0 || failure) return;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    },
    async settled(quietMs) {
      for (let pauses = 0; pauses < mostPauses; pauses += 1) {
        const before = added;
        await pause(quietMs);
        if (added === before) return;
      }
    },
    take() {
      if (failure) throw failure;
      const paths = [...pending];
      pending.clear();
      return paths;
    },
  };
}
