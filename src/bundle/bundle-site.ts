import { join } from 'node:path';
import { type DemoModules, demoClosure } from '../assemble/demo-code.ts';
import { planEntries, planLiveEntries } from '../assemble/plan-entries.ts';
import type { BuildTools } from '../build/build-tools.ts';
import { patchBundles } from '../dev/patch-bundles.ts';
import { withLastImports } from '../dev/with-last-imports.ts';
import { packageRoot } from '../effects/package-root.ts';
import { realNow } from '../effects/real-now.ts';
import { displayPath } from '../lib/path.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { Entry } from '../model/entry.ts';
import type { FilePath, SourcePath } from '../model/path.ts';
import type { Site } from '../model/site.ts';
import type { Sources } from '../read/sources.ts';
import { bundleDiagnostics, EditFailure } from './bundle-error.ts';
import { bundleSound } from './bundle-with-fallbacks.ts';
import { hasBundled } from './last-entries.ts';
import type { BundleWays, RememberedBundles } from './load-bundles.ts';
import { type Components, readComponents } from './read-components.ts';
import { type Demos, readDemos } from './read-demos.ts';

/** The bundles, what was read of the modules in them, and what was wrong with these. */
export interface SiteBundles extends RememberedBundles {
  readonly modules: DemoModules;
  readonly islands: Components['islands'];
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Reads and bundles the shell, every demo and every component. What does not compile is reported and replaced by a notice, and the rest is
 * bundled without it; a failure for which no module of the author's is to blame is thrown.
 */
export async function bundleSite(site: Site, sources: Sources, tools: BuildTools): Promise<SiteBundles> {
  const ownFolder = join(packageRoot(), 'templates/components/registered') as FilePath;
  const components = await readComponents(site, sources, { files: tools.files, ownFolder });
  const { islands } = components;
  const modules = planEntries(site, { ownFolder, isIsland: (name) => islands.has(name) });
  // To parse the modules of 500 demos takes a second, in which the bundler has something to do.
  const reading = readDemos(site, sources, tools);
  const planned = (demos: Demos) => (tools.edits ? withLastImports(demos, tools.memory) : demos.modules);
  const live = reading.then((demos) => planLiveEntries(site, planned(demos)));
  // Who waits for the demos themselves hears of it.
  live.catch(() => {});
  const since = realNow();
  const isNew = !tools.bundles.latest && !hasBundled(tools);
  if (modules.length > 0 && isNew) tools.bundler.beginServer(modules, live);
  const demos = await reading;
  const entries = [...modules, ...(await live)];
  const filesOf = (entry: Entry) =>
    entry.kind === 'demo' || entry.kind === 'live'
      ? demoFiles(entry, demos.modules)
      : componentFiles(entry, components);
  const patch: BundleWays['patch'] = (bundles, changed, entries) =>
    patchBundles(bundles, changed, { entries, modules: demos.modules, filesOf }, tools);
  const ways = { extent: site.extent, since, ...(tools.edits && { patch }) };
  const beside = (told: readonly Diagnostic[]) => [
    ...unlessTold(demos.diagnostics, told),
    ...components.diagnostics,
  ];
  const { failures, ...bundles } = await bundleSound(entries, filesOf, ways, tools).catch(
    (error: unknown) => {
      if (!(error instanceof EditFailure)) throw error;
      throw error.with(beside(bundleDiagnostics(error, tools.config.root) ?? []));
    },
  );
  const diagnostics = [...failures, ...beside(failures)];
  return { ...bundles, modules: demos.modules, islands, diagnostics };
}

/** What the parser found wrong with a module is not told again where the bundler has told it. */
function unlessTold(found: readonly Diagnostic[], told: readonly Diagnostic[]): Diagnostic[] {
  const files = new Set(told.map(({ place }) => place?.file));
  return found.filter(({ severity, place }) => severity !== 'error' || !files.has(place?.file));
}

/** A demo is to blame for an error in its own module and in every module it imports. */
function demoFiles(entry: Entry, modules: DemoModules): ReadonlySet<string> {
  const module = entry.id.replace(/^(?:demo|live):/, '') as SourcePath;
  return new Set(
    [module, ...demoClosure(module, modules, 'ts').map((parsed) => parsed.source)].map(displayPath),
  );
}

function componentFiles(entry: Entry, { files }: Components): ReadonlySet<string> {
  return files.get(entry.id.replace(/^component:/, '')) ?? new Set();
}
