import type { FileSystem } from '../effects/file-system.ts';
import type { RenderTask } from '../model/render-task.ts';
import { createInlineRunner } from './inline-runner.ts';
import type { TaskRunner } from './task-runner.ts';
import { createWorkerPool, type PoolOptions } from './worker-pool.ts';

/** How tasks are run. */
export interface TaskRunnerOptions extends PoolOptions {
  /** Where files are written without threads. */
  readonly files: FileSystem;
  /**
   * Pages, parts of pages, or files from which threads are used: starting a thread costs as much as parsing
   * forty pages.
   */
  readonly pooledFrom?: number | undefined;
  /**
   * Once it is aborted, threads start no further page, and the call rejects. A handful of pages is finished.
   */
  readonly signal?: AbortSignal | undefined;
}

/** A runner that starts threads when there is enough to do. */
export interface ThreadedTaskRunner extends TaskRunner {
  /** Starts threads if this many pages are worth it: a hint that changes no result. */
  prestart(pages: number): void;
  /** Parses and renders a few pages on this thread, so that the next ones are fast. */
  readonly inline: Pick<TaskRunner, 'parsePages' | 'preload'>;
}

const defaultPooledFrom = 80;

/** Creates a runner that works on the calling thread, and uses threads for many pages. */
export function createTaskRunner(options: TaskRunnerOptions): ThreadedTaskRunner {
  const { signal, pooledFrom = defaultPooledFrom } = options;
  const inline = createInlineRunner(options.files);
  let pool: TaskRunner | undefined;
  let closed = Promise.resolve();
  const runnerFor = (count: number): TaskRunner => {
    if (count < pooledFrom) return inline;
    pool ??= createWorkerPool(options);
    return pool;
  };
  return {
    inline,
    prestart: (pages) => void runnerFor(pages),
    preload: (location) => pool?.preload(location),
    async parsePages(tasks, textOf, onResult) {
      const runner = runnerFor(tasks.length);
      if (runner === inline) return inline.parsePages(tasks, textOf, onResult);
      const readUnlessAborted = async (task: (typeof tasks)[number]) => {
        signal?.throwIfAborted();
        return textOf(task);
      };
      await runner.parsePages(tasks, readUnlessAborted, onResult);
    },
    async renderTasks(tasks, location, bodiesOf, onResult) {
      // Without pages the templates need not be loaded.
      if (tasks.length === 0) return;
      const runner = runnerFor(tasks.length > 1 ? weightOf(tasks) : 1);
      if (runner === inline) return inline.renderTasks(tasks, location, bodiesOf, onResult);
      await runner.renderTasks(tasks, location, bodiesOf, async (result) => {
        await onResult(result);
        signal?.throwIfAborted();
      });
    },
    // Threads have loaded the templates already.
    fragmentsOf: (location) => (pool ?? inline).fragmentsOf(location),
    renderSocialImage: (task) => (pool ?? inline).renderSocialImage(task),
    finishServiceWorker: (parts) => (pool ?? inline).finishServiceWorker(parts),
    writeOutputs: (outputs, outDir, over) => runnerFor(outputs.length).writeOutputs(outputs, outDir, over),
    async close() {
      const open = pool;
      pool = undefined;
      closed = open ? open.close() : closed;
      await closed;
    },
  };
}

/** Demos count as pages do, because one takes as long to render. */
function weightOf(tasks: readonly RenderTask[]): number {
  const parts = tasks.map(({ props }) => props.article?.parts.length ?? 0);
  return parts.reduce((sum, count) => sum + count, tasks.length);
}
