import type { WorkerThread } from './worker-thread.ts';

/**
 * A place in the pool that one thread occupies at a time. A thread that dies or grows too large is replaced.
 */
export interface WorkerSlot {
  /** Starts a thread now, and not with the first work. */
  open(): void;
  /** True once it has a thread. */
  isOpen(): boolean;
  /** Runs work with the current thread, which stays open until the work is done. */
  use<Result>(work: (thread: WorkerThread) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/**
 * Creates a slot, whose thread starts with its first work. A thread that is dead, or whose heap exceeds
 * `maxHeap` bytes, is replaced before the next work.
 */
export function createWorkerSlot(start: () => WorkerThread, maxHeap: number): WorkerSlot {
  /** The open threads with the number of calls that use them. */
  const users = new Map<WorkerThread, number>();
  let current: WorkerThread | undefined;
  let isClosed = false;

  const open = (): WorkerThread => {
    if (current && !current.isDead()) return current;
    // A thread that starts after the slot was closed would stay open.
    if (isClosed) throw new Error('The worker slot is closed.');
    current = start();
    users.set(current, 0);
    return current;
  };
  const release = async (thread: WorkerThread) => {
    const left = (users.get(thread) ?? 0) - 1;
    users.set(thread, left);
    if (thread === current && (thread.isDead() || thread.heap() > maxHeap)) current = undefined;
    if (thread === current || left > 0) return;
    users.delete(thread);
    await thread.close();
  };

  return {
    open,
    isOpen: () => current !== undefined,
    async use(work) {
      const thread = open();
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
