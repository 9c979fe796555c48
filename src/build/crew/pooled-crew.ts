import { allEnded } from '../../lib/all-ended.ts';
import { bytesOf } from '../../lib/bytes-of.ts';
import type { FilePath } from '../../model/path.ts';
import type { RenderTask } from '../../model/render-task.ts';
import type { TemplateLocation } from '../../render/load-templates.ts';
import { createSeat, type Seat } from './create-seat.ts';
import type { BodySource, Crew } from './crew.ts';
import { errandsBy } from './errands.ts';
import { letGo } from './let-go.ts';
import { createPack, type Pack } from './shared-values.ts';
import type { RenderJob } from './workbench.ts';
import { startWorkerThread, type WorkerThread } from './worker-thread.ts';

/** Jobs of one message: large enough that messages cost nothing, small enough that the threads finish together. */
const batchSize = 8;

/** Files of one message: threads go on writing while the main thread is held up for 50 ms. */
const filesOfBatch = 32;

/** Batches under way in one thread, so that it never waits for the next. */
const lanes = 2;

/**
 * Bytes of heap from which on a thread is replaced. Pages leave nothing behind and their garbage stays far below, but the module of a demo
 * may keep what it likes.
 */
const mostHeap = 400_000_000;

/**
 * A crew of threads. A page is drawn where it was parsed when its body is still there, so that it need not travel, unless a thread has
 * nothing left to do.
 */
export function createPooledCrew(workerFile: FilePath, size: number, options = { mostHeap }): Crew {
  const seats = Array.from({ length: size }, () =>
    createSeat(() => startWorkerThread(workerFile), options.mostHeap),
  );
  /** Who holds which body. */
  const owners = new Map<string, WorkerThread>();
  const packs = new WeakMap<WorkerThread, Pack>();
  const packFor = (thread: WorkerThread): Pack => {
    const pack = packs.get(thread) ?? createPack();
    packs.set(thread, pack);
    return pack;
  };
  let announced: TemplateLocation | undefined;
  let parsing = 0;
  const load = (seat: Seat) => {
    const location = announced;
    if (!location) return;
    // Templates that cannot be loaded are told by the page that is drawn with them.
    seat.use((thread) => thread.ask('prepare', location)).catch(() => {});
  };

  return {
    // The threads have started already.
    expect() {},
    announce(location) {
      announced = location;
      if (parsing === 0) for (const seat of seats) load(seat);
    },
    async parse(orders, textOf, done) {
      const pages = orders.map((order, index) => ({ order, index }));
      const batches = inBatches(pages, batchSize).values();
      parsing++;
      const lane = async (seat: Seat) => {
        for (const batch of batches) {
          await seat.use(async (thread) => {
            const jobs = batch.map(async ({ order }) => ({ ...order, text: await textOf(order) }));
            const results = await thread.ask('parse', await Promise.all(jobs));
            for (const [position, result] of results.entries()) {
              const hash = result.parsed.value.bodyHash;
              if (result.held && !owners.has(hash)) owners.set(hash, thread);
              await done(result, batch[position]?.index ?? 0);
            }
          });
        }
        load(seat);
      };
      await inLanes(seats, lane).finally(() => {
        parsing--;
      });
    },
    async render(jobs, location, bodyOf, done) {
      // Those that were announced may have been others.
      announced = location;
      const tasks = jobs.map(({ task }) => task);
      const holders = takeBodies(owners, tasks);
      const queues = queuesByHolder(tasks, seats, holders);
      await inLanes(seats, async (seat) => {
        for (let batch = nextBatch(seat, queues); batch.length > 0; batch = nextBatch(seat, queues)) {
          await seat.use(async (thread) => {
            const bodies = await Promise.all(batch.map((task) => bodyFor(task, thread, holders, bodyOf)));
            const packed = packFor(thread)(batch);
            const results = await thread.ask('render', { packed, bodies, location });
            for (const result of results) await done(result);
          });
        }
      });
    },
    errands: (location) =>
      errandsBy(async (errand) => seats[0]?.use((thread) => thread.ask('errand', { errand, location }))),
    finishWorker: async (order) => {
      const [seat] = seats;
      if (!seat) throw new Error('A crew without threads was asked for a service worker.');
      return seat.use((thread) => thread.ask('worker', order));
    },
    async write(outputs, outDir, signal) {
      const batches = inBatches(outputs, filesOfBatch).values();
      const writeLane = async (seat: Seat) => {
        for (const batch of batches) {
          signal?.throwIfAborted();
          const files = await Promise.all(
            batch.map(async (file) => ({ path: file.path, content: compact(await bytesOf(file)) })),
          );
          const made = files.filter((_, index) => typeof batch[index]?.content === 'function');
          const transfer = made.map(({ content }) => content.buffer);
          const size = files.reduce((sum, { content }) => sum + content.length, 0);
          await seat.use((thread) => thread.ask('write', { files, outDir }, transfer));
          // What pages were made from: their drawings, as the store gave them.
          letGo(size);
        }
      };
      await allEnded(lanesOf(seats, writeLane));
    },
    async close() {
      await Promise.all(seats.map((seat) => seat.close()));
    },
  };
}

/** The thread that draws a page from a body that it holds. */
type Holders = ReadonlyMap<RenderTask, WorkerThread>;

/**
 * Who holds the bodies of these pages. A thread gives a body away when it draws it, so only the first of several pages that share one gets it there;
 * to the others it travels, also when this round fails.
 */
function takeBodies(owners: Map<string, WorkerThread>, tasks: readonly RenderTask[]): Holders {
  const holders = new Map<RenderTask, WorkerThread>();
  for (const task of tasks) {
    const hash = task.props.article?.bodyHash ?? '';
    const owner = owners.get(hash);
    if (owner) holders.set(task, owner);
    owners.delete(hash);
  }
  return holders;
}

type Queues = ReadonlyMap<Seat, RenderTask[]>;

function queuesByHolder(tasks: readonly RenderTask[], seats: readonly Seat[], holders: Holders): Queues {
  const queues = new Map(seats.map((seat): [Seat, RenderTask[]] => [seat, []]));
  for (const [index, task] of tasks.entries()) {
    const holder = holders.get(task);
    const seat = (holder && seats.find((one) => one.isTakenBy(holder))) ?? seats[index % seats.length];
    if (seat) queues.get(seat)?.push(task);
  }
  return queues;
}

/** The next jobs of a place's own queue, else some of the longest queue there is. */
function nextBatch(seat: Seat, queues: Queues): RenderTask[] {
  const own = queues.get(seat) ?? [];
  if (own.length > 0) return own.splice(0, batchSize);
  const longest = [...queues.values()].sort((a, b) => b.length - a.length)[0] ?? [];
  return longest.splice(Math.max(0, longest.length - batchSize));
}

async function bodyFor(
  task: RenderTask,
  thread: WorkerThread,
  holders: Holders,
  bodyOf: BodySource,
): Promise<RenderJob['body']> {
  const hash = task.props.article?.bodyHash;
  return hash === undefined || holders.get(task) === thread ? undefined : bodyOf(hash);
}

function inBatches<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

/** A part of a larger buffer would take all of it along to another thread. */
function compact(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const { buffer } = bytes;
  const isWhole = buffer instanceof ArrayBuffer && bytes.length === buffer.byteLength;
  return isWhole ? new Uint8Array(buffer) : new Uint8Array(bytes);
}

function lanesOf(seats: readonly Seat[], work: (seat: Seat) => Promise<void>): Promise<void>[] {
  return seats.flatMap((seat) => Array.from({ length: lanes }, () => work(seat)));
}

async function inLanes(seats: readonly Seat[], work: (seat: Seat) => Promise<void>): Promise<void> {
  await Promise.all(lanesOf(seats, work));
}
