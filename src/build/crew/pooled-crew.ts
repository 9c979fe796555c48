import type { FilePath } from '../../model/path.ts';
import type { RenderTask } from '../../model/render-task.ts';
import type { BodySource, Crew } from './crew.ts';
import type { ParseResult, RenderJob } from './workbench.ts';
import { startWorkerThread, type WorkerThread } from './worker-thread.ts';

/** Jobs of one message: large enough that messages cost nothing, small enough that the threads finish together. */
const batchSize = 8;

/** Batches under way in one thread, so that it never waits for the next. */
const lanes = 2;

/** A crew of threads. A page is drawn where it was parsed, so its body stays there, unless a thread has nothing left to do. */
export function createPooledCrew(workerFile: FilePath, size: number): Crew {
  const threads = Array.from({ length: size }, () => startWorkerThread(workerFile));
  /** Who holds which body; null for a body that two pages share, which then travels. */
  const owners = new Map<string, WorkerThread | null>();

  return {
    async parse(jobs, done) {
      const results: ParseResult[] = [];
      const batches = inBatches(jobs.map((job, index) => ({ job, index }))).values();
      await inLanes(threads, async (thread) => {
        for (const batch of batches) {
          const response = await thread.ask({ kind: 'parse', jobs: batch.map(({ job }) => job) });
          if (response.kind !== 'parsed') throw new Error(`A worker answered ${response.kind} to parse.`);
          for (const [position, result] of response.results.entries()) {
            results[batch[position]?.index ?? 0] = result;
            const hash = result.parsed.value.bodyHash;
            owners.set(hash, owners.has(hash) ? null : thread);
          }
          done(batch.length);
        }
      });
      return results;
    },
    async render(jobs, location, bodyOf, done) {
      const tasks = jobs.map(({ task }) => task);
      const held = bodiesHeld(owners, tasks);
      // A thread gives a body away when it draws it, so nobody may be asked for it again, also when this round fails.
      owners.clear();
      const queues = queuesByOwner(tasks, threads, held);
      await inLanes(threads, async (thread) => {
        for (let batch = nextBatch(thread, queues); batch.length > 0; batch = nextBatch(thread, queues)) {
          const withBodies = await Promise.all(batch.map((task) => renderJob(task, thread, held, bodyOf)));
          const response = await thread.ask({ kind: 'render', jobs: withBodies, location });
          if (response.kind !== 'rendered') throw new Error(`A worker answered ${response.kind} to render.`);
          for (const result of response.results) await done(result);
        }
      });
    },
    async close() {
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}

type Owners = ReadonlyMap<string, WorkerThread | null>;

/** Who holds which body in this round: a body that two of the pages have travels, even if it was parsed once. */
function bodiesHeld(owners: Owners, tasks: readonly RenderTask[]): Owners {
  const held = new Map(owners);
  const seen = new Set<string>();
  for (const { props } of tasks) {
    const hash = props.article?.bodyHash;
    if (hash === undefined) continue;
    if (seen.has(hash)) held.set(hash, null);
    seen.add(hash);
  }
  return held;
}

type Queues = ReadonlyMap<WorkerThread, RenderTask[]>;

function queuesByOwner(
  tasks: readonly RenderTask[],
  threads: readonly WorkerThread[],
  owners: Owners,
): Queues {
  const queues = new Map(threads.map((thread): [WorkerThread, RenderTask[]] => [thread, []]));
  for (const [index, task] of tasks.entries()) {
    const owner = owners.get(task.props.article?.bodyHash ?? '') ?? threads[index % threads.length];
    if (owner) queues.get(owner)?.push(task);
  }
  return queues;
}

/** The next jobs of a thread's own queue, else some of the longest queue there is. */
function nextBatch(thread: WorkerThread, queues: Queues): RenderTask[] {
  const own = queues.get(thread) ?? [];
  if (own.length > 0) return own.splice(0, batchSize);
  const longest = [...queues.values()].sort((a, b) => b.length - a.length)[0] ?? [];
  return longest.splice(Math.max(0, longest.length - batchSize));
}

async function renderJob(
  task: RenderTask,
  thread: WorkerThread,
  owners: Owners,
  bodyOf: BodySource,
): Promise<RenderJob> {
  const hash = task.props.article?.bodyHash;
  return hash === undefined || owners.get(hash) === thread ? { task } : { task, body: await bodyOf(hash) };
}

function inBatches<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / batchSize) }, (_, index) =>
    items.slice(index * batchSize, (index + 1) * batchSize),
  );
}

async function inLanes(
  threads: readonly WorkerThread[],
  work: (thread: WorkerThread) => Promise<void>,
): Promise<void> {
  await Promise.all(threads.flatMap((thread) => Array.from({ length: lanes }, () => work(thread))));
}
