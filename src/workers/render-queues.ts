import type { RenderTask } from '../model/render-task.ts';
import type { BodySource } from './task-runner.ts';
import type { RenderJob } from './tasks.ts';
import type { Seat } from './worker-slot.ts';
import type { WorkerThread } from './worker-thread.ts';

/** The thread that draws a page from a body that it holds. */
export type Holders = ReadonlyMap<RenderTask, WorkerThread>;

/**
 * Who holds the bodies of these pages. A thread gives a body away when it draws it, so only the first of several pages that share one gets it there;
 * to the others it travels, also when this round fails.
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

/** What is left to draw, by the place that draws it best. */
export type Queues = ReadonlyMap<Seat, RenderTask[]>;

/** Gives each page to the place where its body is, and deals out the rest. */
export function queuesByHolder(
  tasks: readonly RenderTask[],
  seats: readonly Seat[],
  holders: Holders,
): Queues {
  const queues = new Map(seats.map((seat): [Seat, RenderTask[]] => [seat, []]));
  for (const [index, task] of tasks.entries()) {
    const holder = holders.get(task);
    const seat = (holder && seats.find((one) => one.isTakenBy(holder))) ?? seats[index % seats.length];
    if (seat) queues.get(seat)?.push(task);
  }
  return queues;
}

/** The next pages of a place's own queue, else some of the longest queue there is; none when all is drawn. */
export function nextBatch(seat: Seat, queues: Queues, size: number): RenderTask[] {
  const own = queues.get(seat) ?? [];
  if (own.length > 0) return own.splice(0, size);
  const longest = [...queues.values()].sort((a, b) => b.length - a.length)[0] ?? [];
  return longest.splice(Math.max(0, longest.length - size));
}

/** The body that has to travel to a thread; undefined where the page has none or the thread holds it. */
export async function bodyFor(
  task: RenderTask,
  thread: WorkerThread,
  holders: Holders,
  bodyOf: BodySource,
): Promise<RenderJob['body']> {
  const hash = task.props.article?.bodyHash;
  return hash === undefined || holders.get(task) === thread ? undefined : bodyOf(hash);
}
