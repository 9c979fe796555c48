import { allEnded } from '../../lib/all-ended.ts';
import { bytesOf } from '../../lib/bytes-of.ts';
import type { FilePath } from '../../model/path.ts';
import type { TemplateLocation } from '../../render/load-templates.ts';
import { createSeat, type Seat } from './create-seat.ts';
import type { Crew } from './crew.ts';
import { errandsBy } from './errands.ts';
import { letGo } from './let-go.ts';
import { bodyFor, nextBatch, queuesByHolder, takeBodies } from './render-queues.ts';
import { createPack, type Pack } from './shared-values.ts';
import { startWorkerThread, type WorkerThread } from './worker-thread.ts';

/** Pages of one message: large enough that messages cost nothing, small enough that the threads finish together. */
const pagesOfBatch = 8;

/** Files of one message: threads go on writing while the main thread is held up for 50 ms. */
const filesOfBatch = 32;

/** Batches under way in one thread, so that it never waits for the next. */
const lanes = 2;

/**
 * Bytes of heap from which on a thread is replaced. Pages leave nothing behind and their garbage stays far below, but the module of a demo
 * may keep what it likes.
 */
const mostHeap = 400_000_000;

/** How a pool is made. */
export interface PoolOptions {
  /** The bundled worker. */
  readonly workerFile: FilePath;
  readonly threads: number;
  /** Told of errors in modules of the site's that nobody waited for. */
  warn(words: string): void;
}

/**
 * A crew of threads. A page is drawn where it was parsed when its body is still there, so that it need not travel, unless a thread has
 * nothing left to do.
 */
export function createPooledCrew({ workerFile, threads, warn }: PoolOptions, options = { mostHeap }): Crew {
  const seats = Array.from({ length: threads }, () =>
    createSeat(() => startWorkerThread(workerFile, warn), options.mostHeap),
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
      const batches = inBatches(pages, pagesOfBatch).values();
      parsing++;
      const lane: Lane = async (seat, isOver) => {
        for (const batch of batches) {
          if (isOver()) return;
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
      await inLanes(seats, async (seat, isOver) => {
        const next = () => nextBatch(seat, queues, pagesOfBatch);
        for (let batch = next(); batch.length > 0 && !isOver(); batch = next()) {
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
      const writeLane: Lane = async (seat, isOver) => {
        for (const batch of batches) {
          if (isOver()) return;
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

/** Works in a place until there is nothing left to do, or until it is over for all. */
type Lane = (seat: Seat, isOver: () => boolean) => Promise<void>;

/** The lanes of all places. What one fails of ends the others too: nobody asks for the rest any more. */
function lanesOf(seats: readonly Seat[], work: Lane): Promise<void>[] {
  let isOver = false;
  const lane = async (seat: Seat) => {
    try {
      await work(seat, () => isOver);
    } catch (error) {
      isOver = true;
      throw error;
    }
  };
  return seats.flatMap((seat) => Array.from({ length: lanes }, () => lane(seat)));
}

async function inLanes(seats: readonly Seat[], work: Lane): Promise<void> {
  await Promise.all(lanesOf(seats, work));
}
