import { posix, relative, sep } from 'node:path';
import { type DemoModules, demoClosure } from '../assemble/demo-code.ts';
import { type DemoPatch, type PatchModule, patchDemo } from '../bundle/patch-demo.ts';
import { hashParts } from '../lib/hash.ts';
import { displayPath } from '../lib/path.ts';
import type { DemoModule } from '../model/demo.ts';
import type { Entry, LiveEntry, ModuleEntry, ServerModule } from '../model/entry.ts';
import type { FilePath, SourcePath } from '../model/path.ts';
import type { BuildTools } from './build-tools.ts';
import { changedInputs, ownInputs } from './bundle-inputs.ts';
import type { Bundles, PatchedBundles, RecordedBundles } from './bundles.ts';

/** Demos that are patched at once. A module that more demos share is bundled with all of them. */
const mostDemos = 12;

/** What is bundled, and what is known of the demos among it. */
export interface PatchSources {
  readonly key: string;
  readonly entries: readonly Entry[];
  readonly modules: DemoModules;
  /** The files of the site that an entry is made of, as reports call them. */
  filesOf(entry: Entry): ReadonlySet<string>;
}

/**
 * The bundles in which those demos are made anew of which a module was edited: in some milliseconds, while to bundle 500 demos takes two
 * seconds. Undefined where more was changed than modules of demos; then all has to be bundled.
 */
export async function patchBundles(
  sources: PatchSources,
  tools: BuildTools,
): Promise<PatchedBundles | undefined> {
  const held = heldFor(sources.key, tools);
  const changed = held && (await changedInputs(ownInputs(held.record), tools));
  if (!held || !changed) return undefined;
  const whole = 'whole' in held ? held.whole : held.bundles;
  const edited = editedDemos(
    changed.map(([file]) => sourceOf(file, tools)),
    sources,
  );
  if (!edited) return undefined;
  const made = await Promise.all(edited.map((demo) => makePatch(demo, whole, tools)));
  const patches = new Map('patches' in held ? held.patches : []);
  for (const patch of made) {
    if (!patch) return undefined;
    patches.set(...patch);
  }
  const now = new Map(changed);
  const inputs = held.record.inputs.map(([file, sum]) => [file, now.get(file) ?? sum] as const);
  return {
    key: sources.key,
    record: { ...held.record, inputs },
    bundles: withPatches(whole, patches),
    whole,
    patches,
  };
}

/** A demo to patch, with what readers may import who edit it, and its modules: its own first. */
interface EditedDemo {
  readonly entry: ModuleEntry;
  readonly live: LiveEntry;
  readonly closure: readonly DemoModule[];
}

function heldFor(
  key: string,
  { bundles: { latest, patched } }: BuildTools,
): RecordedBundles | PatchedBundles | undefined {
  return [patched, latest].find((held) => held?.key === key);
}

function sourceOf(file: FilePath, { config }: BuildTools): SourcePath {
  return relative(config.contentDir, file).split(sep).join('/') as SourcePath;
}

/** The demos that changed modules are of; undefined where one is also of something else, or of none. */
function editedDemos(
  changed: readonly SourcePath[],
  { entries, modules, filesOf }: PatchSources,
): EditedDemo[] | undefined {
  const found = new Set<SourcePath>();
  const edited: EditedDemo[] = [];
  for (const entry of entries) {
    const own = changed.filter((source) => filesOf(entry).has(displayPath(source)));
    if (entry.kind === 'live' || own.length === 0) continue;
    const live = entries.find((other) => other.kind === 'live' && other.file === entry.file);
    if (entry.kind !== 'demo' || live?.kind !== 'live' || edited.length === mostDemos) return undefined;
    for (const source of own) found.add(source);
    const closure = demoClosure(entry.id.replace(/^demo:/, '') as SourcePath, modules, 'ts');
    edited.push({ entry, live, closure });
  }
  return found.size === changed.length ? edited : undefined;
}

async function makePatch(
  { entry, live, closure }: EditedDemo,
  { browser, server }: Bundles,
  tools: BuildTools,
): Promise<[string, DemoPatch] | undefined> {
  const [chunk, offered, own] = [
    browser.assets.get(entry.id),
    browser.assets.get(live.id),
    server.demos.get(entry.id),
  ];
  const folder = posix.dirname(closure[0]?.source ?? '');
  const modules = await Promise.all(
    closure.map(async ({ source }): Promise<PatchModule | undefined> => {
      const text = await tools.files.readText(posix.join(tools.config.contentDir, source) as FilePath);
      return text === undefined ? undefined : { name: posix.relative(folder, source), text };
    }),
  );
  const there = modules.filter((module) => module !== undefined);
  if (!chunk || !offered || !own || there.length < modules.length) return undefined;
  const places = { chunk: chunk.path, live: offered.path, server: own.path, offers: server.offers };
  const patch = await patchDemo(entry.id, there, specifiersOf(closure), places);
  return patch && [entry.id, patch];
}

function specifiersOf(closure: readonly DemoModule[]): string[] {
  return [
    ...new Set([
      'react/jsx-runtime',
      ...closure.flatMap(({ modules }) => modules).map(({ specifier }) => specifier),
    ]),
  ].sort();
}

function withPatches({ browser, server, worker }: Bundles, patches: ReadonlyMap<string, DemoPatch>): Bundles {
  const assets = new Map(browser.assets);
  const demos = new Map(server.demos);
  for (const [id, patch] of patches) {
    const [asset, live, demo] = [
      browser.assets.get(id),
      browser.assets.get(id.replace(/^demo:/, 'live:')),
      server.demos.get(id),
    ];
    if (!asset || !live || !demo) continue;
    const imports = [asset, live].flatMap(({ path, imports }) => [...imports, path]);
    assets.set(id, { path: patch.browser.path, imports: [...new Set(imports)] });
    demos.set(id, patched(demo, patch));
  }
  const made = [...patches.values()];
  return {
    browser: { ...browser, assets, files: [...browser.files, ...made.map((patch) => patch.browser)] },
    server: { ...server, demos, files: [...server.files, ...made.map((patch) => patch.server)] },
    worker,
  };
}

/** Its name holds the hash of the text it was made from. */
function patched(demo: ServerModule, { server: { path } }: DemoPatch): ServerModule {
  return { path, hash: hashParts([demo.hash, path]) };
}
