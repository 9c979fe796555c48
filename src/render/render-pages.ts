import type { Memory } from '../build/memory.ts';
import type { Store } from '../cache/create-store.ts';
import { decodeJson, encodeJson } from '../cache/json-bytes.ts';
import { bodyKey, factsKey, htmlKey, rulesKey } from '../cache/store-keys.ts';
import type { Progress } from '../effects/progress.ts';
import { nextTurn } from '../lib/next-turn.ts';
import type { RenderFacts, RenderTask } from '../model/render-task.ts';
import type { InlineCrew } from '../workers/inline-runner.ts';
import type { BodySource } from '../workers/task-runner.ts';
import type { TemplateLocation } from './load-templates.ts';
import type { PlacedTemplates, PlaceTools } from './place-templates.ts';
import type { PlannedPage } from './plan-tasks.ts';

/** What drawing needs besides the pages. */
export interface RenderTools extends PlaceTools {
  readonly store: Store;
  readonly memory: Memory;
  readonly crew: InlineCrew;
  readonly progress: Progress;
}

/** Every page's facts by render key, and what had to be drawn. */
export interface RenderedSite extends PlacedTemplates {
  readonly facts: ReadonlyMap<string, RenderFacts>;
  /** CSS text of every shared rule by name. */
  readonly rules: ReadonlyMap<string, string>;
  readonly rendered: readonly PlannedPage[];
  /** Milliseconds by render key, of the pages that had to be drawn. */
  readonly costs: ReadonlyMap<string, number>;
  /** HTML of a page in UTF-8, with holes where the URLs of assets go. */
  htmlOf(task: RenderTask): Promise<Uint8Array>;
}

/** What pages are drawn with. */
export interface RenderSources {
  readonly templates: PlacedTemplates;
  readonly bodyOf: BodySource;
}

/** Pages that are planned when they are asked for. */
export interface PageSource {
  readonly count: number;
  /** The next pages. */
  next(most: number): readonly PlannedPage[];
}

/** Pages of one part; they are planned in 15 ms. */
const pagesInOneGo = 128;

/** Parts under way: threads have enough to do, and memory does not fill with pages that wait. */
const partsUnderWay = 3;

/** Draws the pages whose key the store does not know. */
export async function renderPages(
  source: PageSource,
  { templates, bodyOf }: RenderSources,
  tools: RenderTools,
): Promise<RenderedSite> {
  const { store, crew, progress } = tools;
  const { location, server } = templates;
  const facts = new Map<string, RenderFacts>();
  const rules = await knownRules(server.templates.hash, tools);
  const costs = new Map<string, number>();
  const rendered: PlannedPage[] = [];
  const render: Render = (pages) => {
    for (const page of pages) rendered.push(page);
    return crew.render(pages, location, bodyOf, async (result) => {
      facts.set(result.key, result.facts);
      costs.set(result.key, result.ms);
      for (const [name, css] of result.rules) rules.set(name, css);
      await store.put(htmlKey(result.key), result.html);
      progress.advance(1);
    });
  };
  try {
    await renderUnknown(source, render, { facts, rules }, tools);
  } finally {
    // Who was interrupted need not draw again what was drawn.
    await keepRendered(rendered, { facts, rules, templates: server.templates.hash }, store);
  }
  return {
    facts,
    rules,
    rendered,
    costs,
    location,
    server,
    htmlOf: htmlSource(location, bodyOf, tools),
  };
}

/** What is known of pages, by render key, and of shared rules, by name. */
interface Known {
  readonly facts: Map<string, RenderFacts>;
  readonly rules: ReadonlyMap<string, string>;
}

/** Every page has rules. Where none is known nothing was drawn, and what is planned can be drawn at once. */
async function renderUnknown(
  source: PageSource,
  render: Render,
  { facts, rules }: Known,
  { store, progress }: RenderTools,
): Promise<void> {
  if (rules.size === 0) {
    progress.stage('render', source.count);
    await renderWhilePlanned(source, render);
  } else {
    const missing = await missingOf(source.next(source.count), facts, rules, store);
    progress.stage('render', missing.length);
    await render(missing);
  }
}

/** The facts of all pages are asked for at once, so they lie together, apart from the pages. */
async function keepRendered(
  rendered: readonly PlannedPage[],
  { facts, rules, templates }: Known & { readonly templates: string },
  store: Store,
): Promise<void> {
  for (const { task } of rendered) {
    const found = facts.get(task.key);
    if (found) await store.put(factsKey(task.key), encodeJson(found));
  }
  if (rendered.length > 0) await store.put(rulesKey(templates), encodeJson([...rules]));
}

type Render = (pages: readonly PlannedPage[]) => Promise<void>;

/** The shared rules that these templates have drawn so far; those that are added are known to who asks next. */
async function knownRules(templates: string, { memory, store }: RenderTools): Promise<Map<string, string>> {
  const stored = decodeJson<[string, string][]>(await store.get(rulesKey(templates)));
  const held = memory.rules?.templates === templates ? memory.rules.texts : [];
  const texts = new Map([...(stored ?? []), ...held]);
  memory.rules = { templates, texts };
  return texts;
}

/** Hands pages out in parts of about the same size, so that the last is worth a thread too. */
async function renderWhilePlanned(source: PageSource, render: Render): Promise<void> {
  const rounds: Promise<void>[] = [];
  for (let left = source.count; left > 0; ) {
    const part = source.next(Math.ceil(left / Math.max(1, Math.floor(left / pagesInOneGo))));
    const round = render(part);
    // A failure is told where it is waited for.
    round.catch(() => {});
    rounds.push(round);
    left -= part.length;
    // The threads get these pages before more are planned.
    await nextTurn();
    await rounds.at(-partsUnderWay);
  }
  await Promise.all(rounds);
}

/**
 * The pages that the store does not know; the facts of the others are added to what is known. HTML and bodies of all count as asked for, so that the
 * store does not forget them: another navigation has all pages written again, another template has all drawn.
 */
async function missingOf(
  pages: readonly PlannedPage[],
  facts: Map<string, RenderFacts>,
  rules: ReadonlyMap<string, string>,
  store: Store,
): Promise<PlannedPage[]> {
  const stored = await store.getMany(pages.map(({ task }) => factsKey(task.key)));
  for (const { task } of pages) {
    store.has(htmlKey(task.key));
    store.has(bodyKey(task.props.article?.bodyHash ?? ''));
  }
  return pages.filter(({ task }, index) => {
    const known = decodeJson<RenderFacts>(stored[index]);
    if (known) facts.set(task.key, known);
    return !known?.styles.every((name) => rules.has(name));
  });
}

/** Reads pages from the store. One that was lost there, by damage or to another build, is drawn again: equal props give equal pages. */
function htmlSource(
  location: TemplateLocation,
  bodyOf: BodySource,
  { store, crew }: RenderTools,
): RenderedSite['htmlOf'] {
  const renderAgain = async (task: RenderTask): Promise<Uint8Array> => {
    const { render } = await crew.bench(location);
    const hash = task.props.article?.bodyHash;
    const { html } = await render(hash === undefined ? { task } : { task, body: await bodyOf(hash) });
    await store.put(htmlKey(task.key), html);
    return html;
  };
  return async (task) => (await store.get(htmlKey(task.key))) ?? renderAgain(task);
}
