import { join } from 'node:path';
import { planScripts } from '../assemble/plan-entries.ts';
import { type DemoModules, demoClosure } from '../assemble/props/demo-code.ts';
import type { SiteModules } from '../assemble/props/site-index.ts';
import { applySeverity } from '../config/apply-severity.ts';
import { packageRoot } from '../effects/package-root.ts';
import { displayPath } from '../lib/path.ts';
import { memoize } from '../memo/memoize.ts';
import type { Config } from '../model/config.ts';
import type { Diagnostic, Place } from '../model/diagnostic.ts';
import type { FilePath, SourcePath } from '../model/path.ts';
import type { Site } from '../model/site.ts';
import { demoThemeFile } from '../model/theme.ts';
import type { DocumentReader } from '../parse/document-reader.ts';
import type { Sources } from '../read/sources.ts';
import { checkControls } from '../validate/check-controls.ts';
import { type BundleSources, bundlePatch, type EditOptions } from './bundle-patch.ts';
import { bundleUntilAborted } from './bundle-until-aborted.ts';
import { bundleWithFallbacks, type FallbackOptions } from './bundle-with-fallbacks.ts';
import type { Bundles } from './bundles.ts';
import { checkStyles } from './check-styles.ts';
import { createImportKeeper } from './entries/keep-imports.ts';
import { noOwnModules } from './entries/plan-own-modules.ts';
import type { Components } from './entries/read-components.ts';
import { readVersions } from './entries/read-demos.ts';
import { type ModulesOfSite, readModules } from './entries/read-modules.ts';
import type { Bundler } from './esbuild/create-bundler.ts';
import { hasSubstitute } from './esbuild/has-substitute.ts';
import { bundleDiagnostics, EditFailure } from './esbuild/problems/bundle-diagnostics.ts';
import { bundlerWithout, type LoadedBundles, type LoadOptions, loadOrBundle } from './load-or-bundle.ts';
import type { BundleCache } from './stored/bundle-cache.ts';
import type { InputReader } from './stored/bundle-inputs.ts';
import { checkTemplates } from './templates/check-templates.ts';

/** The bundles of a site, with facts about its modules. */
export interface SiteBundles extends LoadedBundles, SiteModules {
  /** Problems in demos and components. */
  readonly diagnostics: readonly Diagnostic[];
  /** Finds the place in a template of the site that the stack of an error names. */
  locate(stack: string): Promise<Place | undefined>;
  /** The modules of the site in the server bundle for which ours can stand in. */
  replaceable(): readonly FilePath[];
}

/** What bundling a site needs. */
export interface SiteBundlerOptions extends InputReader {
  readonly config: Config;
  readonly bundler: Bundler;
  readonly cache: BundleCache;
  readonly documents: Pick<DocumentReader, 'demo' | 'usedComponents'>;
  /** Called when the modules of a site are known, while the demos among them are still being parsed. */
  readonly onModules?: ((modules: ModulesOfSite) => void) | undefined;
  /** Called when modules of demos have changed, before any is compiled. */
  readonly onEdit?: (() => void) | undefined;
}

/** How a site is bundled otherwise than by default. */
export interface BundleSiteOptions {
  readonly edits?: EditOptions;
  /** The templates and the theme of the site that are known to fail, and are left out. */
  readonly failing?: ReadonlySet<FilePath>;
  /** Lets bundling reject with its reason. No other call may run meanwhile. */
  readonly signal?: AbortSignal | undefined;
}

/** Bundles the shell, every demo and every component of a site. */
export type BundleSite = (site: Site, sources: Sources, options?: BundleSiteOptions) => Promise<SiteBundles>;

/** Creates the bundle stage. It reports modules that do not compile, and bundles a notice instead. */
export function createSiteBundler(given: SiteBundlerOptions): BundleSite {
  const { config, documents, files } = given;
  const templates = join(packageRoot(), 'templates') as FilePath;
  const keep = { live: createImportKeeper(), own: createImportKeeper() };
  return async (site, sources, { edits, failing, signal } = {}) => {
    const bundler = signal ? bundleUntilAborted(given.bundler, signal) : given.bundler;
    const options = { ...given, bundler };
    const reading = { files, documents, templates, plannedModules: edits?.plannedModules, keep };
    const found = await readModules(site, sources, reading);
    options.onModules?.(found);
    const { modules, diagnostics } = await found.demos;
    const own = await found.own;
    const otherDiagnostics = (reported: readonly Diagnostic[]) => [
      ...unlessReported(diagnostics, reported),
      ...found.components.diagnostics,
      ...checkControls(site, modules),
    ];
    const known = { modules, own, filesOf: filesOfEntry(keep.own(modules), found.components) };
    const loading: LoadOptions = {
      extent: site.extent,
      patch: bundlePatch(edits, known, options),
      styles: existingStyles(site),
      own,
    };
    const all = [...found.entries, ...(await found.live), ...planScripts(site, templates)];
    const { bundled, failures, entries, leftOut } = await bundleWithFallbacks(all, {
      ...fallbacks(loading, options),
      failing,
    }).catch((error: unknown) => {
      if (!(error instanceof EditFailure)) throw error;
      throw error.with(otherDiagnostics(bundleDiagnostics(error, config.root) ?? []));
    });
    const problems = [...failures, ...bundled.moduleProblems, ...otherDiagnostics(failures)];
    return {
      ...bundled,
      demoModules: modules,
      versions: await readVersions(modules.values(), config.root, files),
      islands: found.components.islands,
      usedComponents: await found.usedComponents,
      styled: styledDemos(bundled),
      locate: (stack) => bundlerWithout(leftOut, bundler).locateError(stack, bundled.server, entries),
      replaceable: () => replaceableModules(bundled, templates, config),
      diagnostics: applySeverity([...problems, ...(await checkFiles(bundled, options))], config),
    };
  };
}

/** Checks the templates and style sheets of the site, which the bundler accepts. */
async function checkFiles(
  { server, browser, styles }: Bundles,
  { config, files }: SiteBundlerOptions,
): Promise<readonly Diagnostic[]> {
  const inputs = [...server.inputs, ...browser.inputs];
  const templates = await checkTemplates({ config, files, inputs });
  return [...templates, ...(await checkStyles({ config, files, styles, inputs: browser.inputs }))];
}

/** Returns the ways to bundle entries, and to find those that fail, without some modules of the site. */
function fallbacks(
  loading: LoadOptions,
  options: SiteBundlerOptions,
): Omit<FallbackOptions<LoadedBundles>, 'failing'> {
  const { config, cache, bundler } = options;
  const inOnePiece: LoadOptions = { ...loading, own: noOwnModules };
  return {
    config,
    known: cache,
    bundle: (entries, leftOut, demos) =>
      loadOrBundle({ entries, leftOut }, demos === 'apart' ? loading : inOnePiece, options),
    findFailures: (entries, leftOut) => bundlerWithout(leftOut, bundler).findFailures(entries),
    findShellFailures: (leftOut) =>
      bundlerWithout(leftOut, bundler).findShellFailures(loading.styles.filter((file) => !leftOut.has(file))),
  };
}

/** Returns the style sheets of a site. A rule reports those that do not exist. */
export function existingStyles({ config, absent }: Site): FilePath[] {
  return config.styles
    .filter((path) => !absent.has(path))
    .map((path) => join(config.contentDir, path) as FilePath);
}

/** Returns the ids of the demos that import style sheets. */
function styledDemos({ server }: Bundles): ReadonlySet<string> {
  return new Set([...server.demos].flatMap(([id, { styles }]) => (styles === undefined ? [] : [id])));
}

function replaceableModules({ server }: Bundles, templates: FilePath, config: Config): readonly FilePath[] {
  const demoTheme = join(config.contentDir, demoThemeFile) as FilePath;
  const places = { templates, siteTemplates: config.templatesDir, demoTheme };
  return server.inputs.filter((file) => hasSubstitute(file, places));
}

function unlessReported(found: readonly Diagnostic[], reported: readonly Diagnostic[]): Diagnostic[] {
  const files = new Set(reported.map(({ place }) => place?.file));
  return found.filter(({ severity, place }) => severity !== 'error' || !files.has(place?.file));
}

function filesOfEntry(modules: DemoModules, components: Components): BundleSources['filesOf'] {
  const known = filesOfDemos(modules);
  return ({ kind, id }) => {
    if (kind !== 'demo') return components.files.get(id.replace(/^component:/, '')) ?? new Set();
    const files = known.get(id) ?? filesOfDemo(id.replace(/^demo:/, '') as SourcePath, modules);
    known.set(id, files);
    return files;
  };
}

/** The files of demos, by the ids of their entries, as far as they have been asked for. */
const filesOfDemos = memoize((_modules: DemoModules) => new Map<string, ReadonlySet<string>>());

function filesOfDemo(module: SourcePath, modules: DemoModules): ReadonlySet<string> {
  const imported = demoClosure(module, modules, 'ts').map((parsed) => parsed.source);
  return new Set([module, ...imported].map(displayPath));
}
