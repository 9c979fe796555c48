import { join } from 'node:path';
import type { ApiSession } from './api/api-session.ts';
import { type Builder, createBuilder as createBuilderWith } from './build/builder.ts';
import type { BuilderOptions } from './build/context.ts';
import { loadConfig as loadConfigWith } from './build/load-config.ts';
import { readTemplates } from './bundle/templates/check-templates.ts';
import { ejectTemplate, type Template } from './bundle/templates/eject-template.ts';
import {
  type FoundTemplate,
  findTemplate,
  templateParts as partsOf,
  type TemplatePart,
} from './bundle/templates/template-parts.ts';
import type { DevBuilder } from './dev/dev-builder.ts';
import { enclosingFolder } from './effects/enclosing-folder.ts';
import { findBrowser as findInstalledBrowser } from './effects/find-browser.ts';
import { gitHistory } from './effects/git-history.ts';
import { nodeFileSystem } from './effects/node-file-system.ts';
import { packageRoot } from './effects/package-root.ts';
import { threadCount } from './effects/thread-count.ts';
import type { Inspection, InspectionFolders } from './inspect/inspect-folder.ts';
import type { BuildFlags, Config } from './model/config.ts';
import type { Parsed } from './model/diagnostic.ts';
import type { FilePath } from './model/path.ts';
import type { ChangeSet } from './model/source.ts';
import { programDependency as findProgramDependency } from './read/program-dependency.ts';
import { type CodePage, readCodePages } from './read/read-code-pages.ts';
import { readStarter as readStarterOf } from './read/read-starter.ts';
import type { DevOptions, DevServer } from './serve/dev/serve-dev.ts';
import type { RunningServer, ServerOptions } from './serve/site-server.ts';
import type { WatchOptions } from './watch/watch-sources.ts';
import { writeNewSite as writeNewSiteOn } from './write/write-new-site.ts';
import { writeTemplate as writeTemplateOn } from './write/write-template.ts';

export type { ApiSession } from './api/api-session.ts';
export type { Builder } from './build/builder.ts';
export type { CheckRequest } from './build/check.ts';
export type { DevBuilder } from './dev/dev-builder.ts';
export type { DevSnapshot } from './dev/snapshot.ts';
export { packageRoot } from './effects/package-root.ts';
export type { Progress } from './effects/progress.ts';
export { realNow } from './effects/real-now.ts';
export type { Inspection } from './inspect/inspect-folder.ts';
export type { InspectedPackages, InspectedTree, TreeKind, Unplaced } from './inspect/inspected-tree.ts';
export { nearestName } from './lib/nearest-name.ts';
export type * from './model/api-session.ts';
export type { BuildReport, PageInput, PageWhy, PartReport, SharedReport } from './model/build-report.ts';
export type { BuildFlags, Config } from './model/config.ts';
export type { Diagnostic, Parsed, Place, Severity } from './model/diagnostic.ts';
export { SourceChanged, UserError } from './model/diagnostic.ts';
export type { NavigationFact, PageFacts, ProductFact, StaticPageFacts } from './model/part-props.ts';
export type { SitePath } from './model/path.ts';
export type { ChangeSet } from './model/source.ts';
export type { CodePage } from './read/read-code-pages.ts';
export type { DevServer } from './serve/dev/serve-dev.ts';
export { unhandledErrorMessage } from './workers/thread/unhandled-error.ts';

/** Reads the configuration of a site: `content/site.yaml`, `content/site.ts`, or both. */
export function loadConfig(root: string, flags: BuildFlags): Promise<Parsed<Config | undefined>> {
  return loadConfigWith(root, flags, nodeFileSystem());
}

/** Creates the builder of a site on the local disk. The caller closes it. */
export function createBuilder(config: Config, options: LocalBuilderOptions): Promise<Builder> {
  return createBuilderWith(config, { ...options, ...localEffects() });
}

/** Creates the builder of `docs dev` for a site on the local disk. The caller closes it. */
export async function createDevBuilder(config: Config, options: LocalBuilderOptions): Promise<DevBuilder> {
  const dev = await import('./dev/dev-builder.ts');
  return dev.createDevBuilder(config, { ...options, ...localEffects() });
}

/** Opens the API documents of a site on the local disk, for `docs api`. The caller closes them. */
export async function createApiSession(config: Config, options: LocalBuilderOptions): Promise<ApiSession> {
  const api = await import('./api/api-session.ts');
  return api.createApiSession(config, { ...options, ...localEffects() });
}

/** A hash of this program's sources, inserted into `lib/`. Undefined when Node runs the sources. */
declare const __COLOPHON_TOOL__: string | undefined;

/** The options of a builder that its caller decides. */
type LocalBuilderOptions = Pick<BuilderOptions, 'progress' | 'signal' | 'isOnce'>;

function localEffects(): Omit<BuilderOptions, keyof LocalBuilderOptions> {
  return {
    files: nodeFileSystem(),
    history: gitHistory,
    program: typeof __COLOPHON_TOOL__ === 'string' ? __COLOPHON_TOOL__ : 'development',
    runtime: process.version,
    threads: threadCount(),
    serveOutputs: async (files, base) => {
      const serve = await import('./serve/serve-outputs.ts');
      return serve.serveOutputs(files, base);
    },
  };
}

// The following modules are imported on demand: a build needs no servers and watchers.

/**
 * Watches the files of a site until the signal is aborted. Iterating throws a `UserError` when the system
 * stops watching.
 */
export async function watchSources(
  config: Config,
  signal: AbortSignal,
  options: WatchOptions,
): Promise<AsyncIterable<ChangeSet>> {
  const watching = await import('./watch/watch-sources.ts');
  return watching.watchSources(config, signal, options);
}

/**
 * Serves the output folder as a static host would. Rejects with a sentence when there is no website or no
 * such port.
 */
export async function servePreview(config: Config, options: ServerOptions): Promise<RunningServer> {
  const preview = await import('./serve/preview.ts');
  return preview.servePreview({ ...config, rules: await preview.rulesFor(config) }, options);
}

/** Returns the folder of the git repository that contains a folder; undefined outside of repositories. */
export function repositoryRoot(folder: string): Promise<string | undefined> {
  // A file in a worktree or submodule, else a folder.
  return enclosingFolder(folder as FilePath, '.git', nodeFileSystem());
}

/** Whether a folder is in a workspace of pnpm, whose settings hold for all its packages. */
export async function isInPnpmWorkspace(folder: string): Promise<boolean> {
  return (await enclosingFolder(folder as FilePath, 'pnpm-workspace.yaml', nodeFileSystem())) !== undefined;
}

/** Reads what the manual says about each diagnostic code. */
export function codePages(): Promise<ReadonlyMap<string, CodePage>> {
  return readCodePages(packageRoot(), nodeFileSystem());
}

/** Finds the program of an installed browser by `CHROME_PATH` and `PATH`; undefined if there is none. */
export function findBrowser(environment: Readonly<Record<string, string | undefined>>): string | undefined {
  return findInstalledBrowser(environment);
}

/** Reads the files of the starter site by posix path. */
export function readStarter(): Promise<Map<string, string>> {
  return readStarterOf(packageRoot(), nodeFileSystem());
}

/** Reads existing documentation, and returns the files of a site that shows it; see `docs init --from`. */
export async function inspectFolder(folders: InspectionFolders): Promise<Inspection> {
  const inspect = await import('./inspect/inspect-folder.ts');
  return inspect.inspectFolder(folders, nodeFileSystem());
}

/** Lists the parts of a page that a site may replace. */
export async function templateParts(): Promise<TemplatePart[]> {
  return partsOf(await readTemplates(nodeFileSystem()));
}

/** Returns a copy of a template for a site, by a name such as `footer` or `layout/footer.tsx`. */
export async function copyTemplate(name: string, version: string): Promise<FoundTemplate> {
  const found = findTemplate(name, await readTemplates(nodeFileSystem()));
  if (found.kind === 'unknown') return found;
  const { template } = found;
  return { kind: 'found', template: { path: template.path, text: ejectTemplate(template, version) } };
}

/** Writes a copy of a template into a site. Rejects with a `UserError` if the site has that template. */
export function writeTemplate(root: string, template: Template): Promise<void> {
  return writeTemplateOn(root as FilePath, template, nodeFileSystem());
}

/** Returns how the `package.json` of a new site names this package: `file:../colophon`. */
export function programDependency(
  site: string,
  { name, version }: { readonly name: string; readonly version: string },
): Promise<string> {
  const place = { site, program: packageRoot(), name, version };
  return findProgramDependency(place, nodeFileSystem());
}

/** Writes files by posix path into a new or empty folder. Rejects with a `UserError` for any other folder. */
export function writeNewSite(folder: string, texts: ReadonlyMap<string, string>): Promise<void> {
  return writeNewSiteOn(folder, texts, nodeFileSystem());
}

/** Serves a site while its author edits it. */
export async function serveDev(options: Omit<DevOptions, 'clientFile' | 'codePages'>): Promise<DevServer> {
  const dev = await import('./serve/dev/serve-dev.ts');
  return dev.serveDev({ ...options, clientFile: join(packageRoot(), 'lib/dev-client.js'), codePages });
}
