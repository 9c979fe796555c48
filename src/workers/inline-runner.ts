import type { FileSystem } from '../effects/file-system.ts';
import { finishServiceWorkerWith } from '../emit/finish-service-worker.ts';
import { socialImageRenderer } from '../emit/social/render-social-image.ts';
import { nextTurn } from '../lib/next-turn.ts';
import type { TemplateLocation } from '../render/load-templates.ts';
import { fragmentsVia } from '../render/site-fragments.ts';
import { writeOutputsWith } from '../write/write-outputs.ts';
import type { TaskRunner } from './task-runner.ts';
import type { ThreadTasks } from './thread-tasks.ts';

/**
 * Creates a runner on the calling thread: the fastest for a handful of pages, because no thread has to start.
 */
export function createInlineRunner(files: FileSystem): TaskRunner {
  let loading: Promise<ThreadTasks> | undefined;
  // Parser and highlighter are most of the program, and an unchanged build needs neither.
  const threadTasks = () => {
    loading ??= loadThreadTasks(files);
    return loading;
  };
  const rendererOf = async (location: TemplateLocation) => (await threadTasks()).rendererOf(location);
  return {
    async parsePages(tasks, textOf, onResult) {
      for (const [index, task] of tasks.entries()) {
        const { parse } = await threadTasks();
        await onResult(await parse(task, await textOf(task)), index);
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
    renderSocialImage: socialImageRenderer(files),
    writeOutputs: writeOutputsWith(files),
    // A failure is reported when a page is rendered with these templates.
    preload: (location) => void rendererOf(location).catch(() => {}),
    close: async () => {},
  };
}

async function loadThreadTasks(files: FileSystem): Promise<ThreadTasks> {
  const { createThreadTasks } = await import('./thread-tasks.ts');
  return createThreadTasks(files);
}
