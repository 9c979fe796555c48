import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { nodeFileSystem } from '../../../src/effects/node-file-system.ts';
import type { ExtensionLocation } from '../../../src/model/extension-location.ts';
import type { PageProps } from '../../../src/model/page-props.ts';
import type { PartProps } from '../../../src/model/part-props.ts';
import type { FilePath, SourcePath } from '../../../src/model/path.ts';
import { english } from '../../../src/model/words.ts';
import type { ParseResult } from '../../../src/parse/parse-task.ts';
import type { RenderResult } from '../../../src/render/render-tasks.ts';
import { activityMemory, createActivityLog, readActivity } from '../../../src/workers/activity.ts';
import { createTaskRunner, type ThreadedTaskRunner } from '../../../src/workers/create-task-runner.ts';
import { TookTooLong, withinTime } from '../../../src/workers/within-time.ts';
import { barePage, emptyArticle } from '../../support/bare-page.ts';

const support = (name: string) => new URL(`../../support/${name}`, import.meta.url).href;
const workerFile = fileURLToPath(new URL('../../../lib/worker.js', import.meta.url)) as FilePath;

const location = {
  templates: support('plain-templates.mjs'),
  own: false,
  demos: {
    'demo:plain': support('plain-demo.mjs'),
    'demo:looping': support('looping-demo.mjs'),
    'demo:waiting': support('waiting-demo.mjs'),
  },
};

const runners: ThreadedTaskRunner[] = [];

/** A second is short for a page and long for a test, so each of these costs one. */
function runner(options: { readonly pooledFrom?: number; readonly signal?: AbortSignal } = {}) {
  const made = createTaskRunner({
    files: nodeFileSystem(),
    workerFile,
    threads: 1,
    timeLimit: 1,
    warn: () => {},
    ...options,
  });
  runners.push(made);
  return made;
}

afterEach(async () => {
  await Promise.all(runners.splice(0).map((made) => made.close()));
});

const demo = (entry: string): PartProps => ({
  kind: 'demo',
  entry,
  id: entry,
  name: entry,
  code: { kind: 'same', variant: { files: [] } },
  dependencies: {},
  options: {},
  serverRendered: true,
  moment: 'visible',
});

const props = (index: number, parts: readonly PartProps[]): PageProps => ({
  ...barePage,
  path: `/m/${index}`,
  words: english,
  head: { title: `Page ${index}`, noindex: false, alternates: [] },
  article: { ...emptyArticle, parts },
});

/** Renders pages that show these demos each, and returns the failures and the notices of each page. */
async function renderPages(made: ThreadedTaskRunner, pages: readonly (readonly string[])[]) {
  const tasks = pages.map((entries, index) => ({ key: `${index}`, props: props(index, entries.map(demo)) }));
  const results: RenderResult[] = [];
  const body = new TextEncoder().encode('');
  await made.renderTasks(
    tasks,
    location,
    async (hashes) => hashes.map(() => body),
    async (result) => void results.push(result),
  );
  return results
    .toSorted((a, b) => Number(a.key) - Number(b.key))
    .map(({ facts }) => facts.failures.map(({ part, message, stopped }) => [part, message, stopped?.kind]));
}

const late = 'did not finish within 1 second';

describe('a demo that does not finish', () => {
  test('fails, on each page that shows it, and the others are rendered', async () => {
    const made = runner();
    const rendered = await renderPages(made, [
      ['demo:plain', 'demo:looping'],
      ['demo:plain'],
      ['demo:waiting', 'demo:plain'],
      ['demo:looping'],
    ]);
    expect(rendered).toEqual([[[1, late, 'time']], [], [[0, late, 'time']], [[0, late, 'time']]]);
  });

  test('ends at once when the build is interrupted', async () => {
    const over = new AbortController();
    const made = runner({ signal: over.signal });
    const rendering = renderPages(made, [['demo:looping']]);
    over.abort(new Error('It is over.'));
    await expect(rendering).rejects.toThrow('It is over.');
  });
});

/** Remark needs minutes for it. */
const slow = '*_'.repeat(20_000);

async function parse(
  made: ThreadedTaskRunner,
  texts: readonly string[],
  extensions?: ExtensionLocation,
): Promise<ParseResult[]> {
  const results: ParseResult[] = [];
  await made.parsePages(
    texts.map((_, index) => ({
      path: `${index}.md` as SourcePath,
      options: { trust: true },
      ...(extensions && { extensions }),
    })),
    async ({ path }) => ({ text: texts[Number.parseInt(path, 10)] ?? '' }),
    async (result, index) => {
      results[index] = result;
    },
  );
  return results;
}

test('a plugin that blocks its thread is named, and the others run', async () => {
  const url = support('looping-extensions.mjs');
  const extensions = { url, map: `${fileURLToPath(url)}.map` as FilePath, hash: 'a' };
  const [first, second] = await parse(runner({ pooledFrom: 1 }), ['loop', 'end'], extensions);
  const failures = (result?: ParseResult) =>
    result?.parsed.diagnostics.filter(({ code }) => code === 'plugin-failed' || code === 'not-finished');
  expect(failures(first)).toMatchObject([
    { code: 'plugin-failed', message: 'Remark plugin "looping" did not finish within 1 second.' },
  ]);
  expect(new TextDecoder().decode(first?.body)).toContain('<p>loop!</p>');
  expect(first?.unparsed).toBe(true);
  expect(failures(second)).toEqual([]);
  expect(second?.unparsed).toBeUndefined();
});

test.for([
  ['on the calling thread', {}],
  ['in threads', { pooledFrom: 1 }],
] as const)('a page that takes minutes to parse is left out, %s', async ([, options]) => {
  const results = await parse(runner(options), [
    '# First',
    `---\ntitle: Slow\n---\n\n# Slow\n\n${slow}\n\n## Never\n`,
    `---\ntitle: Slow, too\n---\n\n${slow}`,
    '# Last',
  ]);
  expect(results.map(({ parsed, unparsed }) => [parsed.value.title, unparsed])).toEqual([
    ['First', undefined],
    ['Slow', true],
    ['Slow, too', true],
    ['Last', undefined],
  ]);
  expect(results[1]?.parsed).toMatchObject({
    value: { headings: [], empty: false },
    diagnostics: [
      {
        code: 'not-finished',
        message: `Parsing this page ${late}.`,
        place: { file: 'content/1.md', line: 1 },
      },
    ],
  });
});

test.for([
  ['loops', 'for (;;);'],
  ['loops in a function', 'export const site = { get name() { for (;;); } };'],
])('a module that %s has failed', async ([, code]) => {
  expect(await runner().runModule(code ?? '')).toEqual({ kind: 'failed', message: `it ${late}` });
});

test('synchronous work is interrupted', () => {
  expect(withinTime(1000, () => 7)).toBe(7);
  expect(() =>
    withinTime(50, () => {
      try {
        for (;;);
      } finally {
        // Nothing that the work catches or cleans up comes in between.
        for (;;);
      }
    }),
  ).toThrow(TookTooLong);
  expect(() =>
    withinTime(1000, () => {
      throw new RangeError('Mine.');
    }),
  ).toThrow(RangeError);
});

test('the activity of a thread is what it began last', () => {
  const memory = activityMemory();
  const log = createActivityLog(memory);
  expect(readActivity(memory)).toEqual({ step: 0, unit: undefined });
  log.begin({ request: 3, item: 2, part: -1 });
  expect(readActivity(memory)).toEqual({ step: 1, unit: { request: 3, item: 2, part: -1 } });
  log.touch();
  expect(readActivity(memory).step).toBe(2);
  log.end();
  expect(readActivity(memory)).toEqual({ step: 3, unit: undefined });
});
