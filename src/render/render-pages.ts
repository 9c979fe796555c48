import type { Store, StoredPlace } from '../cache/create-store.ts';
import { applySeverity } from '../config/apply-severity.ts';
import type { FileSystem } from '../effects/file-system.ts';
import type { Progress } from '../effects/progress.ts';
import { nextTurn } from '../lib/next-turn.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { RenderFacts, RenderTask } from '../model/render-task.ts';
import type { Route } from '../model/site.ts';
import { sourceReader } from '../read/source-bytes.ts';
import { hydrationTexts } from './hydration-texts.ts';
import { bodySource, createPageStore, type RenderedFacts } from './page-store.ts';
import { partFailures } from './part-failures.ts';
import type { PlacedTemplates } from './place-templates.ts';
import { type PlannedPage, planTasks } from './plan-tasks.ts';
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

/** Pages to render, with the modules that render them. */
export interface RenderRequest {
  readonly routes: readonly Route[];
  readonly templates: PlacedTemplates;
  /** Called with pages as soon as their inputs are known. */
  onPlanned?(pages: readonly PlannedPage[]): void;
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
  const { store, files, renderTasks, progress, tool } = options;
  const pageStore = createPageStore(store);
  return async ({ index, sources, bundles }, { routes, templates, onPlanned }) => {
    const { location, server } = templates;
    const bodiesOf = bodySource(index.site, sources, { store, files });
    const known: RenderedFacts = { facts: new Map(), rules: await pageStore.rulesOf(server.templates.hash) };
    const costs = new Map<string, number>();
    /** Pages on which a template failed or something did not finish: stored, they would hide the error. */
    const notices = new Map<string, Uint8Array>();
    const pages: PlannedPage[] = [];
    const rendered: PlannedPage[] = [];
    const plan = (count: number) => {
      const wanted = routes.slice(pages.length, pages.length + count);
      const planned = planTasks(wanted, index, server, tool);
      for (const page of planned) pages.push(page);
      onPlanned?.(planned);
      return planned;
    };
    const render = async (wanted: readonly PlannedPage[]) => {
      for (const page of wanted) rendered.push(page);
      const tasks = wanted.map(({ task }) => task);
      await renderTasks(tasks, location, bodiesOf, async (result) => {
        known.facts.set(result.key, result.facts);
        costs.set(result.key, result.ms);
        for (const [name, css] of result.rules) known.rules.set(name, css);
        if (isIncomplete(result.facts)) notices.set(result.key, result.html);
        else await pageStore.saveHtml(result.key, result.html);
        progress.advance(1);
      });
    };
    try {
      // Every page has rules: without any rule no page is stored, and planned pages can be rendered at once.
      if (known.rules.size === 0) {
        progress.stage('render', routes.length);
        await renderWhilePlanning(routes.length, plan, render);
      } else {
        const missing = await pageStore.missing(plan(routes.length), known);
        progress.stage('render', missing.length);
        await render(missing);
      }
    } finally {
      // An interrupted build keeps the pages that it has rendered.
      const stored = rendered.filter(({ task }) => !notices.has(task.key));
      await pageStore.saveFacts(stored, known, server.templates.hash);
    }
    return {
      pages,
      ...known,
      rendered,
      costs,
      diagnostics: await renderProblems({ index, sources, bundles }, pages, { facts: known.facts, files }),
      placeOfHtml: (task) => (notices.has(task.key) ? undefined : pageStore.placeOfHtml(task)),
      async htmlOf(task) {
        const stored = notices.get(task.key)?.slice() ?? (await pageStore.html(task));
        if (stored) return stored;
        // Damage or another build removed the page: equal props give an equal page.
        let html = new Uint8Array();
        await renderTasks([task], location, bodiesOf, async (result) => {
          html = result.html as Uint8Array<ArrayBuffer>;
          await pageStore.saveHtml(result.key, result.html);
        });
        return html;
      },
    };
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

/** True for a page that the next build has to render again, whatever its inputs are. */
function isIncomplete({ crash, stopped, failures, slotFailures = [] }: RenderFacts): boolean {
  return Boolean(crash ?? stopped) || [...failures, ...slotFailures].some((failure) => failure.stopped);
}

/** Plans and renders pages in batches of about the same size, so that the last one occupies a thread too. */
async function renderWhilePlanning(
  count: number,
  plan: (count: number) => readonly PlannedPage[],
  render: (pages: readonly PlannedPage[]) => Promise<void>,
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
