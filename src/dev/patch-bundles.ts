import { join, posix, relative, sep } from 'node:path';
import { type DemoModules, demoClosure, importedModule } from '../assemble/demo-code.ts';
import type { BuildTools } from '../build/build-tools.ts';
import { EditFailure } from '../bundle/bundle-error.ts';
import type { ChangedInput } from '../bundle/bundle-inputs.ts';
import type { Bundles, Patches } from '../bundle/bundles.ts';
import { jsxRuntime } from '../bundle/live-plugin.ts';
import { type DemoPatch, type PatchModule, type PatchOutcome, patchDemo } from '../bundle/patch-demo.ts';
import { hashData, hashParts } from '../lib/hash.ts';
import { displayPath } from '../lib/path.ts';
import type { Config } from '../model/config.ts';
import type { DemoModule } from '../model/demo.ts';
import type { Entry, LiveEntry, ModuleEntry, ServerModule } from '../model/entry.ts';
import type { FilePath, SourcePath } from '../model/path.ts';

/** Demos that are patched at once. A module that more demos share is bundled with all of them. */
const mostDemos = 12;

/** What is bundled, and what is known of the demos among it. */
export interface PatchSources {
  readonly entries: readonly Entry[];
  readonly modules: DemoModules;
  /** The files of the site that an entry is made of, as reports call them. */
  filesOf(entry: Entry): ReadonlySet<string>;
}

/**
 * The bundles in which those demos are made anew of which a module was edited: in some milliseconds, while to bundle 500 demos takes two
 * seconds. Undefined where more was changed than modules of a few demos; then all has to be bundled. Where edits are tried and do not compile it
 * rejects with an `EditFailure`.
 */
export async function patchBundles(
  bundles: Bundles,
  changed: readonly ChangedInput[],
  sources: PatchSources,
  tools: BuildTools,
): Promise<Bundles | undefined> {
  const { patches } = tools.bundles;
  const before = patches?.on === bundles ? patches.made : undefined;
  const edited = editedDemos(changed, sources, tools) ?? [];
  if (!isAllOfThem(changed, edited, bundles, tools.config)) return undefined;
  const outcomes = await Promise.all(
    edited.map(async (demo): Promise<PatchOutcome> => {
      const known = before?.get(demo.entry.id);
      if (known?.changes === demo.changes) return { kind: 'patched', patch: known.patch };
      return makePatch(demo, bundles, tools);
    }),
  );
  tellBroken(edited, outcomes, tools);
  const made = edited.flatMap(({ entry, changes }, index): [string, MadePatch][] => {
    const outcome = outcomes[index];
    return outcome?.kind === 'patched' ? [[entry.id, { changes, patch: outcome.patch }]] : [];
  });
  if (made.length < edited.length) return undefined;
  tools.bundles.patches = { on: bundles, made: new Map(made) };
  return withPatches(bundles, tools.bundles.patches.made);
}

/** Whoever has edited something else too is shown that, with a notice in the place of the demo. */
function tellBroken(
  edited: readonly EditedDemo[],
  outcomes: readonly PatchOutcome[],
  { edits, config }: BuildTools,
): void {
  const errors = outcomes.flatMap((outcome) => (outcome.kind === 'broken' ? outcome.errors : []));
  const broken = edited.filter((_, index) => outcomes[index]?.kind === 'broken');
  const own = new Set<string>(
    broken.flatMap(({ closure }) => closure.map((module) => fileOf(module, config))),
  );
  if (edits?.kind === 'tried' && errors.length > 0 && edits.files.every((file) => own.has(file)))
    throw new EditFailure(errors);
}

function fileOf({ source }: DemoModule, { contentDir }: Config): FilePath {
  return join(contentDir, source) as FilePath;
}

type MadePatch = NonNullable<ReturnType<Patches['made']['get']>>;

/** A demo to patch, with what readers may import who edit it, and its modules: its own first. */
interface EditedDemo {
  readonly entry: ModuleEntry;
  readonly live: LiveEntry;
  readonly closure: readonly DemoModule[];
  /** What was changed of its files. */
  readonly changes: string;
}

/** The demos that changed files are of; undefined where a component is made of one too, or no reader could edit a demo. */
function editedDemos(
  changed: readonly ChangedInput[],
  { entries, modules, filesOf }: PatchSources,
  { config }: BuildTools,
): EditedDemo[] | undefined {
  const named = changed.map((input) => ({ input, name: displayPath(sourceOf(input[0], config)) }));
  const edited: EditedDemo[] = [];
  for (const entry of entries) {
    if (entry.kind === 'live') continue;
    const files = filesOf(entry);
    const own = named.filter(({ name }) => files.has(name));
    if (own.length === 0) continue;
    const live = entries.find((other) => other.kind === 'live' && other.file === entry.file);
    if (entry.kind !== 'demo' || live?.kind !== 'live' || edited.length === mostDemos) return undefined;
    const closure = demoClosure(sourceOf(entry.file, config), modules, 'ts');
    edited.push({ entry, live, closure, changes: hashData(own.map(({ input }) => input)) });
  }
  return edited;
}

/** Whether nobody else imports a changed file, however far: what imports mean is known to the bundler alone, which knows aliases too. */
function isAllOfThem(
  changed: readonly ChangedInput[],
  edited: readonly EditedDemo[],
  { server }: Bundles,
  config: Config,
): boolean {
  const own = new Set(edited.flatMap(({ closure }) => closure.map((module) => fileOf(module, config))));
  const reached = new Set(changed.map(([file]) => file));
  for (const file of reached) {
    if (!own.has(file)) return false;
    for (const importer of server.importers.get(file) ?? []) reached.add(importer);
  }
  return true;
}

function sourceOf(file: FilePath, { contentDir }: Config): SourcePath {
  return relative(contentDir, file).split(sep).join('/') as SourcePath;
}

async function makePatch(
  { live, entry, closure }: EditedDemo,
  { browser, server }: Bundles,
  { config, files }: BuildTools,
): Promise<PatchOutcome> {
  const [runtime, offers] = [browser.assets.get('demo-runtime'), browser.assets.get(live.id)];
  const texts = await Promise.all(closure.map((module) => files.readText(fileOf(module, config))));
  if (!runtime || !offers || texts.includes(undefined)) return { kind: 'joined' };
  const modules = closure.map((module, index) => ({
    file: fileOf(module, config),
    text: texts[index] ?? '',
    ...namesOf(module, closure),
  }));
  const specifiers = [jsxRuntime, ...live.modules].map(({ specifier }) => specifier);
  return patchDemo(entry.id, modules, {
    root: config.root,
    runtime: runtime.path,
    live: offers.path,
    offers: server.offers,
    offered: specifiers.filter((specifier) => server.offered.includes(specifier)),
    inputs: new Set<string>(server.inputs),
  });
}

/** Files are named from the folder of the demo, which is the first. */
function namesOf(
  { source, relativeImports }: DemoModule,
  closure: readonly DemoModule[],
): Pick<PatchModule, 'name' | 'imports'> {
  const folder = posix.dirname(closure[0]?.source ?? '');
  const nameOf = (path: SourcePath) => posix.relative(folder, path);
  const has = (path: SourcePath) => closure.some((module) => module.source === path);
  const imports = relativeImports.flatMap((specifier): [string, string][] => {
    const meant = importedModule(source, specifier, 'ts', has);
    return meant === undefined ? [] : [[specifier, nameOf(meant)]];
  });
  return { name: nameOf(source), imports: new Map(imports) };
}

function withPatches({ browser, server, worker }: Bundles, made: Patches['made']): Bundles {
  const assets = new Map(browser.assets);
  const demos = new Map(server.demos);
  const runtime = browser.assets.get('demo-runtime');
  for (const [id, { patch }] of made) {
    const [live, demo] = [browser.assets.get(id.replace(/^demo:/, 'live:')), server.demos.get(id)];
    if (!runtime || !live || !demo) continue;
    const imports = [runtime, live].flatMap(({ path, imports }) => [...imports, path]);
    assets.set(id, { path: patch.browser.path, imports: [...new Set(imports)] });
    demos.set(id, patched(demo, patch));
  }
  const patches = [...made.values()].map(({ patch }) => patch);
  return {
    browser: { ...browser, assets, files: [...browser.files, ...patches.map((patch) => patch.browser)] },
    server: { ...server, demos, files: [...server.files, ...patches.map((patch) => patch.server)] },
    worker,
  };
}

/** Its name holds the hash of the text it was made from. */
function patched(demo: ServerModule, { server: { path } }: DemoPatch): ServerModule {
  return { path, hash: hashParts([demo.hash, path]) };
}
