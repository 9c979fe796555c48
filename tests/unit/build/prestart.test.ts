import { expect, test } from 'vitest';
import { createPrestart, type PrestartOptions } from '../../../src/build/prestart.ts';
import type { ModulesOfSite } from '../../../src/bundle/entries/read-modules.ts';
import { rulesKey } from '../../../src/cache/store-keys.ts';
import type { Entry, ModuleEntry } from '../../../src/model/entry.ts';
import type { OutputFile } from '../../../src/model/output.ts';
import type { FilePath, OutputPath } from '../../../src/model/path.ts';
import type { SourceKind } from '../../../src/model/source.ts';
import type { DocumentReader } from '../../../src/parse/document-reader.ts';
import type { ListedSource } from '../../../src/read/read-sources.ts';
import { createSources } from '../../../src/read/sources.ts';
import type { PlacedTemplates } from '../../../src/render/place-templates.ts';
import { memoryFileSystem } from '../../support/memory-file-system.ts';
import { emptyServer } from '../../support/planned-pages.ts';
import { configOf, siteOf } from '../../support/sample-site.ts';

interface Given {
  readonly use?: 'build' | 'dev';
  /** Keys of the values in the store. */
  readonly stored?: readonly string[];
  /** False if the cache has bundles. */
  readonly isNew?: boolean;
  readonly config?: string;
}

const empty = { files: [], assets: new Map(), inputs: [] };
const idsOf = (given: unknown) =>
  Array.isArray(given) ? given.map(({ id }: Entry) => ` ${id}`).join('') : '';

/** The early starts of a builder, with a record of what they start. */
function open({
  use = 'build',
  stored = [],
  isNew = true,
  config = 'serviceWorker: register\n',
}: Given = {}) {
  const log: string[] = [];
  const keys = new Set(stored);
  const noted =
    <Value>(name: string, value: Value) =>
    async (given?: unknown) => {
      log.push(name + idsOf(given));
      return value;
    };
  const early = {
    bundleShell: noted('shell', empty),
    bundleIslands: noted('islands', empty),
    bundleServer: noted('server', emptyServer),
    compileDemos: noted('demos', new Map()),
    bundleServiceWorker: async (kind: string) => void log.push(`worker ${kind}`),
  };
  const working: Promise<unknown>[] = [];
  const prestart = createPrestart({
    config: configOf(config),
    use,
    store: { isEmpty: () => keys.size === 0, has: (key: string) => keys.has(key) },
    cache: { isNew: () => isNew },
    bundler: { prefetch: (work: (bundler: object) => Promise<unknown>) => working.push(work(early)) },
    tasks: {
      prestart: (pages: number) => log.push(`threads for ${pages} pages`),
      prestartSiteCode: () => log.push('thread for code of the site'),
      preload: (location: string) => log.push(`load ${location}`),
    },
    placeTemplates: async () => ({ location: 'the templates' }),
  } as unknown as PrestartOptions);
  /** All that was started since the last call. */
  const begun = async () => {
    await Promise.all(working);
    return log.splice(0);
  };
  return { prestart, begun, keys };
}

const listed = (...kinds: readonly SourceKind[]) => kinds.map((kind) => ({ kind }) as ListedSource);
const threads = 'threads for 2 pages';
const shell = ['shell', 'worker register', 'server', 'load the templates'];

test.each<[site: string, given: Given, kinds: readonly SourceKind[], expected: readonly string[]]>([
  ['of pages', {}, ['page', 'page', 'media'], [threads, ...shell]],
  ['with modules', {}, ['page', 'module', 'page'], [threads]],
  ['in docs dev', { use: 'dev' }, ['page', 'page'], shell],
  ['with results of earlier builds', { stored: ['document:a'] }, ['page', 'page'], []],
  [
    'without a service worker',
    { config: 'serviceWorker: none\n' },
    ['page', 'page'],
    [threads, 'shell', 'server', 'load the templates'],
  ],
])('of a site %s, the listed files start what it will need', async (_, given, kinds, expected) => {
  const { prestart, begun } = open(given);
  prestart.onListed(listed(...kinds));
  expect(await begun()).toEqual(expected);
});

const site = siteOf({ config: 'serviceWorker: register\n', pages: { 'a.md': '# A' } });
const reading = { files: memoryFileSystem(), documents: {} as DocumentReader };
const all = ['thread for code of the site', 'demos', 'server', 'shell', 'worker register', 'islands'];

/** Reports that the pages are parsed. */
const parsed = async ({ prestart, begun }: ReturnType<typeof open>, assembled: () => void = () => {}) => {
  const assemble = async () => {
    assembled();
    return site;
  };
  prestart.onPages(assemble, createSources(), reading);
  return [...(await begun())].sort();
};

test('parsed pages start all bundles', async () => {
  expect(await parsed(open())).toEqual([...all].sort());
});

test('nothing is started twice', async () => {
  const plain = open();
  plain.prestart.onListed(listed('page', 'page'));
  await plain.begun();
  plain.prestart.onListed(listed('page', 'page'));
  expect(await parsed(plain)).toEqual([]);
  const withModules = open();
  await parsed(withModules);
  withModules.prestart.onListed(listed('page'));
  withModules.prestart.onModules(modules);
  expect(await parsed(withModules)).toEqual([]);
});

test('parsed pages start nothing if the cache has bundles, or the stage has begun', async () => {
  expect(await parsed(open({ isNew: false }))).toEqual([]);
  const late = open();
  expect(await parsed(late, () => late.prestart.onModules({ ...modules, entries: [] }))).toEqual([]);
});

const demo: ModuleEntry = { kind: 'demo', id: 'demo:A.tsx', file: '/site/content/A.tsx' as FilePath };
const modules = {
  entries: [demo],
  live: Promise.resolve([]),
  own: Promise.resolve(new Map()),
} as unknown as ModulesOfSite;

test.each<[what: string, given: Given, entries: readonly ModuleEntry[], expected: readonly string[]]>([
  [
    'are bundled for Node while demos are parsed',
    {},
    [demo],
    ['thread for code of the site', 'server demo:A.tsx', 'demos demo:A.tsx'],
  ],
  ['of which there are none are not bundled', {}, [], []],
  ['whose bundles may be in the cache are not bundled', { isNew: false }, [demo], []],
])('modules %s', async (_, given, entries, expected) => {
  const { prestart, begun } = open(given);
  prestart.onModules({ ...modules, entries });
  expect(await begun()).toEqual(expected);
});

test('an edit starts the thread that runs demos', async () => {
  const { prestart, begun } = open({ use: 'dev' });
  prestart.onEdit();
  expect(await begun()).toEqual(['thread for code of the site']);
});

test('templates start threads unless earlier builds have rendered pages with them', async () => {
  const { prestart, begun } = open({ stored: [rulesKey('known')] });
  const placed = (hash: string) =>
    ({ server: { ...emptyServer, templates: { path: 't.js', hash } } }) as PlacedTemplates;
  prestart.onTemplates(placed('known'), 2);
  expect(await begun()).toEqual([]);
  prestart.onTemplates(placed('new'), 2);
  expect(await begun()).toEqual([threads]);
});

test.each([
  ['in the first build', [], 1],
  ['not in later builds, which mostly keep it', ['document:a'], 0],
])('the service worker is finished while pages are written: %s', (_, stored, expected) => {
  const { prestart, keys } = open({ stored });
  // The builder has stored pages since it was opened.
  keys.add('document:b');
  let made = 0;
  const fileOf = (path: string, content: OutputFile['content']) =>
    ({ path: path as OutputPath, content }) as OutputFile;
  const failing = () => {
    made += 1;
    return Promise.reject(new Error('reported where it is written'));
  };
  const other = () => Promise.reject(new Error('another file was made'));
  prestart.onEmitted([fileOf('index.html', other), fileOf('sw.js', failing)]);
  prestart.onEmitted([fileOf('sw.js', new Uint8Array())]);
  expect(made).toBe(expected);
});
