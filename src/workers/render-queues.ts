import type { RenderTask } from '../model/render-task.ts';
import type { BodySource, RenderJob } from '../render/render-tasks.ts';
import type { WorkerSlot } from './worker-slot.ts';
import type { WorkerThread } from './worker-thread.ts';

/** The thread that holds the body of a page. */
export type Holders = ReadonlyMap<RenderTask, WorkerThread>;

/**
 * Finds the threads that hold the bodies of these pages. A thread gives a body away when it renders the page, so of
 * several pages with one body only the first is rendered there; the body is sent to the others.
 */
export function takeBodies(owners: Map<string, WorkerThread>, tasks: readonly RenderTask[]): Holders {
  const holders = new Map<RenderTask, WorkerThread>();
  for (const task of tasks) {
    const hash = task.props.article?.bodyHash ?? '';
    const owner = owners.get(hash);
    if (owner) holders.set(task, owner);
    owners.delete(hash);
  }
  return holders;
}

/** Pages that are left to render, by the slot that renders them best. */
export type Queues = ReadonlyMap<WorkerSlot, RenderTask[]>;

/** Assigns each page to the slot that holds its body, and distributes the rest. */
export function queuesByHolder(
  tasks: readonly RenderTask[],
  slots: readonly WorkerSlot[],
  holders: Holders,
): Queues {
  const queues = new Map(slots.map((slot): [WorkerSlot, RenderTask[]] => [slot, []]));
  for (const [index, task] of tasks.entries()) {
    const holder = holders.get(task);
    const slot = (holder && slots.find((one) => one.isCurrent(holder))) ?? slots[index % slots.length];
    if (slot) queues.get(slot)?.push(task);
  }
  return queues;
}

/** Removes the next pages from a slot's own queue, or from the end of the longest one; none when all are rendered. */
export function nextBatch(slot: WorkerSlot, queues: Queues, size: number): RenderTask[] {
  const own = queues.get(slot) ?? [];
  if (own.length > 0) return own.splice(0, size);
  const longest = [...queues.values()].sort((a, b) => b.length - a.length)[0] ?? [];
  return longest.splice(Math.max(0, longest.length - size));
}

/** The body to send to a thread; undefined if the page has none or the thread holds it. */
export async function bodyFor(
  task: RenderTask,
  thread: WorkerThread,
  holders: Holders,
  bodyOf: BodySource,
): Promise<RenderJob['body']> {
  const hash = task.props.article?.bodyHash;
  return hash === undefined || holders.get(task) === thread ? undefined : bodyOf(hash);
}
