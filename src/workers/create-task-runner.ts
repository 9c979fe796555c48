import type { FileSystem } from '../effects/file-system.ts';
import type { RunModule } from '../model/evaluation.ts';
import type { RenderTask } from '../model/render-task.ts';
import type { ParsePages } from '../parse/parse-task.ts';
import { createInlineRunner } from './inline-runner.ts';
import { fewTexts } from './pool/concurrency.ts';
import { createWorkerPool, type PoolOptions, type WorkerPool } from './pool/worker-pool.ts';
import { runModuleIn } from './run-module.ts';
import { type SiteFunctions, siteFunctions } from './site-functions.ts';
import type { TaskRunner } from './task-runner.ts';
import { runsSiteCode } from './thread/site-code.ts';
import type { ExtensionModule } from './thread-extensions.ts';

/** Where files are written, when threads start, and when work ends. */
export interface TaskRunnerOptions extends PoolOptions {
  /** Where files are written without threads. */
  readonly files: FileSystem;
  /**
   * Pages, parts of pages, or files from which threads are used: starting a thread costs as much as parsing
   * forty pages.
   */
  readonly pooledFrom?: number | undefined;
  /**
   * Once it is aborted, threads start no further page, and the call rejects. A handful of pages is finished,
   * unless a thread is blocked.
   */
  readonly signal?: AbortSignal | undefined;
}

/**
 * A runner that starts threads when there is enough to do, and for code of the site, which never runs on the
 * calling thread: there it could end the program, or keep it from being interrupted.
 */
export interface ThreadedTaskRunner extends TaskRunner {
  /** Starts threads if this many pages are worth it: a hint that changes no result. */
  prestart(pages: number): void;
  /** Starts the thread for code of the site: a hint that changes no result. */
  prestartSiteCode(): void;
  /** Runs a module of the site. */
  readonly runModule: RunModule;
  /** Loads the functions that the module of a site adds to the build. */
  functionsOf(module: ExtensionModule): Promise<SiteFunctions>;
  /** Parses and renders a few pages on this thread, so that the next ones are fast. */
  readonly inline: Pick<TaskRunner, 'parsePages' | 'preload'>;
}

const defaultPooledFrom = 80;

/** Creates a runner that works on the calling thread, and uses threads for many pages. */
export function createTaskRunner(options: TaskRunnerOptions): ThreadedTaskRunner {
  const { pooledFrom = defaultPooledFrom, signal } = options;
  const pool = createLazyPool(options);
  const isFew = (count: number) => count < pooledFrom;
  const inThreads = pagesInThreads(pool.open, isFew, signal);
  const inline = createInlineRunner(options.files, inThreads.parsePages);
  const openOrInline = () => pool.opened() ?? inline;
  return {
    inline,
    prestart(pages) {
      if (!isFew(pages)) pool.open().prestart('all');
    },
    prestartSiteCode: () => pool.open().prestart('one'),
    runModule: (code) => runModuleIn(pool.open().first)(code),
    functionsOf: (module) => siteFunctions(module, pool.open().first),
    preload: (location) => pool.opened()?.preload(location),
    async parsePages(tasks, textOf, onResult) {
      if (!isFew(tasks.length)) return inThreads.parsePages(tasks, textOf, onResult);
      const isOurs = ({ extensions }: (typeof tasks)[number]) => extensions === undefined;
      await Promise.all([
        ofSome(tasks, (task) => !isOurs(task), inThreads.parsePages)(textOf, onResult),
        ofSome(tasks, isOurs, inline.parsePages)(textOf, onResult),
      ]);
    },
    async renderTasks(tasks, location, ...rest) {
      // Without pages the templates need not be loaded.
      if (tasks.length === 0) return;
      const canBeInline = isFew(weightOf(tasks)) && !location.own && !tasks.some(runsSiteCode);
      await (canBeInline ? inline : inThreads).renderTasks(tasks, location, ...rest);
    },
    fragmentsOf(location) {
      // Threads have loaded the templates already.
      const runner = location.own ? pool.open() : openOrInline();
      const inThread = () => pool.open().fragmentsOf(location);
      return { ...runner.fragmentsOf(location), frame: (...given) => inThread().frame(...given) };
    },
    renderSocialImage: (task) => openOrInline().renderSocialImage(task),
    finishServiceWorker: (parts) => openOrInline().finishServiceWorker(parts),
    readTerms: (texts) => (texts.length > fewTexts ? pool.open() : openOrInline()).readTerms(texts),
    writeOutputs: (outputs, outDir, over) =>
      (isFew(outputs.length) ? inline : pool.open()).writeOutputs(outputs, outDir, over),
    close: pool.close,
  };
}

/** Creates a pool with its first use, and another one if it is used after `close`. */
function createLazyPool(options: PoolOptions) {
  let pool: WorkerPool | undefined;
  let closed = Promise.resolve();
  return {
    open(): WorkerPool {
      pool ??= createWorkerPool(options);
      return pool;
    },
    /** The pool, if there is one. */
    opened: () => pool,
    async close() {
      const open = pool;
      pool = undefined;
      closed = open ? open.close() : closed;
      await closed;
    },
  };
}

/** Parses and renders in threads, few pages in the first one alone. Starts no page after the signal. */
function pagesInThreads(
  openPool: () => WorkerPool,
  isFew: (count: number) => boolean,
  signal: AbortSignal | undefined,
): Pick<TaskRunner, 'parsePages' | 'renderTasks'> {
  const runnerFor = (count: number) => (isFew(count) ? openPool().single : openPool());
  return {
    async parsePages(tasks, textOf, onResult) {
      const readUnlessAborted = async (task: (typeof tasks)[number]) => {
        signal?.throwIfAborted();
        return textOf(task);
      };
      await runnerFor(tasks.length).parsePages(tasks, readUnlessAborted, onResult);
    },
    async renderTasks(tasks, location, bodiesOf, onResult) {
      await runnerFor(weightOf(tasks)).renderTasks(tasks, location, bodiesOf, async (result) => {
        await onResult(result);
        signal?.throwIfAborted();
      });
    },
  };
}

/** Runs some of the tasks, and passes results on with their places among all of them. */
function ofSome(
  tasks: Parameters<ParsePages>[0],
  isWanted: (task: Parameters<ParsePages>[0][number]) => boolean,
  parsePages: ParsePages,
): (textOf: Parameters<ParsePages>[1], onResult: Parameters<ParsePages>[2]) => Promise<void> {
  const wanted = tasks.flatMap((task, index) => (isWanted(task) ? [{ task, index }] : []));
  return async (textOf, onResult) => {
    if (wanted.length === 0) return;
    await parsePages(
      wanted.map(({ task }) => task),
      textOf,
      (result, position) => onResult(result, wanted[position]?.index ?? 0),
    );
  };
}

/** Demos count as pages do, because one takes as long to render; those of a single page do not. */
function weightOf(tasks: readonly RenderTask[]): number {
  if (tasks.length === 1) return 1;
  const parts = tasks.map(({ props }) => props.article?.parts.length ?? 0);
  return parts.reduce((sum, count) => sum + count, tasks.length);
}
