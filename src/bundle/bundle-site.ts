import { join } from 'node:path';
import { type DemoModules, demoClosure } from '../assemble/demo-code.ts';
import { planEntries, planLiveEntries } from '../assemble/plan-entries.ts';
import type { SiteModules } from '../assemble/site-index.ts';
import { packageRoot } from '../effects/package-root.ts';
import { displayPath } from '../lib/path.ts';
import type { Config } from '../model/config.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { Entry, LiveEntry, ModuleEntry } from '../model/entry.ts';
import type { FilePath, SourcePath } from '../model/path.ts';
import type { Site } from '../model/site.ts';
import type { DocumentReader } from '../parse/document-reader.ts';
import type { Sources } from '../read/sources.ts';
import type { BundleCache } from './bundle-cache.ts';
import { bundleDiagnostics, EditFailure } from './bundle-error.ts';
import type { ChangedInput, InputReader } from './bundle-inputs.ts';
import { bundleUntilStable } from './bundle-until-stable.ts';
import { bundleWithFallbacks } from './bundle-with-fallbacks.ts';
import { type Bundles, bundleAll } from './bundles.ts';
import type { Bundler } from './create-bundler.ts';
import { type Components, readComponents } from './read-components.ts';
import { type Demos, readDemos } from './read-demos.ts';
import { readVersions } from './read-versions.ts';

/** The bundles of a site with facts about the modules in them. */
export interface SiteBundles extends Bundles, SiteModules {
  /** False if all bundles come from the cache. */
  readonly bundled: boolean;
  /** Problems in demos and components. */
  readonly diagnostics: readonly Diagnostic[];
}

/** What bundling a site needs. */
export interface SiteBundlerOptions extends InputReader {
  readonly config: Config;
  readonly bundler: Bundler;
  readonly cache: BundleCache;
  readonly documents: Pick<DocumentReader, 'demo'>;
  /** Called with the planned entries while demos are still being parsed. */
  readonly onEntries?:
    | ((entries: readonly ModuleEntry[], live: Promise<readonly LiveEntry[]>) => void)
    | undefined;
}

/** How `docs dev` bundles edited demos; a build has no such way. */
export interface EditOptions {
  /** The modules from which the imports that readers may use are planned. */
  plannedModules(demos: Demos): DemoModules;
  /** Replaces edited demos in bundles; undefined if everything has to be bundled again. */
  patch(bundles: Bundles, changed: readonly ChangedInput[], made: MadeFrom): Promise<Bundles | undefined>;
}

/** What bundles are made from. */
export interface MadeFrom {
  readonly entries: readonly Entry[];
  readonly modules: DemoModules;
  /** The files of the site that an entry is made from, as reports name them. */
  filesOf(entry: Entry): ReadonlySet<string>;
}

/** Reads and bundles the shell, every demo and every component of a site. */
export type BundleSite = (site: Site, sources: Sources, edits?: EditOptions) => Promise<SiteBundles>;

/** Creates the bundle stage. Modules that do not compile are reported, and replaced by a notice. */
export function createSiteBundler(options: SiteBundlerOptions): BundleSite {
  const { config, bundler, cache, documents, files } = options;
  const ownFolder = join(packageRoot(), 'templates/components/registered') as FilePath;
  return async (site, sources, edits) => {
    const components = await readComponents(site, sources, { files, ownFolder });
    const { islands } = components;
    const planned = planEntries(site, { ownFolder, isIsland: (name) => islands.has(name) });
    const reading = readDemos(site, sources, documents.demo);
    const live = reading.then((demos) =>
      planLiveEntries(site, edits ? edits.plannedModules(demos) : demos.modules),
    );
    // The error is reported where the demos are awaited.
    live.catch(() => {});
    const since = bundler.startedAt();
    options.onEntries?.(planned, live);
    const demos = await reading;
    const made = { modules: demos.modules, filesOf: filesOfEntry(demos.modules, components) };
    const bundle = async (entries: readonly Entry[]) => {
      const patch =
        edits &&
        ((bundles: Bundles, changed: readonly ChangedInput[], patched: readonly Entry[]) =>
          edits.patch(bundles, changed, { ...made, entries: patched }));
      const known = await cache.load(entries, site.extent, patch);
      if (known) return { ...known, bundled: false };
      const stable = await bundleUntilStable(
        () => bundleAll(entries, bundler, config.serviceWorker),
        since,
        options,
      );
      await cache.save(entries, site.extent, stable);
      return { ...stable.bundles, bundled: true };
    };
    const beside = (found: readonly Diagnostic[]) => [
      ...unlessReported(demos.diagnostics, found),
      ...components.diagnostics,
    ];
    const entries = [...planned, ...(await live)];
    const { bundled, failures } = await bundleWithFallbacks(entries, {
      config,
      bundle,
      filesOf: made.filesOf,
    }).catch((error: unknown) => {
      if (!(error instanceof EditFailure)) throw error;
      throw error.with(beside(bundleDiagnostics(error, config.root) ?? []));
    });
    return {
      ...bundled,
      demoModules: demos.modules,
      versions: await readVersions(demos.modules.values(), config.root, files),
      islands,
      diagnostics: [...failures, ...beside(failures)],
    };
  };
}

/** Leaves out the parser's errors in modules of which the bundler has reported errors. */
function unlessReported(found: readonly Diagnostic[], reported: readonly Diagnostic[]): Diagnostic[] {
  const files = new Set(reported.map(({ place }) => place?.file));
  return found.filter(({ severity, place }) => severity !== 'error' || !files.has(place?.file));
}

/** A demo or component is the cause of an error in its own module and in every module that it imports. */
function filesOfEntry(modules: DemoModules, components: Components): MadeFrom['filesOf'] {
  return ({ kind, id }) => {
    if (kind !== 'demo' && kind !== 'live')
      return components.files.get(id.replace(/^component:/, '')) ?? new Set();
    const module = id.replace(/^(?:demo|live):/, '') as SourcePath;
    const imported = demoClosure(module, modules, 'ts').map((parsed) => parsed.source);
    return new Set([module, ...imported].map(displayPath));
  };
}
