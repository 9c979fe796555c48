import { expect, test } from 'vitest';
import { type BundledConfig, bundleAll } from '../../../src/bundle/bundles.ts';
import type { Bundler } from '../../../src/bundle/esbuild/create-bundler.ts';
import type { Entry } from '../../../src/model/entry.ts';
import type { FilePath } from '../../../src/model/path.ts';

const file = (name: string) => `/site/content/${name}` as FilePath;
const entryOf = (kind: 'demo' | 'island' | 'static', name: string): Entry => ({
  kind,
  id: name,
  file: file(name),
});

const entries: readonly Entry[] = [
  entryOf('demo', 'demo'),
  entryOf('island', 'island'),
  entryOf('static', 'static'),
  { kind: 'live', id: 'live', file: file('demo'), modules: [] },
  { kind: 'script', id: 'controls', file: file('controls') },
];

const plain: BundledConfig = { own: new Map(), serviceWorker: 'none', styles: [] };

/** A bundle that names itself. */
const bundleOf = (name: string) => ({
  files: [{ path: `${name}.js`, bytes: new Uint8Array() }],
  assets: new Map([[name, { path: `${name}.js`, imports: [] }]]),
  inputs: [file(name)],
});

const idsOf = (given: unknown) => (Array.isArray(given) ? given.map(({ id }: Entry) => id).join() : '');

/** A bundler that records what begins and ends; `changes` replace some of its bundles. */
function recordingBundler(changes: Readonly<Record<string, () => Promise<object>>> = {}) {
  const log: string[] = [];
  const recorded =
    (name: string, value: object) =>
    async (...given: readonly unknown[]) => {
      log.push(`${name}(${given.map(idsOf).filter(Boolean).join(' | ')})`);
      await Promise.resolve();
      const result = await (changes[name]?.() ?? value);
      log.push(`${name} ends`);
      return result;
    };
  const bundler = {
    compileDemos: recorded('demos', new Map()),
    bundleServer: recorded('server', { inputs: [file('server')] }),
    bundleShell: recorded('shell', bundleOf('shell')),
    bundleIslands: recorded('islands', bundleOf('islands')),
    bundleServiceWorker: recorded('worker', { script: 'worker', inputs: [] }),
    bundleStyles: recorded('styles', {
      css: 'a{}',
      files: bundleOf('styles').files,
      inputs: bundleOf('styles').inputs,
    }),
  };
  return { log, bundler: bundler as unknown as Bundler };
}

test('each side gets the entries that it runs', async () => {
  const { log, bundler } = recordingBundler();
  const { browser, server, worker, styles } = await bundleAll(entries, bundler, plain);
  expect(log.filter((line) => line.includes('('))).toEqual([
    'demos(demo,island,static)',
    'server(demo,island,static | live)',
    'shell()',
    'islands(demo,island,live,controls)',
  ]);
  expect(browser.files.map(({ path }) => path)).toEqual(['shell.js', 'islands.js']);
  expect([...browser.assets.keys()]).toEqual(['shell', 'islands']);
  expect(browser.inputs).toEqual([file('shell'), file('islands')]);
  expect('apart' in browser).toBe(false);
  expect(server.inputs).toEqual([file('server')]);
  expect([worker, styles]).toEqual([undefined, undefined]);
});

test('a site may have a service worker, style sheets and demos that are compiled apart', async () => {
  const apart = { demos: new Map(), shared: new Map() };
  const { bundler } = recordingBundler({ islands: async () => ({ ...bundleOf('islands'), apart }) });
  const sheets = [file('a.css')];
  const all = await bundleAll(entries, bundler, { ...plain, serviceWorker: 'register', styles: sheets });
  expect(all.worker?.script).toBe('worker');
  expect(all.styles).toBe('a{}');
  expect(all.browser.apart).toBe(apart);
  expect(all.browser.files.map(({ path }) => path)).toEqual(['shell.js', 'islands.js', 'styles.js']);
  expect(all.browser.inputs).toContain(file('styles'));
  expect([...all.browser.assets.keys()]).toEqual(['shell', 'islands']);
});

test.each([
  [999, 'at once'],
  [1000, 'in turn'],
])('the two large bundles of %i entries are made %s', async (count, how) => {
  const slowly = () => new Promise<object>((resolve) => setImmediate(() => resolve({ inputs: [] })));
  const { log, bundler } = recordingBundler({ server: slowly });
  const many = Array.from({ length: count }, (_, at) => entryOf('demo', `demo${at}`));
  await bundleAll(many, bundler, plain);
  const begin = log.findIndex((line) => line.startsWith('islands('));
  expect(begin < log.indexOf('server ends') ? 'at once' : 'in turn').toBe(how);
});

test('if one bundle fails, the others are finished first', async () => {
  const { log, bundler } = recordingBundler({ shell: () => Promise.reject(new Error('broken')) });
  await expect(bundleAll(entries, bundler, { ...plain, styles: [file('a.css')] })).rejects.toThrow('broken');
  expect(log.filter((line) => line.endsWith('ends')).sort()).toEqual([
    'demos ends',
    'islands ends',
    'server ends',
    'styles ends',
  ]);
});
