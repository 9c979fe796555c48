import { join } from 'node:path';
import { addFrames } from './build/add-frames.ts';
import { type Builder, createBuilder as createBuilderWith } from './build/builder.ts';
import type { BuilderOptions } from './build/context.ts';
import { findAbsence } from './config/missing-config.ts';
import { configFile, resolveConfig } from './config/resolve-config.ts';
import type { DevBuilder } from './dev/dev-builder.ts';
import { gitHistory } from './effects/git-history.ts';
import { nodeFileSystem } from './effects/node-file-system.ts';
import { packageRoot } from './effects/package-root.ts';
import { threadCount } from './effects/thread-count.ts';
import type { Inspection, InspectionFolders } from './inspect/inspect-folder.ts';
import { mayBeNotUtf8, notUtf8 } from './lib/not-utf8.ts';
import type { BuildFlags, Config } from './model/config.ts';
import type { Parsed } from './model/diagnostic.ts';
import type { FilePath } from './model/path.ts';
import type { ChangeSet } from './model/source.ts';
import { readStarter as readStarterOf } from './read/read-starter.ts';
import type { DevOptions, DevServer } from './serve/dev/serve-dev.ts';
import type { RunningServer, ServerOptions } from './serve/site-server.ts';
import type { WatchOptions } from './watch/watch-sources.ts';
import { writeNewSite as writeNewSiteOn } from './write/write-new-site.ts';

export type { Builder } from './build/builder.ts';
export type { DevBuilder } from './dev/dev-builder.ts';
export type { DevSnapshot } from './dev/snapshot.ts';
export { packageRoot } from './effects/package-root.ts';
export type { Progress } from './effects/progress.ts';
export { realNow } from './effects/real-now.ts';
export type { Inspection } from './inspect/inspect-folder.ts';
export type { InspectedTree, TreeKind, Unplaced } from './inspect/inspected-tree.ts';
export type { BuildReport, PageInput, PageWhy } from './model/build-report.ts';
export type { BuildFlags, Config } from './model/config.ts';
export type { Diagnostic, Parsed, Place, Severity } from './model/diagnostic.ts';
export { SourceChanged, UserError } from './model/diagnostic.ts';
export type { NavigationFact, PageFacts, ProductFact, StaticPageFacts } from './model/part-props.ts';
export type { ChangeSet } from './model/source.ts';
export type { DevServer } from './serve/dev/serve-dev.ts';
export { unhandledErrorMessage } from './workers/unhandled-error.ts';

/** Reads `content/site.yaml` in a folder. */
export async function loadConfig(root: string, flags: BuildFlags): Promise<Parsed<Config | undefined>> {
  const files = nodeFileSystem();
  const file = join(root, configFile) as FilePath;
  const text = await files.readText(file);
  const absence = text === undefined ? await findAbsence(root, files) : undefined;
  const bytes = text !== undefined && mayBeNotUtf8(text) ? await files.readBytes(file) : undefined;
  const problem = bytes && notUtf8({ text: text ?? '', bytes }, configFile);
  const { value, diagnostics } = problem
    ? { value: undefined, diagnostics: [problem] }
    : resolveConfig({ root, flags, text, absence });
  return { value, diagnostics: await addFrames(diagnostics, root as FilePath, files) };
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

/** A hash of this program's sources, inserted into `lib/`. Undefined when Node runs the sources. */
declare const __COLOPHON_TOOL__: string | undefined;

/** The options of a builder that its caller decides. */
type LocalBuilderOptions = Pick<BuilderOptions, 'progress' | 'signal' | 'once'>;

function localEffects(): Omit<BuilderOptions, keyof LocalBuilderOptions> {
  return {
    files: nodeFileSystem(),
    history: gitHistory,
    program: typeof __COLOPHON_TOOL__ === 'string' ? __COLOPHON_TOOL__ : 'development',
    runtime: process.version,
    threads: threadCount(),
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
  return preview.servePreview(config, options);
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

/** Writes files by posix path into a new or empty folder. Rejects with a `UserError` for any other folder. */
export function writeNewSite(folder: string, texts: ReadonlyMap<string, string>): Promise<void> {
  return writeNewSiteOn(folder, texts, nodeFileSystem());
}

/** Serves a site while its author edits it. */
export async function serveDev(options: Omit<DevOptions, 'clientFile'>): Promise<DevServer> {
  const dev = await import('./serve/dev/serve-dev.ts');
  return dev.serveDev({ ...options, clientFile: join(packageRoot(), 'lib/dev-client.js') });
}
