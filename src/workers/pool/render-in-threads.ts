import { inBatches } from '../../lib/in-batches.ts';
import type { RenderTask } from '../../model/render-task.ts';
import type { StopReason } from '../../model/stop-reason.ts';
import type { TemplateLocation } from '../../render/load-templates.ts';
import type { RenderTasks } from '../../render/render-tasks.ts';
import { entryOfPart, type StoppedWork } from '../../render/rendered-part.ts';
import type { Unit } from '../activity.ts';
import type { PackFor } from '../shared-values.ts';
import { pagesPerBatch, runInSlots } from './concurrency.ts';
import { untilAnswered } from './until-answered.ts';
import type { WorkerSlot } from './worker-slot.ts';

/** Renders in the threads of these slots. */
export function renderInThreads(slots: readonly WorkerSlot[], packFor: PackFor): RenderTasks {
  const unfinished = createUnfinishedWork();
  return async (tasks, location, bodiesOf, onResult) => {
    const batches = inBatches(tasks, pagesPerBatch).values();
    await runInSlots(slots, async (slot, isOver) => {
      for (const batch of batches) {
        if (isOver()) return;
        const results = await untilAnswered(
          slot,
          async (thread) => {
            const bodies = await bodiesOf(batch.flatMap(({ props }) => props.article?.bodyHash ?? []));
            const pack = packFor(thread);
            return thread.ask('render', {
              tasks: pack.tasks(batch),
              templates: pack.templates(location),
              bodies,
              stopped: unfinished.of(batch, location),
            });
          },
          (stop) => unfinished.add(stop, batch, location),
        );
        for (const result of results) await onResult(result);
      }
    });
  };
}

/**
 * Documents that may not finish. A loop in a template of the site concerns all pages, so more are not tried.
 */
const triedDocuments = 3;

/**
 * Work that did not finish: the other pages and languages that show a demo need not wait for it again. An
 * edited module has another URL.
 */
function createUnfinishedWork() {
  const modules = new Map<string, StopReason>();
  const documents = new Map<string, Map<string, StopReason>>();
  return {
    /** Adds the module, or else the document, that a thread was rendering when it was stopped. */
    add(
      { unit, reason }: { readonly unit: Unit; readonly reason: StopReason },
      batch: readonly RenderTask[],
      { demos, templates }: TemplateLocation,
    ): void {
      const task = batch[unit.item];
      if (!task) return;
      const entry = entryOfPart(task.props, unit.part);
      if (entry === undefined) {
        const known = documents.get(templates) ?? new Map<string, StopReason>();
        documents.set(templates, known.set(task.key, reason));
      } else modules.set(demos[entry] ?? entry, reason);
    },
    /** What is not to be rendered on these pages. */
    of(batch: readonly RenderTask[], { demos, templates }: TemplateLocation): StoppedWork {
      const entries = modules.size === 0 ? [] : Object.entries(demos);
      const ofModules = entries.flatMap(([entry, url]): [string, StopReason][] => {
        const reason = modules.get(url);
        return reason ? [[entry, reason]] : [];
      });
      const known = documents.get(templates) ?? new Map<string, StopReason>();
      const [first] = known.values();
      const all =
        first && known.size >= triedDocuments ? batch.map(({ key }) => [key, first] as const) : known;
      return new Map([...ofModules, ...all]);
    },
  };
}
