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
import type { Extent, Site } from '../model/site.ts';
import type { DocumentReader } from '../parse/document-reader.ts';
import type { Sources } from '../read/sources.ts';
import type { BundleCache, PatchBundles } from './bundle-cache.ts';
import type { ChangedInput, InputReader } from './bundle-inputs.ts';
import { bundleUntilStable } from './bundle-until-stable.ts';
import { bundleWithFallbacks } from './bundle-with-fallbacks.ts';
import { type Bundles, bundleAll } from './bundles.ts';
import { bundleDiagnostics, EditFailure } from './esbuild/bundle-diagnostics.ts';
import type { Bundler } from './esbuild/create-bundler.ts';
import { type Components, readComponents } from './read-components.ts';
import { type Demos, readDemos, readVersions } from './read-demos.ts';

/** The bundles of a site, with facts about its modules. */
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

/** How `docs dev` bundles edited demos. */
export interface EditOptions {
  /** Returns the modules from which live entries are planned. */
  plannedModules(demos: Demos): DemoModules;
  /** Replaces edited demos in bundles. Returns undefined if everything must be bundled again. */
  patch(
    bundles: Bundles,
    changed: readonly ChangedInput[],
    sources: BundleSources,
  ): Promise<Bundles | undefined>;
}

/** The entries of bundles, and the modules of the site in them. */
export interface BundleSources {
  readonly entries: readonly Entry[];
  readonly modules: DemoModules;
  /** Returns the files of the site that an entry contains, as diagnostics name them. */
  filesOf(entry: Entry): ReadonlySet<string>;
}

/** Bundles the shell, every demo and every component of a site. */
export type BundleSite = (site: Site, sources: Sources, edits?: EditOptions) => Promise<SiteBundles>;

/** Creates the bundle stage. It reports modules that do not compile, and bundles a notice instead. */
export function createSiteBundler(options: SiteBundlerOptions): BundleSite {
  const { config, bundler, documents, files } = options;
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
    const { modules, diagnostics } = await reading;
    const filesOf = filesOfEntry(modules, components);
    const patch: PatchBundles | undefined =
      edits && ((bundles, changed, entries) => edits.patch(bundles, changed, { entries, modules, filesOf }));
    const otherDiagnostics = (reported: readonly Diagnostic[]) => [
      ...unlessReported(diagnostics, reported),
      ...components.diagnostics,
    ];
    const { bundled, failures } = await bundleWithFallbacks([...planned, ...(await live)], {
      config,
      bundle: (entries) => loadOrBundle(entries, { extent: site.extent, patch, since }, options),
      filesOf,
    }).catch((error: unknown) => {
      if (!(error instanceof EditFailure)) throw error;
      throw error.with(otherDiagnostics(bundleDiagnostics(error, config.root) ?? []));
    });
    return {
      ...bundled,
      demoModules: modules,
      versions: await readVersions(modules.values(), config.root, files),
      islands,
      diagnostics: [...failures, ...otherDiagnostics(failures)],
    };
  };
}

interface LoadOptions {
  readonly extent: Extent;
  readonly patch: PatchBundles | undefined;
  readonly since: number;
}

async function loadOrBundle(
  entries: readonly Entry[],
  { extent, patch, since }: LoadOptions,
  options: SiteBundlerOptions,
): Promise<Bundles & Pick<SiteBundles, 'bundled'>> {
  const { config, bundler, cache } = options;
  const cached = await cache.load(entries, extent, patch);
  if (cached) return { ...cached, bundled: false };
  const bundle = () => bundleAll(entries, bundler, config.serviceWorker);
  const stable = await bundleUntilStable(bundle, since, options);
  await cache.save(entries, extent, stable);
  return { ...stable.bundles, bundled: true };
}

function unlessReported(found: readonly Diagnostic[], reported: readonly Diagnostic[]): Diagnostic[] {
  const files = new Set(reported.map(({ place }) => place?.file));
  return found.filter(({ severity, place }) => severity !== 'error' || !files.has(place?.file));
}

function filesOfEntry(modules: DemoModules, components: Components): BundleSources['filesOf'] {
  return ({ kind, id }) => {
    if (kind !== 'demo' && kind !== 'live')
      return components.files.get(id.replace(/^component:/, '')) ?? new Set();
    const module = id.replace(/^(?:demo|live):/, '') as SourcePath;
    const imported = demoClosure(module, modules, 'ts').map((parsed) => parsed.source);
    return new Set([module, ...imported].map(displayPath));
  };
}
