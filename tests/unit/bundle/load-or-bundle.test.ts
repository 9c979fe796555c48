import { expect, test } from 'vitest';
import type { Bundles } from '../../../src/bundle/bundles.ts';
import type { Bundler } from '../../../src/bundle/esbuild/create-bundler.ts';
import { type LoadOptions, loadOrBundle } from '../../../src/bundle/load-or-bundle.ts';
import type { BundleCache } from '../../../src/bundle/stored/bundle-cache.ts';
import type { OwnModules } from '../../../src/model/apart-demos.ts';
import type { FilePath } from '../../../src/model/path.ts';
import { memoryFileSystem } from '../../support/memory-file-system.ts';
import { configOf } from '../../support/sample-site.ts';

const demo = '/site/content/Demo.tsx' as FilePath;
const sheets = ['/site/content/a.css', '/site/content/b.css'] as FilePath[];
const cached = { styles: 'cached{}', moduleProblems: [] } as unknown as Bundles;
const patched = {
  browser: { inputs: [] },
  server: { inputs: [] },
  styles: 'patched{}',
  moduleProblems: [],
} as unknown as Bundles;

interface Given {
  /** What the cache has: nothing, the same bundles, or those that a patch may replace. */
  readonly cache?: 'same' | 'changed';
  readonly kind?: 'temporary' | 'lasting';
  readonly canPatch?: boolean;
  readonly leftOut?: readonly FilePath[];
  readonly own?: OwnModules;
  /** When the demo was saved, from the start of the bundler on. */
  readonly savedAfter?: number;
}

async function load({
  cache,
  kind = 'lasting',
  canPatch = true,
  leftOut = [],
  own = new Map(),
  ...given
}: Given) {
  const log: string[] = [];
  const start = Date.now();
  const bundlerOf = (name: string): Bundler =>
    ({
      startedAt: () => start,
      compileDemos: async () => new Map(),
      bundleServer: async () => ({ inputs: [demo] }),
      bundleShell: async () => ({ files: [], assets: new Map(), inputs: [] }),
      bundleIslands: async () => ({ files: [], assets: new Map(), inputs: [demo] }),
      bundleStyles: async (files: readonly string[]) => {
        log.push(`${name}: ${files.join()}`);
        return { css: 'made{}', files: [], inputs: [] };
      },
      without: () => bundlerOf('without some'),
    }) as unknown as Bundler;
  const store: Pick<BundleCache, 'load' | 'save'> = {
    load: async (modules, _, patch) => {
      const changes = { inputs: [], haveOtherImports: false, withApart: async () => cached };
      return cache === 'same' ? cached : cache && patch.apply(cached, changes, modules.entries);
    },
    save: async (_, extent, { bundles }) => void log.push(`save ${extent} ${bundles.styles}`),
  };
  const disk = memoryFileSystem({ [demo]: 'export default Buffer;' });
  let saves = 0;
  const files = {
    ...disk,
    changedAt: async () => (saves++ === 0 && given.savedAfter !== undefined ? start + given.savedAfter : 0),
  };
  const options: LoadOptions = {
    extent: 'whole',
    patch: { kind, apply: async () => (canPatch ? patched : undefined) },
    styles: sheets,
    own,
  };
  const result = await loadOrBundle({ entries: [], leftOut: new Set(leftOut) }, options, {
    files,
    hashes: { of: async () => 'hash' },
    config: { ...configOf(''), serviceWorker: 'none' },
    bundler: bundlerOf('all'),
    cache: store as BundleCache,
  });
  return { log, result };
}

const made = `all: ${sheets.join()}`;

test.each<[what: string, given: Given, styles: string, bundled: boolean, log: readonly string[]]>([
  ['those of the cache', { cache: 'same' }, 'cached{}', false, []],
  [
    'a patch of docs dev, which is not saved',
    { cache: 'changed', kind: 'temporary' },
    'patched{}',
    false,
    [],
  ],
  ['a patch of a build, which is saved', { cache: 'changed' }, 'patched{}', true, ['save whole patched{}']],
  ['new ones without any', {}, 'made{}', true, [made, 'save whole made{}']],
  [
    'new ones if a patch is impossible',
    { cache: 'changed', canPatch: false },
    'made{}',
    true,
    [made, 'save whole made{}'],
  ],
  [
    'new ones without a style sheet that does not compile',
    { leftOut: sheets.slice(0, 1) },
    'made{}',
    true,
    [`without some: ${sheets[1]}`, 'save whole made{}'],
  ],
  [
    'new ones twice if a file was saved meanwhile',
    { savedAfter: 5 },
    'made{}',
    true,
    [made, made, 'save whole made{}'],
  ],
])('bundles are %s', async (_, given, styles, bundled, log) => {
  const loaded = await load(given);
  expect(loaded.result).toMatchObject({ styles, bundled });
  expect(loaded.log).toEqual(log);
});

test('new bundles have the problems of their modules, and the modules that are compiled apart', async () => {
  const { result } = await load({});
  expect(result.moduleProblems.map(({ message }) => message)).toEqual([
    'This module uses "Buffer", which browsers do not have.',
  ]);
  expect('ownModules' in result).toBe(false);
  const apart = await load({ own: new Map([['demo:Demo.tsx', ['content/Demo.tsx']]]) });
  expect(apart.result.ownModules).toMatch(/^[\w-]{22}$/);
});
