import type { WorkerThread } from './worker-thread.ts';

/**
 * A place in the pool that one thread occupies at a time. A thread that dies or grows too large is replaced.
 */
export interface WorkerSlot {
  /** Runs work with the current thread, which stays open until the work is done. */
  use<Result>(work: (thread: WorkerThread) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/**
 * Creates a slot with a started thread. A thread that is dead, or whose heap exceeds `maxHeap` bytes, is
 * replaced after its work.
 */
export function createWorkerSlot(start: () => WorkerThread, maxHeap: number): WorkerSlot {
  /** The open threads with the number of calls that use them. */
  const users = new Map<WorkerThread, number>();
  let current = open();
  let isClosed = false;

  function open(): WorkerThread {
    const thread = start();
    users.set(thread, 0);
    return thread;
  }
  const release = async (thread: WorkerThread) => {
    const left = (users.get(thread) ?? 0) - 1;
    users.set(thread, left);
    // A thread that starts after the slot was closed would stay open.
    const isSpent = thread.isDead() || thread.heap() > maxHeap;
    if (thread === current && isSpent && !isClosed) current = open();
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
        await release(thread);
      }
    },
    async close() {
      isClosed = true;
      await Promise.all([...users.keys()].map((thread) => thread.close()));
    },
  };
}
