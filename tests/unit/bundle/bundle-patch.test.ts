import { expect, test } from 'vitest';
import { bundlePatch, type EditOptions, type KnownModules } from '../../../src/bundle/bundle-patch.ts';
import type { Bundles } from '../../../src/bundle/bundles.ts';
import type { Bundler } from '../../../src/bundle/esbuild/create-bundler.ts';
import { ownModulesHash } from '../../../src/bundle/relink-changed.ts';
import type { ChangedInput } from '../../../src/bundle/stored/bundle-inputs.ts';
import type { OwnModules } from '../../../src/model/apart-demos.ts';
import type { Entry } from '../../../src/model/entry.ts';
import type { FilePath } from '../../../src/model/path.ts';
import { memoryFileSystem } from '../../support/memory-file-system.ts';
import { configOf } from '../../support/sample-site.ts';

const demo = '/site/content/A.tsx' as FilePath;
const changed: readonly ChangedInput[] = [[demo, 'new']];
const entries: readonly Entry[] = [{ kind: 'demo', id: 'demo:A.tsx', file: demo }];
const own: OwnModules = new Map([['demo:A.tsx', ['content/A.tsx']]]);
const known: KnownModules = { modules: new Map(), filesOf: () => new Set(), own };

const bundlesOf = (styles: string, more: Partial<Bundles> = {}) =>
  ({
    ...{ browser: { inputs: [demo] }, server: { inputs: [demo] }, styles, moduleProblems: [] },
    ...more,
  }) as unknown as Bundles;

interface Given {
  /** Whether `docs dev` bundles, and can replace the demo. */
  readonly edits?: 'possible' | 'impossible';
  readonly haveOtherImports?: boolean;
  readonly own?: OwnModules;
}

/** Applies a patch after an edit of a demo that was compiled apart. */
async function patch({ edits, haveOtherImports = false, own: compiled = own }: Given) {
  const log: string[] = [];
  const options: EditOptions | undefined = edits && {
    plannedModules: ({ modules }) => modules,
    patch: async (_bundles, inputs, sources) => {
      log.push(`edit ${inputs.length} of ${sources.entries.length}`);
      return edits === 'possible' ? bundlesOf('edited{}') : undefined;
    },
  };
  const bundler = {
    compileDemos: async (demos: readonly Entry[]) => new Map(demos.map(({ id }) => [id, {}])),
    relinkDemos: async (codes: ReadonlyMap<string, unknown>, _bundles: Bundles, all: readonly Entry[]) => {
      log.push(`link ${[...codes.keys()].join()}, ${all.length} others`);
      return bundlesOf('linked{}');
    },
  };
  const { kind, apply } = bundlePatch(options, known, {
    config: configOf(''),
    bundler: bundler as unknown as Bundler,
    files: memoryFileSystem({ [demo]: 'export default Buffer;' }),
    hashes: { of: async () => 'hash' },
    onEdit: () => void log.push('begin'),
  });
  const whole = bundlesOf('whole{}', { ownModules: ownModulesHash(compiled) });
  const changes = { inputs: changed, haveOtherImports, withApart: async () => whole };
  const patched = await apply(bundlesOf('before{}'), changes, entries);
  const problems = patched?.moduleProblems.map(({ code }) => code);
  return { kind, log, styles: patched?.styles, problems };
}

const problems = ['node-global'];

test.each<[what: string, given: Given, expected: object]>([
  [
    'a build compiles the edited demo, and links it anew',
    {},
    { kind: 'lasting', log: ['begin', 'link demo:A.tsx, 0 others'], styles: 'linked{}', problems },
  ],
  [
    'a build links what readers edit, too, if demos import something else',
    { haveOtherImports: true },
    { kind: 'lasting', log: ['begin', 'link demo:A.tsx, 1 others'], styles: 'linked{}', problems },
  ],
  [
    'docs dev replaces the demo alone',
    { edits: 'possible' },
    { kind: 'temporary', log: ['begin', 'edit 1 of 1'], styles: 'edited{}', problems },
  ],
  [
    'docs dev does as a build if it cannot',
    { edits: 'impossible' },
    {
      kind: 'temporary',
      log: ['begin', 'edit 1 of 1', 'link demo:A.tsx, 0 others'],
      styles: 'linked{}',
      problems,
    },
  ],
  [
    'docs dev does as a build if demos import something else',
    { edits: 'possible', haveOtherImports: true },
    { kind: 'temporary', log: ['begin', 'link demo:A.tsx, 1 others'], styles: 'linked{}', problems },
  ],
  [
    'everything is bundled again if other modules were compiled apart',
    { own: new Map() },
    { kind: 'lasting', log: ['begin'], styles: undefined, problems: undefined },
  ],
])('%s', async (_, given, expected) => {
  expect(await patch(given)).toEqual(expected);
});
