import { type ReadPages, readElsewhere, readTerms, type SearchText } from '../assemble/search/read-terms.ts';
import type { TemplateLocation } from '../render/load-templates.ts';
import {
  type FragmentTask,
  fragmentsVia,
  UnfinishedFragment,
  unfinishedFragment,
} from '../render/site-fragments.ts';
import { parseInThreads } from './parse-in-threads.ts';
import type { Answers } from './protocol.ts';
import { renderInThreads } from './render-in-threads.ts';
import type { TaskRunner } from './task-runner.ts';
import { ThreadStopped } from './thread-stopped.ts';
import { untilAnswered, untilFinished } from './until-answered.ts';
import { createWorkerSlot, type WorkerSlot } from './worker-slot.ts';
import { startWorkerThread, type ThreadOptions } from './worker-thread.ts';
import { writeInThreads } from './write-in-threads.ts';

/**
 * Bytes of heap above which a thread is replaced. Garbage of pages stays far below, but the module of a demo
 * may keep anything.
 */
const defaultMaxHeap = 240_000_000;

/** The worker, the number of threads, and what limits them. */
export interface PoolOptions extends ThreadOptions {
  readonly threads: number;
  readonly maxHeap?: number;
}

/** Threads that start with their first work. */
export interface WorkerPool extends TaskRunner {
  /** Starts the first thread, or all. */
  prestart(threads: 'one' | 'all'): void;
  /** Parses and renders in the first thread, for work that would hardly occupy another one. */
  readonly single: Pick<TaskRunner, 'parsePages' | 'renderTasks'>;
  /** The first thread, for code of the site that belongs to no page. */
  readonly first: WorkerSlot;
}

/** Creates a pool of threads; each answers requests for several pages or files at a time. */
export function createWorkerPool(options: PoolOptions): WorkerPool {
  const { threads, maxHeap = defaultMaxHeap } = options;
  const newSlot = () => createWorkerSlot(() => startWorkerThread(options), maxHeap);
  const first = newSlot();
  const slots = [first, ...Array.from({ length: threads - 1 }, newSlot)];
  let preloaded: TemplateLocation | undefined;
  let parsing = 0;
  const load = (slot: WorkerSlot) => {
    const location = preloaded;
    if (!location) return;
    // A failure is reported by the page that is rendered with these templates.
    slot.use((thread) => thread.ask('preload', location)).catch(() => {});
  };
  const pagesIn = (used: readonly WorkerSlot[]): WorkerPool['single'] => {
    const parse = parseInThreads(used, load);
    const render = renderInThreads(used);
    return {
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
    };
  };

  let turn = 0;
  const nextSlot = () => {
    turn = (turn + 1) % slots.length;
    return slots[turn] ?? first;
  };

  const nextOpen = () => {
    const slot = nextSlot();
    return slot.isOpen() ? slot : slots.find((other) => other.isOpen());
  };

  return {
    ...pagesIn(slots),
    single: pagesIn([first]),
    first,
    prestart(wanted) {
      for (const slot of wanted === 'all' ? slots : [first]) slot.open();
    },
    preload(location) {
      preloaded = location;
      if (parsing === 0) for (const slot of slots) if (slot.isOpen()) load(slot);
    },
    fragmentsOf: (location) => fragmentsVia((task) => fragmentInThread(first, task, location)),
    renderSocialImage: (task) => nextSlot().use((thread) => thread.ask('socialImage', task)),
    finishServiceWorker: (parts) => first.use((thread) => thread.ask('finishServiceWorker', parts)),
    async readTerms(texts) {
      const slot = nextOpen();
      return slot ? readInThread(slot, texts) : readTerms(texts);
    },
    writeOutputs: writeInThreads(slots),
    async close() {
      await Promise.all(slots.map((slot) => slot.close()));
    },
  };
}

async function readInThread(slot: WorkerSlot, texts: readonly SearchText[]): Promise<ReadPages> {
  const bytes = await untilAnswered(
    slot,
    (thread) => thread.ask('searchTerms', texts),
    // Another request of the thread was the cause.
    () => {},
  );
  return readElsewhere(bytes);
}

/**
 * Renders a fragment in the thread of a slot. Rejects with `UnfinishedFragment` for one that all pages share.
 */
async function fragmentInThread(
  slot: WorkerSlot,
  task: FragmentTask,
  location: TemplateLocation,
): Promise<Answers['fragment']> {
  try {
    return await untilFinished(slot, (thread) => thread.ask('fragment', { task, location }));
  } catch (error) {
    if (!(error instanceof ThreadStopped)) throw error;
    const notice = unfinishedFragment(task, error.reason);
    if (!notice) throw new UnfinishedFragment(error.reason);
    return notice;
  }
}
