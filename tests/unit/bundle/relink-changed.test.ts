import { expect, test } from 'vitest';
import type { Bundles } from '../../../src/bundle/bundles.ts';
import type { Bundler } from '../../../src/bundle/esbuild/create-bundler.ts';
import { BrokenDemos, ownModulesHash, relinkChanged } from '../../../src/bundle/relink-changed.ts';
import type { OwnModules } from '../../../src/model/apart-demos.ts';
import type { Entry } from '../../../src/model/entry.ts';
import type { FilePath } from '../../../src/model/path.ts';

const root = '/site' as FilePath;
const entry = (name: string, kind: 'demo' | 'island' = 'demo'): Entry => ({
  ...{ kind, id: `${kind}:${name}`, file: `/site/content/${name}` as FilePath },
});
const entries = [entry('A.tsx'), entry('B.tsx'), entry('C.tsx', 'island')];
const own: OwnModules = new Map([
  ['demo:A.tsx', ['content/A.tsx', 'content/a.ts']],
  ['demo:B.tsx', ['content/B.tsx']],
]);
const bundles = { styles: 'all{}', ownModules: ownModulesHash(own) } as unknown as Bundles;

interface Given {
  readonly changed: readonly string[];
  readonly haveOtherImports?: boolean;
  readonly own?: OwnModules;
  readonly bundles?: Bundles;
  /** The ids that compile; by default all that are asked for. */
  readonly compiled?: readonly string[] | Error;
  readonly isLinked?: boolean;
}

/** Returns what was linked again: the ids of demos, then the number of entries whose imports count. */
async function relinked(given: Given) {
  const { compiled, isLinked = true, haveOtherImports = false } = given;
  const bundler = {
    async compileDemos(demos: readonly Entry[]) {
      if (compiled instanceof Error) throw compiled;
      return new Map((compiled ?? demos.map(({ id }) => id)).map((id) => [id, {}]));
    },
    relinkDemos: async (codes: ReadonlyMap<string, unknown>, _: unknown, all: readonly Entry[]) =>
      isLinked ? { browser: [...codes.keys()], server: all.length } : undefined,
  } as unknown as Pick<Bundler, 'compileDemos' | 'relinkDemos'>;
  const changed = given.changed.map((path) => [`/site/${path}` as FilePath, 'hash'] as const);
  return relinkChanged(
    given.bundles ?? bundles,
    { changed, haveOtherImports, entries, own: given.own ?? own },
    { config: { root }, bundler },
  );
}

test('the demos that contain changed modules are linked again, each once', async () => {
  expect(await relinked({ changed: ['content/a.ts', 'content/A.tsx'] })).toEqual({
    ...bundles,
    browser: ['demo:A.tsx'],
    server: 0,
  });
  expect(await relinked({ changed: ['content/B.tsx', 'content/a.ts'] })).toMatchObject({
    browser: ['demo:A.tsx', 'demo:B.tsx'],
  });
});

test('with other imports of demos, live entries change with them', async () => {
  expect(await relinked({ changed: ['content/B.tsx'], haveOtherImports: true })).toMatchObject({ server: 3 });
});

const failure = Object.assign(new Error('Build failed'), {
  errors: [{ text: 'Unexpected end' }],
  warnings: [],
});

test.each<[what: string, given: Given]>([
  ['a module that demos share has changed', { changed: ['content/B.tsx', 'content/shared.ts'] }],
  [
    'no demo is compiled apart',
    { changed: [], own: new Map(), bundles: { ...bundles, ownModules: ownModulesHash(new Map()) } },
  ],
  [
    'modules have moved between demos',
    { changed: ['content/B.tsx'], bundles: { ...bundles, ownModules: 'other' } },
  ],
  ['a changed demo cannot be linked', { changed: ['content/B.tsx'], compiled: [] }],
  ['demos share something else than before', { changed: ['content/B.tsx'], isLinked: false }],
])('everything is bundled again if %s', async (_, given) => {
  expect(await relinked(given)).toBeUndefined();
});

test('changed demos that do not compile are named', async () => {
  const relinking = relinked({ changed: ['content/B.tsx'], compiled: failure });
  await expect(relinking).rejects.toThrow(new BrokenDemos(new Set(['demo:B.tsx'])));
  await expect(relinking).rejects.toMatchObject({ ids: new Set(['demo:B.tsx']) });
});

test('another error than a failure of a module is a bug', async () => {
  const compiled = new TypeError('not a function');
  await expect(relinked({ changed: ['content/B.tsx'], compiled })).rejects.toThrow(compiled);
});
