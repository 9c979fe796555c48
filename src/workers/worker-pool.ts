import type { FilePath } from '../model/path.ts';
import type { TemplateLocation } from '../render/load-templates.ts';
import { fragmentsVia } from '../render/site-fragments.ts';
import { parseInThreads } from './parse-in-threads.ts';
import { renderInThreads } from './render-in-threads.ts';
import type { TaskRunner } from './task-runner.ts';
import { createWorkerSlot, type WorkerSlot } from './worker-slot.ts';
import { startWorkerThread, type WorkerThread } from './worker-thread.ts';
import { writeInThreads } from './write-in-threads.ts';

/**
 * Bytes of heap above which a thread is replaced. Garbage of pages stays far below, but the module of a demo
 * may keep anything.
 */
const defaultMaxHeap = 400_000_000;

/** How a pool is made. */
export interface PoolOptions {
  /** The bundled worker. */
  readonly workerFile: FilePath;
  readonly threads: number;
  readonly maxHeap?: number;
  /** Receives the messages of unhandled errors in modules of the site. */
  warn(message: string): void;
}

/** Creates a pool of threads; each answers requests for several pages or files at a time. */
export function createWorkerPool(options: PoolOptions): TaskRunner {
  const { workerFile, threads, warn, maxHeap = defaultMaxHeap } = options;
  const slots = Array.from({ length: threads }, () =>
    createWorkerSlot(() => startWorkerThread(workerFile, warn), maxHeap),
  );
  let preloaded: TemplateLocation | undefined;
  let parsing = 0;
  const load = (slot: WorkerSlot) => {
    const location = preloaded;
    if (!location) return;
    // A failure is reported by the page that is rendered with these templates.
    slot.use((thread) => thread.ask('preload', location)).catch(() => {});
  };
  const parse = parseInThreads(slots, load);
  const render = renderInThreads(slots);
  const inFirstSlot = <Result>(work: (thread: WorkerThread) => Promise<Result>): Promise<Result> => {
    const [slot] = slots;
    if (!slot) throw new Error('The worker pool has no threads.');
    return slot.use(work);
  };

  let turn = 0;
  const inNextSlot: typeof inFirstSlot = (work) => {
    turn = (turn + 1) % slots.length;
    const slot = slots[turn];
    return slot ? slot.use(work) : inFirstSlot(work);
  };

  return {
    preload(location) {
      preloaded = location;
      if (parsing === 0) for (const slot of slots) load(slot);
    },
    async parsePages(...request) {
      parsing++;
      await parse(...request).finally(() => {
        parsing--;
      });
    },
    renderTasks(tasks, location, ...rest) {
      // The preloaded templates may have been others.
      preloaded = location;
      return render(tasks, location, ...rest);
    },
    fragmentsOf: (location) =>
      fragmentsVia((task) => inFirstSlot((thread) => thread.ask('fragment', { task, location }))),
    renderSocialImage: (task) => inNextSlot((thread) => thread.ask('socialImage', task)),
    finishServiceWorker: (parts) => inFirstSlot((thread) => thread.ask('finishServiceWorker', parts)),
    writeOutputs: writeInThreads(slots),
    async close() {
      await Promise.all(slots.map((slot) => slot.close()));
    },
  };
}
