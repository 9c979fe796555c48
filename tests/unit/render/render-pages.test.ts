import { expect, test } from 'vitest';
import { createStore, type Store } from '../../../src/cache/create-store.ts';
import type { FilePath } from '../../../src/model/path.ts';
import type { RenderFacts } from '../../../src/model/render-task.ts';
import type { Route } from '../../../src/model/site.ts';
import { createSources } from '../../../src/read/sources.ts';
import { createPageRenderer } from '../../../src/render/render-pages.ts';
import type { RenderTasks } from '../../../src/render/render-tasks.ts';
import type { SitePlan } from '../../../src/render/site-plan.ts';
import { memoryFileSystem } from '../../support/memory-file-system.ts';
import { emptyServer, indexedSite } from '../../support/planned-pages.ts';

const { index, routes } = indexedSite({
  config: 'severity: { demo-render: error }',
  pages: { 'a.md': '# A\n\n{{"demo": "One.tsx"}}\n', 'b.md': '# B' },
  files: ['One.tsx'],
});
const docs = routes.filter(({ kind }) => kind === 'doc');
const plan = {
  index,
  sources: createSources(),
  routes,
  bundles: { locate: async () => undefined },
} as unknown as SitePlan;

const facts: RenderFacts = {
  htmlHash: 'h',
  bytes: 1,
  styles: ['shell'],
  assets: [],
  scripts: [],
  inlineStyles: [],
  failures: [],
};

const newStore = () => createStore(memoryFileSystem(), '/store' as FilePath, { force: false, packName: 'p' });

interface Rendering {
  readonly shown?: readonly Route[];
  readonly found?: Partial<RenderFacts>;
  /** So many pages are rendered, then an error is thrown. */
  readonly until?: number;
}

/** Renders pages. Returns the sizes of batches, the announced number of pages, and the problems. */
async function rendered(store: Store, { shown = docs, found = {}, until }: Rendering = {}) {
  const batches: number[] = [];
  const stages: (number | undefined)[] = [];
  let count = 0;
  const renderTasks: RenderTasks = async (tasks, _location, _bodiesOf, onResult) => {
    batches.push(tasks.length);
    for (const { key } of tasks) {
      if (count === until) throw new Error('interrupted');
      count += 1;
      const html = new TextEncoder().encode(key);
      await onResult({ key, html, facts: { ...facts, ...found }, rules: [['shell', '.shell{}']], ms: 1 });
    }
  };
  const render = createPageRenderer({
    store,
    files: memoryFileSystem(),
    renderTasks,
    progress: { stage: (_name, total) => void stages.push(total), advance: () => {} },
    tool: 'tool',
  });
  const templates = { server: emptyServer, location: { templates: '', own: false, demos: {} } };
  const result = await render(plan, { routes: shown, templates });
  return { batches, stages, result };
}

test.each([
  [1, [1]],
  [128, [128]],
  [255, [255]],
  [256, [128, 128]],
  [300, [150, 150]],
  [500, [167, 167, 166]],
])('%i pages are rendered in batches of about the same size: %j', async (count, sizes) => {
  const shown = Array.from({ length: count }, () => docs.at(-1)).filter((route) => route !== undefined);
  const { batches, stages } = await rendered(await newStore(), { shown });
  expect(batches).toEqual(sizes);
  expect(stages).toEqual([count]);
});

test('pages in the store are not rendered again, and have the same facts and text', async () => {
  const store = await newStore();
  const first = await rendered(store);
  const second = await rendered(store);
  expect(first.result.rendered.map(({ route }) => route.path)).toEqual(['/a', '/b']);
  expect(second.result.rendered).toEqual([]);
  expect(second.stages).toEqual([0]);
  expect([...second.result.facts]).toEqual([...first.result.facts]);
  expect([...second.result.rules]).toEqual([['shell', '.shell{}']]);
  for (const { task } of second.result.pages)
    expect(new TextDecoder().decode(await second.result.htmlOf(task))).toBe(task.key);
});

test('a page with a style rule whose text is lost is rendered again', async () => {
  const store = await newStore();
  await rendered(store, { found: { styles: ['shell', 'lost'] } });
  expect((await rendered(store)).stages).toEqual([2]);
});

test('an interrupted build keeps the pages that it has rendered', async () => {
  const store = await newStore();
  await expect(rendered(store, { until: 1 })).rejects.toThrow('interrupted');
  const { stages, result } = await rendered(store);
  expect(stages).toEqual([1]);
  expect(result.rendered.map(({ route }) => route.path)).toEqual(['/b']);
  expect(result.pages.map(({ route }) => route.path)).toEqual(['/a', '/b']);
});

test('problems are those of all pages, also of stored ones, as serious as the site wants', async () => {
  const store = await newStore();
  const found = { failures: [{ part: 0, message: 'No items' }] };
  for (const _ of ['rendered', 'stored']) {
    const { result } = await rendered(store, { shown: docs.slice(0, 1), found });
    expect(result.diagnostics).toMatchObject([
      { severity: 'error', code: 'demo-render', place: { file: 'content/a.md', line: 3 } },
    ]);
  }
});
