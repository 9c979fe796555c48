import type { WorkerThread } from './worker-thread.ts';

/** A place in the crew that one thread has at a time: where a thread swells or dies, a fresh one takes its place. */
export interface Seat {
  /** Works with the thread of the moment, which stays until the work is done. */
  use<Result>(work: (thread: WorkerThread) => Promise<Result>): Promise<Result>;
  /** Whether this thread has the place now; one that had to go took what it held along. */
  isTakenBy(thread: WorkerThread): boolean;
  close(): Promise<void>;
}

/** Sets up a place. `start` starts a thread; one that is dead or whose heap holds more than `mostHeap` bytes after a piece of work is replaced. */
export function createSeat(start: () => WorkerThread, mostHeap: number): Seat {
  /** The threads that are alive, with the number of those who work with them. */
  const users = new Map<WorkerThread, number>();
  let current = enter();
  let isClosed = false;

  function enter(): WorkerThread {
    const thread = start();
    users.set(thread, 0);
    return thread;
  }
  const leave = async (thread: WorkerThread) => {
    const left = (users.get(thread) ?? 0) - 1;
    users.set(thread, left);
    // Nobody would end a thread that starts after all were told to end.
    const isSpent = thread.isDead() || thread.heap() > mostHeap;
    if (thread === current && isSpent && !isClosed) current = enter();
    if (thread === current || left > 0) return;
    users.delete(thread);
    await thread.close();
  };

  return {
    async use(work) {
      const thread = current;
      users.set(thread, (users.get(thread) ?? 0) + 1);
      try {
        return await work(thread);
      } finally {
        await leave(thread);
      }
    },
    isTakenBy: (thread) => thread === current,
    async close() {
      isClosed = true;
      await Promise.all([...users.keys()].map((thread) => thread.close()));
    },
  };
}
