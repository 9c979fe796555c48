import { join, relative, sep } from 'node:path';
import { type DemoModules, demoClosure } from '../assemble/demo-code.ts';
import { planEntries } from '../assemble/plan-entries.ts';
import { planLiveEntries } from '../assemble/plan-live-entries.ts';
import { bundleDiagnostics, type LiveFailure, liveFailures } from '../bundle/bundle-error.ts';
import { packageRoot } from '../effects/package-root.ts';
import { displayPath } from '../lib/path.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { Entry } from '../model/entry.ts';
import type { FilePath, SourcePath } from '../model/path.ts';
import type { Extent, Site } from '../model/site.ts';
import type { Sources } from '../read/sources.ts';
import type { BuildTools } from './build-tools.ts';
import { bundleAll } from './bundle-all.ts';
import { hasBundled } from './last-entries.ts';
import { type Components, readComponents } from './read-components.ts';
import { readDemos } from './read-demos.ts';
import { type RememberedBundles, rememberBundles } from './remember-bundles.ts';

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
  if (modules.length > 0 && !hasBundled(tools)) tools.bundler.beginServer(modules);
  const demos = await readDemos(site, sources, tools);
  const entries = [...modules, ...planLiveEntries(site, demos.modules)];
  const filesOf = (entry: Entry) =>
    entry.kind === 'demo' || entry.kind === 'live'
      ? demoFiles(entry, demos.modules)
      : componentFiles(entry, components);
  const { failures, ...bundles } = await bundleSound(entries, site.extent, filesOf, tools);
  const diagnostics = [...failures, ...unlessTold(demos.diagnostics, failures), ...components.diagnostics];
  return { ...bundles, modules: demos.modules, islands, diagnostics };
}

/** Bundles what can be bundled, each time without what is to blame for the failure before. */
async function bundleSound(
  entries: readonly Entry[],
  extent: Extent,
  filesOf: (entry: Entry) => ReadonlySet<string>,
  tools: BuildTools,
): Promise<RememberedBundles & { readonly failures: readonly Diagnostic[] }> {
  const failures: Diagnostic[] = [];
  const broken = new Set<string>();
  for (;;) {
    const current = entries.flatMap((entry) => (broken.has(entry.id) ? replacement(entry) : [entry]));
    try {
      const bundles = await rememberBundles(current, extent, tools, () => bundleAll(current, tools));
      return { ...bundles, failures };
    } catch (error) {
      const found = bundleDiagnostics(error, tools.config.root) ?? [];
      const unoffered = liveFailures(error, tools.config.root);
      const named = found.map(({ place }) => place?.file ?? '');
      const blamed = entries.filter(
        (entry) =>
          !broken.has(entry.id) &&
          (named.some((file) => filesOf(entry).has(file)) || isUnoffered(entry, unoffered)),
      );
      if (blamed.length === 0) throw error;
      const demos = blamed.filter(({ kind }) => kind === 'demo');
      const files = new Set(demos.flatMap((entry) => [...filesOf(entry)]));
      failures.push(...found.map((one) => (files.has(one.place?.file ?? '') ? one : ofComponent(one))));
      // Where the demo itself does not compile, its own failure says it all.
      const others = unoffered.filter(({ file }) => !demos.some((demo) => demo.file === file));
      failures.push(...others.map((failure) => uneditable(failure, tools)));
      for (const entry of blamed) broken.add(entry.id);
    }
  }
}

function isUnoffered({ kind, file }: Entry, failures: readonly LiveFailure[]): boolean {
  return kind === 'live' && failures.some((failure) => failure.file === file);
}

/** What takes the place of an entry that does not compile; a demo that cannot be edited is a demo still. */
function replacement(entry: Entry): Entry[] {
  return entry.kind === 'live' ? [] : [{ ...entry, file: noticeFor(entry) }];
}

/** Only a hand-written variant imports what the demo does not. */
function uneditable({ file, message }: LiveFailure, { config }: BuildTools): Diagnostic {
  const source = relative(config.contentDir, file).split(sep).join('/') as SourcePath;
  return {
    severity: 'warning',
    code: 'demo-edit',
    message: `Readers cannot edit this demo, because of an import of its JavaScript: ${message}.`,
    place: { file: displayPath(source), line: 1, column: 1 },
  };
}

/** What the parser found wrong with a module is not told again where the bundler has told it. */
function unlessTold(found: readonly Diagnostic[], told: readonly Diagnostic[]): Diagnostic[] {
  const files = new Set(told.map(({ place }) => place?.file));
  return found.filter(({ severity, place }) => severity !== 'error' || !files.has(place?.file));
}

function ofComponent(diagnostic: Diagnostic): Diagnostic {
  return { ...diagnostic, code: 'component-compile' };
}

/** Shown in the place of what does not compile. Each kind has its own, since an entry is known by its file. */
function noticeFor({ kind }: Entry): FilePath {
  const name = kind === 'demo' ? 'broken-demo.tsx' : 'broken-component.tsx';
  return join(packageRoot(), 'templates/islands', name) as FilePath;
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
