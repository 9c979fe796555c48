import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createStore, type Store } from '../../../src/cache/create-store.ts';
import type { Browser, BrowserPage } from '../../../src/demos/browser-driver.ts';
import { type CheckDemosOptions, checkDemos } from '../../../src/demos/check-demos.ts';
import type { KeyboardRow } from '../../../src/model/demo-check.ts';
import type { FilePath } from '../../../src/model/path.ts';
import { answeringFrame } from '../../support/answering-frame.ts';
import { memoryFileSystem } from '../../support/memory-file-system.ts';
import { plannedPages } from '../../support/planned-pages.ts';
import { configOf } from '../../support/sample-site.ts';
import { type TemporaryFolder, temporaryFolder } from '../../support/temporary-folder.ts';

const pages = plannedPages({
  pages: {
    'a.md': '# A\n\n{{"demo": "One.tsx"}}\n',
    'b.md': '# B\n\n{{"demo": "Two.tsx"}}\n\n{{"demo": "One.tsx"}}\n',
    'c.md': '# C\n',
  },
  files: ['One.tsx', 'Two.tsx'],
});

/** What a browser does in a test, and what it is asked for. */
interface TestBrowser {
  /** Ids of demos with a barrier. */
  readonly barriers: readonly string[];
  readonly rows: readonly KeyboardRow[];
  readonly opened: string[];
  readonly closed: string[];
}

const packages = {
  'playwright-core':
    'export default { chromium: { launch: (options) => globalThis.launchInTest(options) } };',
  'axe-core': '',
};

let folder: TemporaryFolder;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(async () => {
  Reflect.deleteProperty(globalThis, 'launchInTest');
  await folder[Symbol.asyncDispose]();
});

async function install(name: keyof typeof packages): Promise<void> {
  const path = join(folder.path, 'node_modules', name);
  await mkdir(path, { recursive: true });
  await writeFile(join(path, 'package.json'), `{ "version": "1.2.3", "type": "module", "main": "index.js" }`);
  await writeFile(join(path, 'index.js'), packages[name]);
}

function browserOf({ barriers, rows, opened, closed }: TestBrowser): Browser {
  const frame = answeringFrame(
    {
      find: ([id]) => ({ place: 'page', script: `/assets/${id}.js` }),
      start: () => undefined,
      isHydrated: () => true,
      keyboardRows: () => rows,
      selector: ([id]) => `#${id}`,
    },
    (expression) => {
      const id = /^axe\.run\("#(\w+)"/.exec(expression)?.[1];
      const barrier = { rule: 'label', help: `No label in ${id}`, element: '<input>', count: 1 };
      return id !== undefined && barriers.includes(id) ? [barrier] : id === undefined ? 'undefined' : [];
    },
  );
  const page: BrowserPage = {
    ...frame,
    keyboard: { press: async () => {} },
    goto: async (url) => void opened.push(url.replace('http://127.0.0.1:1/', '')),
    on: () => {},
    locator: () => ({ elementHandle: async () => null }),
  };
  const close = (name: string) => async () => void closed.push(name);
  return {
    version: () => '150',
    close: close('browser'),
    newContext: async () => ({
      addInitScript: async () => {},
      newPage: async () => page,
      close: close('window'),
    }),
  };
}

const newStore = () => createStore(memoryFileSystem(), '/store' as FilePath, { force: false, packName: 'p' });

interface Checking extends Partial<Pick<TestBrowser, 'barriers' | 'rows'>> {
  readonly store?: Store;
  readonly options?: Partial<CheckDemosOptions>;
  readonly checked?: typeof pages;
}

/** Checks the demos of the site with packages that are installed before. */
async function check({ barriers = [], rows = [], store, options = {}, checked = pages }: Checking = {}) {
  const browser: TestBrowser = { barriers, rows, opened: [], closed: [] };
  Reflect.set(globalThis, 'launchInTest', async () => browserOf(browser));
  const warnings: string[] = [];
  const steps: number[] = [];
  const checking = checkDemos(
    { pages: checked, files: { emitted: [], copies: [] } },
    {
      config: { ...configOf(''), root: folder.path as FilePath },
      files: { readText: async (path) => `the text of ${path}`, exists: async () => true },
      progress: {
        stage: (_stage, count) => void steps.push(count ?? 0),
        advance: (count) => void steps.push(count),
        warn: (sentence) => void warnings.push(sentence),
      },
      serveOutputs: async () => ({
        url: 'http://127.0.0.1:1/',
        close: async () => void browser.closed.push('server'),
      }),
      store: store ?? (await newStore()),
      tool: '',
      browser: 'chrome',
      textOf: async () => undefined,
      ...options,
    },
  );
  const failed = await checking.then(
    () => undefined,
    (error: unknown) => error,
  );
  const diagnostics = failed === undefined ? await checking : [];
  const problems = diagnostics.map(({ severity, message, place }) => [severity, place?.file, message]);
  return { ...browser, failed, problems, warnings, steps };
}

test('each page with demos is opened in a window of its own, and everything is closed', async () => {
  await install('playwright-core');
  const { opened, closed, problems, warnings, steps } = await check();
  expect(opened).toEqual(['a/', 'b/']);
  expect(closed).toEqual(['window', 'window', 'server', 'browser']);
  expect(problems).toEqual([]);
  expect(warnings).toEqual(['Barriers of demos are not looked for: install axe-core.']);
  expect(steps).toEqual([2, 1, 1]);
});

test('a demo on several pages is checked on the first', async () => {
  await install('playwright-core');
  await install('axe-core');
  const options = {
    config: { ...configOf('severity: { demo-accessibility: error }'), root: folder.path as FilePath },
  };
  const { problems, warnings } = await check({ barriers: ['One', 'Two'], options });
  expect(problems).toEqual([
    ['error', 'content/a.md', 'The demo "One.tsx" has a barrier: No label in One.'],
    ['error', 'content/b.md', 'The demo "Two.tsx" has a barrier: No label in Two.'],
  ]);
  expect(warnings).toEqual([]);
});

test('a page that passed is not opened again, unless another program checks it', async () => {
  await install('playwright-core');
  await install('axe-core');
  const store = await newStore();
  expect((await check({ store, barriers: ['Two'] })).opened).toEqual(['a/', 'b/']);
  const { opened, problems } = await check({ store, barriers: ['Two'] });
  expect(opened).toEqual(['b/']);
  expect(problems).toHaveLength(1);
  expect((await check({ store, options: { tool: 'other' } })).opened).toEqual(['a/', 'b/']);
});

test('the rows that are left out are counted, and the first is named', async () => {
  await install('playwright-core');
  const row = (keys: string): KeyboardRow => ({ table: 0, row: 0, demo: 'One', keys, effect: 'Sings' });
  const { warnings } = await check({ rows: [row('Tab'), row('Home')] });
  expect(warnings.at(-1)).toBe(
    'Keyboard tables: 0 rows executed, 4 skipped. The first is "Tab" of content/a.md, because "Sings" is no effect that can be executed.',
  );
});

test('an interruption, or a package without its script, closes everything', async () => {
  await install('playwright-core');
  const interrupted = await check({ options: { signal: AbortSignal.abort(new Error('stopped')) } });
  expect(interrupted).toMatchObject({
    failed: new Error('stopped'),
    opened: [],
    closed: ['server', 'browser'],
  });
  const files = { readText: async () => undefined, exists: async () => true };
  const { failed, closed } = await check({ options: { files } });
  expect(failed).toEqual(new Error('lib/demo-check.js is missing from this package.'));
  expect(closed).toEqual(['server', 'browser']);
});

test('a site without demos needs no browser', async () => {
  const checked = pages.filter(({ route }) => route.path === '/c');
  expect(await check({ checked })).toMatchObject({ failed: undefined, problems: [], closed: [] });
});
