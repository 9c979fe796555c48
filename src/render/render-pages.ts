import type { Store, StoredPlace } from '../cache/create-store.ts';
import { applySeverity } from '../config/apply-severity.ts';
import type { FileSystem } from '../effects/file-system.ts';
import type { Progress } from '../effects/progress.ts';
import { nextTurn } from '../lib/next-turn.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { RenderFacts, RenderTask } from '../model/render-task.ts';
import { sourceReader } from '../read/source-bytes.ts';
import { hydrationTexts } from './hydration-texts.ts';
import { bodySource, createPageStore, type RenderedFacts } from './page-store.ts';
import { partFailures } from './part-failures.ts';
import type { PlannedPage } from './plan-tasks.ts';
import { createReferenceHashes } from './reference-hashes.ts';
import { createRenderRun, type RenderRequest, type RenderRun } from './render-run.ts';
import type { RenderTasks } from './render-tasks.ts';
import type { SitePlan } from './site-plan.ts';
import { slotFailures } from './slot-failures.ts';
import { templateFailures } from './template-failures.ts';

/** What rendering pages needs. */
export interface PageRendererOptions {
  readonly files: Pick<FileSystem, 'readText' | 'readBytes'>;
  readonly store: Store;
  readonly renderTasks: RenderTasks;
  readonly progress: Pick<Progress, 'stage' | 'advance'>;
  /** Identifies this program and its runtime; another version may render differently. */
  readonly tool: string;
}

/** Some or all pages of a site, rendered. */
export interface RenderedPages {
  /** In the order of the routes. */
  readonly pages: readonly PlannedPage[];
  /** By render key. */
  readonly facts: ReadonlyMap<string, RenderFacts>;
  /** CSS text of every shared rule by name. */
  readonly rules: ReadonlyMap<string, string>;
  /** The pages that were not in the store. */
  readonly rendered: readonly PlannedPage[];
  /** Milliseconds by render key, of the pages that were rendered. */
  readonly costs: ReadonlyMap<string, number>;
  /** Problems in demos and components that show only when they are rendered. */
  readonly diagnostics: readonly Diagnostic[];
  /** HTML of a page in UTF-8, with placeholders for the URLs of assets. */
  htmlOf(task: RenderTask): Promise<Uint8Array>;
  /** Where the store has this HTML, if it is on the disk. */
  placeOfHtml(task: RenderTask): StoredPlace | undefined;
}

/** Renders the pages at some routes of a site; pages whose inputs are unchanged come from the store. */
export type RenderPages = (plan: SitePlan, request: RenderRequest) => Promise<RenderedPages>;

const batchSize = 128;

/** Batches under way: enough for all threads, and few enough that memory does not fill with waiting pages. */
const concurrentBatches = 3;

/** Creates the page renderer. */
export function createPageRenderer(options: PageRendererOptions): RenderPages {
  const { store, files, progress, renderTasks, tool } = options;
  const pageStore = createPageStore(store);
  const references = createReferenceHashes({ store, tool });
  return async (plan, request) => {
    const { routes, templates } = request;
    const rules = await pageStore.rulesOf(templates.server.templates.hash);
    const bodiesOf = bodySource(plan.index.site, plan.sources, { store, files });
    const { hashOf, save } = await references.open();
    const running = { pageStore, renderTasks, bodiesOf, progress, tool, hashOf, rules };
    const run = createRenderRun(plan, request, running);
    try {
      // Every page has rules: without any rule no page is stored, and planned pages can be rendered at once.
      if (rules.size === 0) {
        progress.stage('render', routes.length);
        await renderWhilePlanning(routes.length, run);
      } else {
        const missing = await pageStore.missing(run.plan(routes.length), run.known);
        progress.stage('render', missing.length);
        await run.render(missing);
      }
    } finally {
      // An interrupted build keeps the pages that it has rendered.
      await run.save();
    }
    await save({ isWhole: routes.length === plan.routes.length });
    const { pages, rendered, known, costs, placeOfHtml, htmlOf } = run;
    const diagnostics = await renderProblems(plan, pages, { facts: known.facts, files });
    return { pages, ...known, rendered, costs, diagnostics, placeOfHtml, htmlOf };
  };
}

/** Reports what failed while pages were rendered, or renders otherwise in a browser. */
async function renderProblems(
  { index, sources, bundles: { locate } }: Pick<SitePlan, 'index' | 'sources' | 'bundles'>,
  pages: readonly PlannedPage[],
  { facts, files }: Pick<RenderedFacts, 'facts'> & Pick<PageRendererOptions, 'files'>,
): Promise<readonly Diagnostic[]> {
  const { config } = index.site;
  const problems = [
    ...(await partFailures(pages, facts, locate)),
    ...(await hydrationTexts(pages, facts, sourceReader(sources, files))),
    ...(await slotFailures(pages, facts, { config, locate })),
    ...(await templateFailures(pages, facts, locate)),
  ];
  return applySeverity(problems, config);
}

/** Plans and renders pages in batches of about the same size, so that the last one occupies a thread too. */
async function renderWhilePlanning(
  count: number,
  { plan, render }: Pick<RenderRun, 'plan' | 'render'>,
): Promise<void> {
  const batches: Promise<void>[] = [];
  for (let left = count; left > 0; ) {
    const pages = plan(Math.ceil(left / Math.max(1, Math.floor(left / batchSize))));
    const batch = render(pages);
    // The error is reported where the batch is awaited.
    batch.catch(() => {});
    batches.push(batch);
    left -= pages.length;
    // Threads receive these pages before more are planned.
    await nextTurn();
    await batches.at(-concurrentBatches);
  }
  await Promise.all(batches);
}
