import { expect, test } from 'vitest';
import type { RenderFacts, RenderTask } from '../../../src/model/render-task.ts';
import type { PageStore } from '../../../src/render/page-store.ts';
import type { PlacedTemplates } from '../../../src/render/place-templates.ts';
import { createRenderRun } from '../../../src/render/render-run.ts';
import type { SitePlan } from '../../../src/render/site-plan.ts';

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
