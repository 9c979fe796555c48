import { expect, test } from 'vitest';
import {
  type BundlePlan,
  chunkName,
  demoOptions,
  environmentOf,
  serverOptions,
  serviceWorkerOptions,
} from '../../../../src/bundle/esbuild/bundle-options.ts';
import type { SharedImport } from '../../../../src/model/apart-demos.ts';
import type { Entry, ModuleEntry } from '../../../../src/model/entry.ts';
import type { FilePath } from '../../../../src/model/path.ts';
import { bundlerOptions } from '../../../support/bundler-options.ts';

const options = bundlerOptions('/site', {
  templates: '/program/templates' as FilePath,
  packages: '/program' as FilePath,
});

test.each<[env: Readonly<Record<string, string>>, defined: Readonly<Record<string, string>>]>([
  [
    {},
    {
      'process.env.NODE_ENV': '"production"',
      'process.env.NEXT_RUNTIME': 'undefined',
      'process.env': '{"NODE_ENV":"production"}',
    },
  ],
  [
    { NAME: 'a "b"', NEXT_RUNTIME: 'edge', NODE_ENV: 'development' },
    {
      'process.env.NODE_ENV': '"production"',
      'process.env.NEXT_RUNTIME': '"edge"',
      'process.env': '{"NAME":"a \\"b\\"","NEXT_RUNTIME":"edge","NODE_ENV":"production"}',
    },
  ],
])('in modules of a site, process.env with %j', (env, defined) => {
  expect(environmentOf({ env })).toEqual(defined);
});

test.each([
  ['demo:material-ui/button/BasicButtons.tsx', 'demo-material-ui-button-BasicButtons'],
  ['component:a b/ü.js', 'component-a-b-'],
  ['demo:a.min.jsx', 'demo-a-min'],
  ['demo:a.json', 'demo-a-json'],
])('the chunk of %s', (id, name) => {
  expect(chunkName({ id })).toBe(name);
});

const demo = (id: string, name: string): ModuleEntry => ({
  kind: 'demo',
  id,
  file: `/site/content/${name}` as FilePath,
});
const shared: SharedImport = {
  key: ':kit',
  specifier: 'kit',
  names: ['a'],
  folder: '/site' as FilePath,
  type: 'commonjs',
};

/** The entry points of a bundle: the module, and the path of its script without hashes. */
const pointsOf = ({ entryPoints }: { readonly entryPoints?: unknown }) =>
  (entryPoints as readonly { readonly in: string; readonly out: string }[]).map(
    (point) => `${point.in} → ${point.out.replace(/import-[a-z0-9]{8,}$/, 'import-…')}`,
  );

test('in the browser each file is bundled once, beside its live entry', () => {
  const entries: readonly Entry[] = [
    demo('demo:a', 'A.tsx'),
    { kind: 'live', id: 'live:a', file: '/site/content/A.tsx' as FilePath, modules: [] },
    demo('demo:again', 'A.tsx'),
    { kind: 'script', id: 'controls', file: '/program/templates/controls.ts' as FilePath },
  ];
  expect(pointsOf(demoOptions({ entries, shared: [shared] }, options))).toEqual([
    'colophon-demo:/site/content/A.tsx → assets/demo-a',
    'colophon-live:/site/content/A.tsx → assets/live-a',
    '/program/templates/controls.ts → assets/controls',
    'colophon-import::kit → assets/import-…',
    'colophon-import:all → assets/import-all',
    '/program/templates/islands/demo-island.tsx → assets/demo-runtime',
  ]);
});

const templates = '/program/templates/server.tsx → templates';
const offers = 'colophon-offers:packages/all → offers';

test.each<[what: string, plan: BundlePlan<ModuleEntry>, points: readonly string[]]>([
  ['without modules', { entries: [], shared: [] }, [templates]],
  [
    'with components alone',
    { entries: [{ ...demo('component:a', 'A.tsx'), kind: 'static' }], shared: [] },
    [templates, '/site/content/A.tsx → component-a'],
  ],
  [
    'with demos',
    { entries: [demo('demo:a', 'A.tsx'), demo('demo:b', 'A.tsx')], shared: [] },
    [templates, '/site/content/A.tsx → demo-a', offers],
  ],
  [
    'whose demos are compiled apart',
    { entries: [], shared: [shared] },
    [templates, 'colophon-import::kit → import-…', 'colophon-import:all → import-all', offers],
  ],
])('in Node, a site %s', (_, plan, points) => {
  expect(pointsOf(serverOptions(plan, async () => [], options))).toEqual(points);
});

test.each([
  ['register', 'offline-worker.ts'],
  ['unregister', 'removal-worker.ts'],
] as const)('the service worker to %s is one file', (kind, name) => {
  expect(serviceWorkerOptions(kind, options)).toMatchObject({
    entryPoints: [`/program/templates/service-worker/${name}`],
    splitting: false,
    format: 'iife',
  });
});
