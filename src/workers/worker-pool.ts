import type { FilePath } from '../model/path.ts';
import type { TemplateLocation } from '../render/load-templates.ts';
import { errandsBy } from '../render/site-fragments.ts';
import { parseInThreads } from './parse-in-threads.ts';
import { renderInThreads } from './render-in-threads.ts';
import type { Crew } from './task-runner.ts';
import { createSeat, type Seat } from './worker-slot.ts';
import { startWorkerThread, type WorkerThread } from './worker-thread.ts';
import { writeInThreads } from './write-in-threads.ts';

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

/** A crew of threads; each answers for several pages or files at a time. */
export function createPooledCrew({ workerFile, threads, warn }: PoolOptions, options = { mostHeap }): Crew {
  const seats = Array.from({ length: threads }, () =>
    createSeat(() => startWorkerThread(workerFile, warn), options.mostHeap),
  );
  /** Who holds which body: the first that parsed it. */
  const owners = new Map<string, WorkerThread>();
  let announced: TemplateLocation | undefined;
  let parsing = 0;
  const load = (seat: Seat) => {
    const location = announced;
    if (!location) return;
    // Templates that cannot be loaded are told by the page that is drawn with them.
    seat.use((thread) => thread.ask('prepare', location)).catch(() => {});
  };
  const parse = parseInThreads(seats, {
    held(bodyHash, thread) {
      if (!owners.has(bodyHash)) owners.set(bodyHash, thread);
    },
    free: load,
  });
  const render = renderInThreads(seats, owners);

  return {
    // The threads have started already.
    expect() {},
    announce(location) {
      announced = location;
      if (parsing === 0) for (const seat of seats) load(seat);
    },
    async parse(...job) {
      parsing++;
      await parse(...job).finally(() => {
        parsing--;
      });
    },
    render(jobs, location, bodyOf, done) {
      // Those that were announced may have been others.
      announced = location;
      return render(jobs, location, bodyOf, done);
    },
    errands: (location) =>
      errandsBy(async (errand) => seats[0]?.use((thread) => thread.ask('errand', { errand, location }))),
    finishWorker: async (order) => {
      const [seat] = seats;
      if (!seat) throw new Error('A crew without threads was asked for a service worker.');
      return seat.use((thread) => thread.ask('worker', order));
    },
    write: writeInThreads(seats),
    async close() {
      await Promise.all(seats.map((seat) => seat.close()));
    },
  };
}
