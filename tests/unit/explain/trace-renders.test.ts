import { describe, expect, test } from 'vitest';
import { indexSite } from '../../../src/assemble/props/site-index.ts';
import { planRoutes } from '../../../src/assemble/routes/plan-routes.ts';
import { explainPage } from '../../../src/explain/explain-page.ts';
import { siteContents } from '../../../src/explain/site-contents.ts';
import { traceRenders } from '../../../src/explain/trace-renders.ts';
import type { PageInput } from '../../../src/model/build-report.ts';
import type { FilePath } from '../../../src/model/path.ts';
import type { Site } from '../../../src/model/site.ts';
import { planTasks } from '../../../src/render/plan-tasks.ts';
import { type MemoryFileSystem, memoryFileSystem } from '../../support/memory-file-system.ts';
import { only, type SampleSite, siteOf } from '../../support/sample-site.ts';

const cacheDir = '/site/.cache' as FilePath;
const config = 'languages: [en, de]\nproducts: [{ id: m, name: M, root: /m/, content: m, navigation: auto }]';
const pages = {
  'm/a.md': '# A\n\nSee [B](b.md).\n\n{{"demo": "One.tsx"}}\n\n{{"demo": "Two.tsx"}}\n',
  'm/a-de.md': '# A\n\nSiehe [B](b.md).\n',
  'm/b.md': '# B\n\nText.\n',
  'm/c.md': '# C\n',
};
const sample: SampleSite = { config, pages, files: ['m/One.tsx', 'm/Two.tsx'] };

/** What a build depends on besides the content. */
interface Program {
  readonly program?: string;
  readonly runtime?: string;
  readonly templates?: string;
  readonly demos?: Readonly<Record<string, string>>;
  /** The number of pages, if not all. */
  readonly count?: number;
}

function planned(site: Site, { templates = 't1', demos = {} }: Program) {
  const index = indexSite(site, { demoModules: new Map(), versions: new Map(), islands: new Map() });
  const hashes = Object.entries({ 'demo:m/One.tsx': 'one', 'demo:m/Two.tsx': 'two', ...demos });
  const server = {
    files: [],
    templates: { path: '', hash: templates },
    demos: new Map(hashes.map(([id, hash]) => [id, { path: '', hash }])),
    ownTemplates: false,
    offers: '',
    offered: [],
    importers: new Map(),
    inputs: [],
  };
  return { index, server, pages: planTasks(planRoutes(site), index, { server, tool: '' }) };
}

/** Traces a build, and returns its history and how often it saved the record. */
async function build(disk: MemoryFileSystem, site: Site, program: Program = {}) {
  const plan = planned(site, program);
  let saved = 0;
  const trace = await traceRenders(plan.index, plan.server, {
    files: disk,
    cacheDir,
    keep: async (save) => {
      saved += 1;
      await save();
    },
    program: program.program ?? 'p1',
    runtime: program.runtime ?? 'v22',
  });
  trace.add(plan.pages.slice(0, 2));
  trace.add(plan.pages.slice(2, program.count));
  return { history: await trace.save(), saved, pages: plan.pages };
}

/** The inputs of a page that differ between two builds. */
async function changedOn(path: string, changes: SampleSite, program: Program = {}) {
  const disk = memoryFileSystem();
  await build(disk, siteOf(sample));
  const { history, pages: routes } = await build(disk, siteOf({ ...sample, ...changes }), program);
  const { route } = only(routes.filter((page) => page.route.path === path));
  const { since } = explainPage(route, {
    history,
    rendered: [],
    plan: { write: [], keep: [], remove: [], manifest: { files: new Map() } },
    forced: false,
  });
  return since.kind === 'compared' ? since.changed : since.kind;
}

const withPage = (file: keyof typeof pages, text: string): SampleSite => ({
  pages: { ...pages, [file]: text },
});

describe('a page is rendered again because of', () => {
  test.each<[string, SampleSite, string, PageInput[]]>([
    ['nothing', {}, '/m/a', []],
    ['its text', withPage('m/a.md', `${pages['m/a.md']}\nMore.\n`), '/m/a', ['text']],
    ['the text of another page', withPage('m/b.md', '# B\n\nOther.\n'), '/m/a', []],
    ['the title of another page', withPage('m/c.md', '# Sea\n'), '/m/a', ['navigation']],
    [
      'its front matter',
      withPage('m/b.md', '---\ndescription: New.\n---\n\n# B\n\nText.\n'),
      '/m/b',
      ['front-matter'],
    ],
    [
      'the words of its language',
      { translations: { 'translations/de.yaml': 'words: { next: Los }' } },
      '/de/m/a',
      ['words'],
    ],
    [
      'the words of another language',
      { translations: { 'translations/de.yaml': 'words: { next: Los }' } },
      '/m/a',
      [],
    ],
    [
      'its product',
      { config: config.replace('name: M', 'name: Acme') },
      '/m/b',
      ['configuration', 'navigation', 'product'],
    ],
    ['its languages', { config: config.replace('[en, de]', '[en, de, fr]') }, '/m/c', ['languages']],
  ])('%s', async (_, changes, path, inputs) => {
    expect(await changedOn(path, changes)).toEqual(inputs);
  });

  test.each<[string, Program, string, PageInput[]]>([
    ['another program', { program: 'p2' }, '/m/b', ['program']],
    ['another version of Node', { runtime: 'v24' }, '/m/b', ['runtime']],
    ['other templates', { templates: 't2' }, '/de/m/b', ['templates']],
    ['a demo on it', { demos: { 'demo:m/Two.tsx': 'new' } }, '/m/a', ['demo:m/Two.tsx']],
    ['a demo on another page', { demos: { 'demo:m/Two.tsx': 'new' } }, '/m/b', []],
  ])('%s', async (_, program, path, inputs) => {
    expect(await changedOn(path, {}, program)).toEqual(inputs);
  });
});

test('a record is saved only if it differs', async () => {
  const disk = memoryFileSystem();
  expect((await build(disk, siteOf(sample))).saved).toBe(1);
  const again = await build(disk, siteOf(sample));
  expect(again.saved).toBe(0);
  expect(again.history.before).toEqual(again.history.now);
  expect((await build(disk, siteOf(sample), { count: -1 })).saved).toBe(1);
  expect((await build(disk, siteOf(sample))).saved).toBe(1);
});

test('a build of some pages keeps the records of the others', async () => {
  const disk = memoryFileSystem();
  const { history } = await build(disk, siteOf(sample));
  const site = siteOf({ ...sample, pages: { 'm/b.md': '# B\n\nOther.\n' } });
  const partial = await build(disk, { ...site, config: { ...site.config, only: ['m/b'] } });
  expect([...partial.history.now.pages.keys()].sort()).toEqual([...history.now.pages.keys()].sort());
  const whole = await build(disk, site);
  expect(whole.history.now.pages.has('/m/a' as never)).toBe(false);
});

describe('the contents of a site', () => {
  const contentsOf = (changes: SampleSite = {}, program: Program = {}) => {
    const plan = planned(siteOf({ ...sample, ...changes }), program);
    return siteContents(plan.pages, plan.server);
  };

  test('are its pages in their own languages, and the demos on them', () => {
    const { pages: found, demos } = contentsOf(
      {},
      { demos: { 'demo:m/Gone.tsx': 'x', 'demo:m/One.tsx': '0123456789abcdef' } },
    );
    expect(
      found.filter(({ path }) => path.includes('/m/')).map(({ path, demos: shown }) => [path, shown]),
    ).toEqual([
      ['/de/m/a', []],
      ['/m/a', ['demo:m/One.tsx', 'demo:m/Two.tsx']],
      ['/m/b', []],
      ['/m/c', []],
    ]);
    expect(demos).toEqual([
      { id: 'demo:m/One.tsx', hash: '0123456789ab' },
      { id: 'demo:m/Two.tsx', hash: 'two' },
    ]);
  });

  test.each<[string, SampleSite, string[]]>([
    ['the text', withPage('m/b.md', '# B\n\nOther.\n'), ['/m/b']],
    ['the title', withPage('m/c.md', '# Sea\n'), ['/m/c']],
    ['the description', withPage('m/b.md', '---\ndescription: New.\n---\n\n# B\n\nText.\n'), ['/m/b']],
    ['the name of the product', { config: config.replace('name: M', 'name: Acme') }, []],
  ])('differ after a change of %s', (_, changes, paths) => {
    const before = new Map(contentsOf().pages.map(({ path, text }) => [path, text]));
    const differing = contentsOf(changes).pages.filter(({ path, text }) => before.get(path) !== text);
    expect(differing.map(({ path }) => path)).toEqual(paths);
  });
});
