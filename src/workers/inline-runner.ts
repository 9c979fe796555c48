import { readTerms } from '../assemble/search/pages/read-terms.ts';
import type { FileSystem } from '../effects/file-system.ts';
import { finishServiceWorkerWith } from '../emit/service-worker/finish-service-worker.ts';
import { nextTurn } from '../lib/next-turn.ts';
import type { ParsePages } from '../parse/parse-task.ts';
import type { TemplateLocation } from '../render/load-templates.ts';
import { fragmentsVia } from '../render/site-fragments.ts';
import { writeOutputsWith } from '../write/write-outputs.ts';
import type { TaskRunner } from './task-runner.ts';
import { pictureRenderer } from './thread/render-pictures.ts';
import type { RunParser, ThreadTasks } from './thread/thread-tasks.ts';
import { TookTooLong, withinTime } from './within-time.ts';

/** Milliseconds that a page may block the calling thread, which handles interruptions. */
const parseMs = 2000;

/**
 * Creates a runner on the calling thread: the fastest for a handful of pages, because no thread has to start.
 * A page that takes long is parsed by `parseSlow`, and so are all pages after it.
 */
export function createInlineRunner(files: FileSystem, parseSlow?: ParsePages): TaskRunner {
  let loading: Promise<ThreadTasks> | undefined;
  let wasSlow = false;
  // Parser and highlighter are most of the program, and an unchanged build needs neither.
  const threadTasks = () => {
    loading ??= loadThreadTasks(files, parseSlow && ((work) => withinTime(parseMs, work)));
    return loading;
  };
  const rendererOf = async (location: TemplateLocation) => (await threadTasks()).rendererOf(location);
  return {
    async parsePages(tasks, textOf, onResult) {
      for (const [index, task] of tasks.entries()) {
        const { parse } = await threadTasks();
        const result = wasSlow ? undefined : await unlessSlow(async () => parse(task, await textOf(task)));
        if (result) await onResult(result, index);
        else {
          wasSlow = true;
          await parseSlow?.([task], textOf, (parsed) => onResult(parsed, index));
        }
        // Signals and the progress bar get their turn.
        await nextTurn();
      }
    },
    async renderTasks(tasks, location, bodiesOf, onResult) {
      const { render } = await rendererOf(location);
      for (const task of tasks) {
        const hash = task.props.article?.bodyHash;
        const [body] = hash === undefined ? [] : await bodiesOf([hash]);
        await onResult(await render({ task, body }));
        await nextTurn();
      }
    },
    fragmentsOf: (location) =>
      fragmentsVia(async (task) => (await rendererOf(location)).renderFragment(task)),
    finishServiceWorker: finishServiceWorkerWith(files),
    renderSocialImage: pictureRenderer(files),
    readTerms: async (texts) => readTerms(texts),
    writeOutputs: writeOutputsWith(files),
    // A failure is reported when a page is rendered with these templates.
    preload: (location) => void rendererOf(location).catch(() => {}),
    close: async () => {},
  };
}

async function loadThreadTasks(files: FileSystem, runParser: RunParser | undefined): Promise<ThreadTasks> {
  const { createThreadTasks } = await import('./thread/thread-tasks.ts');
  return createThreadTasks(files, runParser);
}

async function unlessSlow<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof TookTooLong)) throw error;
    return undefined;
  }
}
