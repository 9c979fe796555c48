/** Collects changed files until a build takes them. */
export interface ChangeQueue {
  add(path: string): void;
  /** Makes the next `take` throw; later failures are ignored. */
  fail(error: Error): void;
  /** Resolves when the queue contains a file or a failure. */
  filled(): Promise<void>;
  /** Resolves when no file was added for some milliseconds, or after twenty attempts. */
  settled(quietMs: number): Promise<void>;
  /** Removes and returns all files. Throws the failure, if any. */
  take(): readonly string[];
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Stop waiting when a file keeps changing, for instance a log in the content folder. */
const maxPauses = 20;

/** Creates an empty queue. `pause` waits for some milliseconds. */
export function createChangeQueue(pause = sleep): ChangeQueue {
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
      for (let pauses = 0; pauses < maxPauses; pauses += 1) {
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
