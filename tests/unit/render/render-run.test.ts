import { expect, test } from 'vitest';
import type { RenderFacts, RenderTask } from '../../../src/model/render-task.ts';
import type { PageStore } from '../../../src/render/page-store.ts';
import type { PlacedTemplates } from '../../../src/render/place-templates.ts';
import type { PlannedPage } from '../../../src/render/plan-tasks.ts';
import { createRenderRun, type RenderRun } from '../../../src/render/render-run.ts';
import type { SitePlan } from '../../../src/render/site-plan.ts';
import { emptyServer, indexedSite } from '../../support/planned-pages.ts';

const facts: RenderFacts = {
  htmlHash: 'h',
  bytes: 1,
  styles: [],
  assets: [],
  scripts: [],
  inlineStyles: [],
  failures: [],
};
const stopped: RenderFacts = {
  ...facts,
  failures: [{ part: 0, message: 'took too long', stopped: { kind: 'time', seconds: 1 } }],
};

/** Asks for a page that the store has lost. Returns the keys that are stored after it is rendered again. */
async function storedAfter(rendered: RenderFacts): Promise<string[]> {
  const stored: string[] = [];
  const pageStore = {
    html: async () => undefined,
    saveHtml: async (key: string) => void stored.push(key),
  } as unknown as PageStore;
  const run = createRenderRun(
    {} as SitePlan,
    { routes: [], templates: { location: {}, server: {} } as PlacedTemplates },
    {
      pageStore,
      renderTasks: async ([task], _location, _bodiesOf, onResult) =>
        onResult({ key: task?.key ?? '', facts: rendered, html: new Uint8Array([1]), rules: [], ms: 0 }),
      bodiesOf: async () => [],
      progress: { advance: () => {} },
      tool: 'tool',
      hashOf: () => '',
      rules: new Map(),
    },
  );
  expect(await run.htmlOf({ key: 'page' } as RenderTask)).toEqual(new Uint8Array([1]));
  return stored;
}

test('a page that the store has lost is stored again', async () => {
  expect(await storedAfter(facts)).toEqual(['page']);
});

test('but not if a demo on it did not finish this time', async () => {
  expect(await storedAfter(stopped)).toEqual([]);
});

const { index, routes } = indexedSite({ pages: { 'a.md': '# A', 'b.md': '# B', 'c.md': '# C' } });

/** A run over a site whose pages are rendered with these facts, by their addresses. */
function runWith(factsOf: Readonly<Record<string, RenderFacts>> = {}) {
  const html = new Map<string, Uint8Array>();
  const saved: string[] = [];
  const planned: string[][] = [];
  let progressed = 0;
  const rules = new Map([['known', '.known{}']]);
  const pageStore = {
    html: async ({ key }: RenderTask) => html.get(key),
    saveHtml: async (key: string, bytes: Uint8Array) => void html.set(key, bytes),
    placeOfHtml: ({ key }: RenderTask) => (html.has(key) ? ({ file: key } as unknown) : undefined),
    async saveFacts(stored: readonly PlannedPage[], _known: unknown, templates: string) {
      for (const { route } of stored) saved.push(`${templates} ${route.path}`);
    },
  } as unknown as PageStore;
  const pathOf = (key: string): string => run.pages.find(({ task }) => task.key === key)?.route.path ?? '';
  const server = { ...emptyServer, templates: { path: '', hash: 'templates-1' } };
  const run: RenderRun = createRenderRun(
    { index } as SitePlan,
    {
      routes,
      templates: { location: {}, server } as PlacedTemplates,
      onPlanned: (some) => void planned.push(some.map(({ route }) => route.path)),
    },
    {
      pageStore,
      renderTasks: async (tasks, _location, _bodiesOf, onResult) => {
        for (const { key } of tasks) {
          const path = pathOf(key);
          const found = { facts: factsOf[path] ?? facts, rules: [[path, '.page{}']] as const, ms: 5 };
          await onResult({ key, html: new TextEncoder().encode(path), ...found });
        }
      },
      bodiesOf: async () => [],
      progress: {
        advance(count) {
          progressed += count;
        },
      },
      tool: '',
      hashOf: () => '',
      rules,
    },
  );
  return { run, html, saved, planned, progressed: () => progressed, rules, pathOf };
}

const pathsOf = (some: readonly PlannedPage[]) => some.map(({ route }) => route.path);

test('pages are planned in the order of the routes, as many as are asked for', () => {
  const { run, planned } = runWith();
  expect(pathsOf(run.plan(2))).toEqual(['/', '/404']);
  expect(pathsOf(run.plan(10))).toEqual(['/_app', '/a', '/b', '/c']);
  expect(run.plan(1)).toEqual([]);
  expect(planned).toEqual([['/', '/404'], ['/_app', '/a', '/b', '/c'], []]);
  expect(pathsOf(run.pages)).toEqual(['/', '/404', '/_app', '/a', '/b', '/c']);
});

test('rendered pages are stored with their facts, rules and costs', async () => {
  const { run, html, saved, progressed, rules, pathOf } = runWith();
  const wanted = run.plan(6).slice(3, 5);
  await run.render(wanted);
  await run.save();
  expect(pathsOf(run.rendered)).toEqual(['/a', '/b']);
  expect([...run.known.facts.keys()].map(pathOf)).toEqual(['/a', '/b']);
  expect([...run.costs].map(([key, ms]) => [pathOf(key), ms])).toEqual([
    ['/a', 5],
    ['/b', 5],
  ]);
  expect(Object.fromEntries(rules)).toEqual({ known: '.known{}', '/a': '.page{}', '/b': '.page{}' });
  expect([...html.keys()].map(pathOf)).toEqual(['/a', '/b']);
  expect(saved).toEqual(['templates-1 /a', 'templates-1 /b']);
  expect(progressed()).toBe(2);
});

test.each<[string, Partial<RenderFacts>, boolean]>([
  ['a template failed', { crash: { message: 'No items', stack: '' } }, false],
  ['a template did not finish', { stopped: { kind: 'memory' } }, false],
  ['a demo did not finish', { failures: stopped.failures }, false],
  [
    'a component in a slot did not finish',
    { slotFailures: [{ slot: 'body-end', message: '', stopped: { kind: 'memory' } }] },
    false,
  ],
  ['a demo failed', { failures: [{ part: 0, message: 'No items' }] }, true],
])('a page on which %s is kept for this build; it is stored: %s', async (_name, changed, isStored) => {
  const { run, html, saved } = runWith({ '/a': { ...facts, ...changed } });
  const [page] = run.plan(6).slice(3);
  if (!page) throw new Error('There is no page.');
  await run.render([page]);
  await run.save();
  expect(html.has(page.task.key)).toBe(isStored);
  expect(saved).toEqual(isStored ? ['templates-1 /a'] : []);
  expect(run.placeOfHtml(page.task) !== undefined).toBe(isStored);
  const read = await run.htmlOf(page.task);
  expect(new TextDecoder().decode(read)).toBe('/a');
  // The next reader gets the same bytes, whatever the first one has done with them.
  if (!isStored) read.fill(0);
  expect(new TextDecoder().decode(await run.htmlOf(page.task))).toBe('/a');
});
