import type { FileSystem } from '../effects/file-system.ts';
import type { RunModule } from '../model/evaluation.ts';
import type { RenderTask } from '../model/render-task.ts';
import type { ParsePages } from '../parse/parse-task.ts';
import { createInlineRunner } from './inline-runner.ts';
import { runModuleIn } from './run-module.ts';
import { runsSiteCode } from './site-code.ts';
import { type SiteFunctions, siteFunctions } from './site-functions.ts';
import type { TaskRunner } from './task-runner.ts';
import type { ExtensionModule } from './thread-extensions.ts';
import { createWorkerPool, type PoolOptions, type WorkerPool } from './worker-pool.ts';

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
  const { signal, pooledFrom = defaultPooledFrom } = options;
  let pool: WorkerPool | undefined;
  let closed = Promise.resolve();
  const threads = (): WorkerPool => {
    pool ??= createWorkerPool(options);
    return pool;
  };
  const parseInPool: ParsePages = async (tasks, textOf, onResult) => {
    const runner = tasks.length < pooledFrom ? threads().single : threads();
    const readUnlessAborted = async (task: (typeof tasks)[number]) => {
      signal?.throwIfAborted();
      return textOf(task);
    };
    await runner.parsePages(tasks, readUnlessAborted, onResult);
  };
  const inline = createInlineRunner(options.files, parseInPool);
  return {
    inline,
    prestart(pages) {
      if (pages >= pooledFrom) threads().prestart('all');
    },
    prestartSiteCode: () => threads().prestart('one'),
    runModule: (code) => runModuleIn(threads().first)(code),
    functionsOf: (module) => siteFunctions(module, threads().first),
    preload: (location) => pool?.preload(location),
    async parsePages(tasks, textOf, onResult) {
      if (tasks.length >= pooledFrom) return parseInPool(tasks, textOf, onResult);
      const isOurs = ({ extensions }: (typeof tasks)[number]) => extensions === undefined;
      await Promise.all([
        ofSome(tasks, (task) => !isOurs(task), parseInPool)(textOf, onResult),
        ofSome(tasks, isOurs, inline.parsePages)(textOf, onResult),
      ]);
    },
    async renderTasks(tasks, location, bodiesOf, onResult) {
      // Without pages the templates need not be loaded.
      if (tasks.length === 0) return;
      const isFew = (tasks.length > 1 ? weightOf(tasks) : 1) < pooledFrom;
      if (isFew && !location.own && !tasks.some(runsSiteCode))
        return inline.renderTasks(tasks, location, bodiesOf, onResult);
      const runner = isFew ? threads().single : threads();
      await runner.renderTasks(tasks, location, bodiesOf, async (result) => {
        await onResult(result);
        signal?.throwIfAborted();
      });
    },
    fragmentsOf(location) {
      // Threads have loaded the templates already.
      const runner = location.own ? threads() : (pool ?? inline);
      return {
        ...runner.fragmentsOf(location),
        frame: (...given) =>
          threads()
            .fragmentsOf(location)
            .frame(...given),
      };
    },
    renderSocialImage: (task) => (pool ?? inline).renderSocialImage(task),
    finishServiceWorker: (parts) => (pool ?? inline).finishServiceWorker(parts),
    // Reading takes less than starting a thread.
    readTerms: (texts) => (pool ?? inline).readTerms(texts),
    writeOutputs: (outputs, outDir, over) =>
      (outputs.length < pooledFrom ? inline : threads()).writeOutputs(outputs, outDir, over),
    async close() {
      const open = pool;
      pool = undefined;
      closed = open ? open.close() : closed;
      await closed;
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

/** Demos count as pages do, because one takes as long to render. */
function weightOf(tasks: readonly RenderTask[]): number {
  const parts = tasks.map(({ props }) => props.article?.parts.length ?? 0);
  return parts.reduce((sum, count) => sum + count, tasks.length);
}
