import type { StoredPlace } from '../cache/create-store.ts';
import type { Progress } from '../effects/progress.ts';
import type { RenderFacts, RenderTask } from '../model/render-task.ts';
import type { Route } from '../model/site.ts';
import type { PageStore, RenderedFacts } from './page-store.ts';
import type { PlacedTemplates } from './place-templates.ts';
import { type HashOfReference, type PlannedPage, planTasks } from './plan-tasks.ts';
import type { BodySource, RenderResult, RenderTasks } from './render-tasks.ts';
import type { SitePlan } from './site-plan.ts';

/** Pages to render, with the modules that render them. */
export interface RenderRequest {
  readonly routes: readonly Route[];
  readonly templates: PlacedTemplates;
  /** Called with pages as soon as their inputs are known. */
  onPlanned?(pages: readonly PlannedPage[]): void;
}

/** What a run needs. */
export interface RenderRunOptions {
  readonly pageStore: PageStore;
  readonly renderTasks: RenderTasks;
  readonly bodiesOf: BodySource;
  readonly progress: Pick<Progress, 'advance'>;
  readonly tool: string;
  readonly hashOf: HashOfReference;
  /** CSS text of the shared rules that are known before. */
  readonly rules: Map<string, string>;
}

/** The pages of one request: planned in the order of the routes, and rendered in any. */
export interface RenderRun {
  /** The pages that are planned so far. */
  readonly pages: readonly PlannedPage[];
  /** Those that were rendered. */
  readonly rendered: readonly PlannedPage[];
  /** Facts of rendered pages, and of those that were added from the store. */
  readonly known: RenderedFacts;
  /** Milliseconds by render key. */
  readonly costs: ReadonlyMap<string, number>;
  /** Plans that many more pages. */
  plan(count: number): readonly PlannedPage[];
  /** Renders pages, and stores their HTML. */
  render(pages: readonly PlannedPage[]): Promise<void>;
  /** Stores the facts of the rendered pages. */
  save(): Promise<void>;
  htmlOf(task: RenderTask): Promise<Uint8Array>;
  placeOfHtml(task: RenderTask): StoredPlace | undefined;
}

/** Starts a run without pages. */
export function createRenderRun(
  { index }: Pick<SitePlan, 'index'>,
  { routes, templates, onPlanned }: RenderRequest,
  { pageStore, renderTasks, bodiesOf, progress, tool, hashOf, rules }: RenderRunOptions,
): RenderRun {
  const { location, server } = templates;
  const known: RenderedFacts = { facts: new Map(), rules };
  const costs = new Map<string, number>();
  const html = createHtmlKeeper(pageStore, (task, take) => renderTasks([task], location, bodiesOf, take));
  const pages: PlannedPage[] = [];
  const rendered: PlannedPage[] = [];
  return {
    pages,
    rendered,
    known,
    costs,
    plan(count) {
      const wanted = routes.slice(pages.length, pages.length + count);
      const planned = planTasks(wanted, index, { server, tool, hashOf });
      for (const page of planned) pages.push(page);
      onPlanned?.(planned);
      return planned;
    },
    async render(wanted) {
      for (const page of wanted) rendered.push(page);
      const tasks = wanted.map(({ task }) => task);
      await renderTasks(tasks, location, bodiesOf, async (result) => {
        known.facts.set(result.key, result.facts);
        costs.set(result.key, result.ms);
        for (const [name, css] of result.rules) known.rules.set(name, css);
        await html.keep(result);
        progress.advance(1);
      });
    },
    async save() {
      const stored = rendered.filter(({ task }) => html.isStored(task));
      await pageStore.saveFacts(stored, known, server.templates.hash);
    },
    placeOfHtml: html.placeOf,
    htmlOf: html.of,
  };
}

/** The HTML of the pages of a run. */
interface HtmlKeeper {
  /** Stores a page, or keeps one that the next build has to render again. */
  keep(page: RenderResult): Promise<void>;
  isStored(task: RenderTask): boolean;
  placeOf(task: RenderTask): StoredPlace | undefined;
  /** Returns the HTML of a page, and renders it again if the store has lost it. */
  of(task: RenderTask): Promise<Uint8Array>;
}

function createHtmlKeeper(
  pageStore: PageStore,
  renderAgain: (task: RenderTask, take: (page: RenderResult) => Promise<void>) => Promise<unknown>,
): HtmlKeeper {
  /** Pages on which a template failed or something did not finish: stored, they would hide the error. */
  const incomplete = new Map<string, Uint8Array>();
  return {
    async keep({ key, html, facts }) {
      if (isIncomplete(facts)) incomplete.set(key, html);
      else await pageStore.saveHtml(key, html);
    },
    isStored: (task) => !incomplete.has(task.key),
    placeOf: (task) => (incomplete.has(task.key) ? undefined : pageStore.placeOfHtml(task)),
    async of(task) {
      const found = incomplete.get(task.key)?.slice() ?? (await pageStore.html(task));
      if (found) return found;
      // Damage or another build removed the page: equal props give an equal page.
      let html = new Uint8Array();
      await renderAgain(task, async (result) => {
        html = result.html as Uint8Array<ArrayBuffer>;
        // A demo that took too long this time only must not stay in the page.
        if (!isIncomplete(result.facts)) await pageStore.saveHtml(result.key, result.html);
      });
      return html;
    },
  };
}

/** True for a page that the next build has to render again, whatever its inputs are. */
function isIncomplete({ crash, stopped, failures, slotFailures = [] }: RenderFacts): boolean {
  return Boolean(crash ?? stopped) || [...failures, ...slotFailures].some((failure) => failure.stopped);
}
