import { posix } from 'node:path';
import { type DemoModules, importedModule } from '../assemble/props/demo-code.ts';
import type { EditOptions } from '../bundle/bundle-patch.ts';
import type { Bundles } from '../bundle/bundles.ts';
import {
  type DemoPatch,
  type PatchModule,
  type PatchOutcome,
  patchDemo,
} from '../bundle/esbuild/patch-demo.ts';
import { jsxRuntime } from '../bundle/esbuild/plugins/offer-imports.ts';
import { EditFailure } from '../bundle/esbuild/problems/bundle-diagnostics.ts';
import type { FileSystem } from '../effects/file-system.ts';
import { hashParts } from '../lib/hash.ts';
import { displayPath } from '../lib/path.ts';
import type { Config } from '../model/config.ts';
import type { DemoModule, ImportedModule } from '../model/demo.ts';
import type { ServerModule } from '../model/entry.ts';
import type { SourcePath } from '../model/path.ts';
import type { ChangeSet } from '../model/source.ts';
import { type EditedDemo, editedDemos, fileOf, isOnlyIn } from './edited-demos.ts';

/** What patching demos needs. */
export interface PatcherOptions {
  readonly config: Config;
  readonly files: Pick<FileSystem, 'readText'>;
}

interface Patches {
  /** The bundles that they replace demos in. */
  readonly on: Bundles;
  /** By the id of the demo's entry, with a hash of the changed files. */
  readonly made: ReadonlyMap<string, MadePatch>;
}

interface MadePatch {
  readonly changes: string;
  readonly patch: DemoPatch;
}

/**
 * Creates the way in which `docs dev` bundles edited demos: each is compiled alone, in place of its chunk in
 * bundles that contain all demos. Without it an edit takes longer and shows the same.
 *
 * If only demos of the given changes do not compile, bundling rejects with an `EditFailure`, and the last
 * snapshot stays.
 */
export function createDemoPatcher(options: PatcherOptions): (changes?: ChangeSet) => EditOptions {
  const lastImports = new Map<SourcePath, readonly ImportedModule[]>();
  let patches: Patches | undefined;
  return (changes) => ({
    plannedModules: ({ modules, diagnostics }) => {
      const errors = diagnostics.filter(({ severity }) => severity === 'error');
      const broken = new Set(errors.map(({ place }) => place?.file));
      return withLastImports(modules, (path) => broken.has(displayPath(path)), lastImports);
    },
    async patch(bundles, changed, from) {
      const before = patches?.on === bundles ? patches.made : undefined;
      const edited = editedDemos(changed, from, options.config);
      if (!edited || !isOnlyIn(changed, edited, bundles, options.config)) return undefined;
      const outcomes = await Promise.all(
        edited.map(async (demo): Promise<PatchOutcome> => {
          const known = before?.get(demo.entry.id);
          if (known?.changes === demo.changes) return { kind: 'patched', patch: known.patch };
          return makePatch(demo, bundles, options);
        }),
      );
      throwIfBroken(edited, outcomes, changes, options.config);
      const made = edited.flatMap(({ entry, changes }, index): [string, MadePatch][] => {
        const outcome = outcomes[index];
        return outcome?.kind === 'patched' ? [[entry.id, { changes, patch: outcome.patch }]] : [];
      });
      if (made.length < edited.length) return undefined;
      patches = { on: bundles, made: new Map(made) };
      return withPatches(bundles, patches.made);
    },
  });
}

/**
 * Gives broken modules the imports that they had before: without them it is unknown which imports are types,
 * and the bundle for readers who edit demos would follow from a guess.
 */
function withLastImports(
  modules: DemoModules,
  isBroken: (path: SourcePath) => boolean,
  lastImports: Map<SourcePath, readonly ImportedModule[]>,
): DemoModules {
  return new Map(
    [...modules].map(([path, module]) => {
      if (!isBroken(path)) lastImports.set(path, module.modules);
      const known = isBroken(path) ? lastImports.get(path) : undefined;
      return [path, known ? { ...module, modules: known } : module];
    }),
  );
}

/** If something else was edited too, it is shown with a notice in place of the demo. */
function throwIfBroken(
  edited: readonly EditedDemo[],
  outcomes: readonly PatchOutcome[],
  changes: ChangeSet | undefined,
  config: Config,
): void {
  const errors = outcomes.flatMap((outcome) => (outcome.kind === 'broken' ? outcome.errors : []));
  const broken = edited.filter((_, index) => outcomes[index]?.kind === 'broken');
  const own = new Set<string>(
    broken.flatMap(({ closure }) => closure.map((module) => fileOf(module, config))),
  );
  if (changes && errors.length > 0 && changes.paths.every((file) => own.has(file)))
    throw new EditFailure(errors);
}

async function makePatch(
  { live, entry, closure }: EditedDemo,
  { browser, server }: Bundles,
  { config, files }: PatcherOptions,
): Promise<PatchOutcome> {
  const [runtime, offers] = [browser.assets.get('demo-runtime'), browser.assets.get(live.id)];
  const texts = await Promise.all(closure.map((module) => files.readText(fileOf(module, config))));
  if (!runtime || !offers || texts.includes(undefined)) return { kind: 'needs-bundling' };
  const modules = closure.map((module, index) => ({
    file: fileOf(module, config),
    text: texts[index] ?? '',
    ...namesOf(module, closure),
  }));
  const specifiers = [jsxRuntime, ...live.modules].map(({ specifier }) => specifier);
  return patchDemo(entry.id, modules, {
    root: config.root,
    env: config.env,
    runtime: runtime.path,
    live: offers.path,
    offers: server.offers,
    offered: specifiers.filter((specifier) => server.offered.includes(specifier)),
    inputs: new Set<string>(server.inputs),
  });
}

/** Names files relative to the folder of the demo, the first module. */
function namesOf(
  { source, relativeImports }: DemoModule,
  closure: readonly DemoModule[],
): Pick<PatchModule, 'name' | 'imports'> {
  const folder = posix.dirname(closure[0]?.source ?? '');
  const nameOf = (path: SourcePath) => posix.relative(folder, path);
  const has = (path: SourcePath) => closure.some((module) => module.source === path);
  const imports = relativeImports.flatMap((specifier): [string, string][] => {
    const target = importedModule(source, specifier, 'ts', has);
    return target === undefined ? [] : [[specifier, nameOf(target)]];
  });
  return { name: nameOf(source), imports: new Map(imports) };
}

function withPatches({ browser, server, ...others }: Bundles, made: Patches['made']): Bundles {
  const assets = new Map(browser.assets);
  const demos = new Map(server.demos);
  const runtime = browser.assets.get('demo-runtime');
  for (const [id, { patch }] of made) {
    const [live, demo] = [browser.assets.get(id.replace(/^demo:/, 'live:')), server.demos.get(id)];
    if (!runtime || !live || !demo) continue;
    const imports = [runtime, live].flatMap(({ path, imports }) => [...imports, path]);
    const styles = browser.assets.get(id)?.styles;
    assets.set(id, {
      path: patch.browser.path,
      imports: [...new Set(imports)],
      // A demo with CSS of its own is bundled again; this is the CSS of its library.
      ...(styles !== undefined && { styles }),
    });
    demos.set(id, patched(demo, patch));
  }
  const patches = [...made.values()].map(({ patch }) => patch);
  return {
    browser: { ...browser, assets, files: [...browser.files, ...patches.map((patch) => patch.browser)] },
    server: { ...server, demos, files: [...server.files, ...patches.map((patch) => patch.server)] },
    ...others,
  };
}

/** The name of the patch contains a hash of its text. */
function patched(demo: ServerModule, { server: { path } }: DemoPatch): ServerModule {
  return { ...demo, path, hash: hashParts([demo.hash, path]) };
}
