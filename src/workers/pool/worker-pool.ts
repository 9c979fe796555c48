import { type IndexedBlock, openBlock } from '../../assemble/search/pages/indexed-block.ts';
import { readTerms, type SearchText } from '../../assemble/search/pages/read-terms.ts';
import type { TemplateLocation } from '../../render/load-templates.ts';
import {
  type FragmentTask,
  fragmentsVia,
  UnfinishedFragment,
  unfinishedFragment,
} from '../../render/site-fragments.ts';
import type { Answers } from '../protocol.ts';
import { createPacks, type PackedTemplates, type PackFor } from '../shared-values.ts';
import type { TaskRunner } from '../task-runner.ts';
import { fewTexts } from './concurrency.ts';
import { parseInThreads } from './parse-in-threads.ts';
import { renderInThreads } from './render-in-threads.ts';
import { createSharedTexts, type ShareTexts } from './shared-texts.ts';
import { ThreadStopped } from './thread-stopped.ts';
import { untilFinished } from './until-answered.ts';
import { createWorkerSlot, type WorkerSlot } from './worker-slot.ts';
import { startWorkerThread, type ThreadOptions } from './worker-thread.ts';
import { writeInThreads } from './write-in-threads.ts';

/**
 * Bytes of heap above which a thread is replaced. Garbage of pages stays far below, but the module of a demo
 * may keep anything.
 */
const defaultMaxHeap = 200_000_000;

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
  const turns = takeTurns(first, slots);
  const packFor = createPacks();
  const shareTexts = createSharedTexts();
  const templates = createTemplateLoader(slots, packFor);
  return {
    ...pagesIn(slots, templates, packFor),
    single: pagesIn([first], templates, packFor),
    first,
    prestart(wanted) {
      for (const slot of wanted === 'all' ? slots : [first]) slot.open();
    },
    preload: templates.preload,
    fragmentsOf: (location) =>
      fragmentsVia((task) => fragmentInThread(first, task, (thread) => packFor(thread).templates(location))),
    renderSocialImage: (task) => turns.next().use((thread) => thread.ask('socialImage', task)),
    finishServiceWorker: (parts) => first.use((thread) => thread.ask('finishServiceWorker', parts)),
    async readTerms(texts) {
      // The same thread for all pages, since each that reads them compiles the code and collects the names.
      // The others render meanwhile.
      const slot = slots.find((other) => other.isOpen()) ?? (texts.length > fewTexts ? first : undefined);
      return slot ? readInThread(slot, texts, shareTexts) : readTerms(texts);
    },
    writeOutputs: writeInThreads(slots),
    async close() {
      await Promise.all(slots.map((slot) => slot.close()));
    },
  };
}

/** Returns the slots one after the other, so that work which any thread can do is shared. */
function takeTurns(first: WorkerSlot, slots: readonly WorkerSlot[]) {
  let turn = 0;
  return {
    next(): WorkerSlot {
      turn = (turn + 1) % slots.length;
      return slots[turn] ?? first;
    },
  };
}

/** Lets threads load the templates of the next pages once they have nothing to parse. */
interface TemplateLoader {
  /** Loads templates in all threads that have started, now or when they have parsed their pages. */
  preload(location: TemplateLocation): void;
  /** Names the templates that pages are rendered with. Those to preload may have been others. */
  note(location: TemplateLocation): void;
  /** Loads the templates in a thread that has parsed its pages. */
  load(slot: WorkerSlot): void;
  /** Parses pages, which templates to preload wait for. */
  whileParsing(parse: () => Promise<void>): Promise<void>;
}

function createTemplateLoader(slots: readonly WorkerSlot[], packFor: PackFor): TemplateLoader {
  let wanted: TemplateLocation | undefined;
  let parsing = 0;
  const load = (slot: WorkerSlot) => {
    const location = wanted;
    if (!location) return;
    // A failure is reported by the page that is rendered with these templates.
    slot.use((thread) => thread.ask('preload', packFor(thread).templates(location))).catch(() => {});
  };
  return {
    load,
    preload(location) {
      wanted = location;
      if (parsing === 0) for (const slot of slots) if (slot.isOpen()) load(slot);
    },
    note(location) {
      wanted = location;
    },
    async whileParsing(parse) {
      parsing++;
      await parse().finally(() => {
        parsing--;
      });
    },
  };
}

function pagesIn(
  slots: readonly WorkerSlot[],
  templates: TemplateLoader,
  packFor: PackFor,
): WorkerPool['single'] {
  const parse = parseInThreads(slots, templates.load);
  const render = renderInThreads(slots, packFor);
  return {
    parsePages: (...request) => templates.whileParsing(() => parse(...request)),
    renderTasks(tasks, location, ...rest) {
      templates.note(location);
      return render(tasks, location, ...rest);
    },
  };
}

/** How many threads may be stopped while they read the same texts. */
const maxStops = 3;

async function readInThread(
  slot: WorkerSlot,
  texts: readonly SearchText[],
  share: ShareTexts,
): Promise<IndexedBlock> {
  for (let stops = 0; stops < maxStops; stops++) {
    try {
      const ask = (shared: readonly SearchText[]) => slot.use((thread) => thread.ask('searchTerms', shared));
      return openBlock(await share(texts, ask));
    } catch (error) {
      // Mostly, another request of the thread was the cause.
      if (!(error instanceof ThreadStopped)) throw error;
    }
  }
  // The texts themselves may use up the memory of a thread. This one has more.
  return readTerms(texts);
}

/**
 * Renders a fragment in the thread of a slot. Rejects with `UnfinishedFragment` for one that all pages share.
 */
async function fragmentInThread(
  slot: WorkerSlot,
  task: FragmentTask,
  templatesFor: (thread: object) => PackedTemplates,
): Promise<Answers['fragment']> {
  try {
    return await untilFinished(slot, (thread) =>
      thread.ask('fragment', { task, templates: templatesFor(thread) }),
    );
  } catch (error) {
    if (!(error instanceof ThreadStopped)) throw error;
    const notice = unfinishedFragment(task, error.reason);
    if (!notice) throw new UnfinishedFragment(error.reason);
    return notice;
  }
}
