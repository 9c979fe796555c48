import type { FileSystem } from '../effects/file-system.ts';
import { finishWorkerWith } from '../emit/finish-service-worker.ts';
import { nextTurn } from '../lib/next-turn.ts';
import type { TemplateLocation } from '../render/load-templates.ts';
import { errandsBy } from '../render/site-fragments.ts';
import { writeOutputsWith } from '../write/write-outputs.ts';
import type { Crew } from './task-runner.ts';
import type { RenderingBench, Workbench } from './tasks.ts';

/** A crew of one, on the thread that asks: the best for a handful of pages, since no thread has to start. */
export interface InlineCrew extends Crew {
  /** The bench itself, for a page or two. */
  bench(location: TemplateLocation): Promise<RenderingBench>;
}

/** Sets up the crew; nothing is loaded before it is needed. */
export function createInlineCrew(files: FileSystem): InlineCrew {
  let made: Promise<Workbench> | undefined;
  // Parser and highlighter are two thirds of the program, and an unchanged build needs neither.
  const workbenchOf = () => {
    made ??= makeWorkbench();
    return made;
  };
  const bench = async (location: TemplateLocation) => (await workbenchOf()).at(location);
  return {
    bench,
    expect() {},
    // It has nothing better to do than to load them when the first page is drawn.
    announce() {},
    async parse(orders, textOf, done) {
      for (const [index, order] of orders.entries()) {
        const workbench = await workbenchOf();
        await done(await workbench.parse({ ...order, text: await textOf(order) }), index);
        // Lets a signal or the progress bar have its turn.
        await nextTurn();
      }
    },
    async render(jobs, location, bodyOf, done) {
      const { render } = await bench(location);
      for (const { task } of jobs) {
        const hash = task.props.article?.bodyHash;
        await done(await render(hash === undefined ? { task } : { task, body: await bodyOf(hash) }));
        await nextTurn();
      }
    },
    errands: (location) => errandsBy(async (errand) => (await bench(location)).run(errand)),
    finishWorker: finishWorkerWith(files),
    write: writeOutputsWith(files),
    close: async () => {},
  };
}

async function makeWorkbench(): Promise<Workbench> {
  const { createWorkbench } = await import('./tasks.ts');
  // Bodies come from the caller, who has them in the store.
  return createWorkbench({ heldCharacters: 0 });
}
