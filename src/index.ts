import { join } from 'node:path';
import { addFrames } from './build/add-frames.ts';
import type { BuilderOptions } from './build/build-tools.ts';
import { type Builder, createBuilder as createBuilderWith } from './build/create-builder.ts';
import { resolveConfig } from './config/resolve-config.ts';
import { gitHistory } from './effects/git-history.ts';
import { nodeFileSystem } from './effects/node-file-system.ts';
import { packageRoot } from './effects/package-root.ts';
import { threadCount } from './effects/thread-count.ts';
import type { BuildFlags } from './model/build-flags.ts';
import type { Config } from './model/config.ts';
import type { Parsed } from './model/diagnostic.ts';
import type { FilePath } from './model/path.ts';
import { type DevOptions, type DevServer, serveDev as serveDevWith } from './serve/dev/serve-dev.ts';
import { toolIdentity } from './tool-identity.ts';

export type { Builder } from './build/create-builder.ts';
export type { Draft } from './build/draft.ts';
export type { Progress } from './effects/progress.ts';
export type { BuildFlags } from './model/build-flags.ts';
export type { ChangeSet } from './model/change-set.ts';
export type { NavigationFact, PageFacts, ProductFact, StaticPageFacts } from './model/component.ts';
export type { Config } from './model/config.ts';
export type { Diagnostic, Parsed, Place, Severity } from './model/diagnostic.ts';
export type { BuildReport } from './model/output.ts';
export type { PageInput, PageWhy } from './model/page-why.ts';
export { UserError } from './model/user-error.ts';
export type { DevServer } from './serve/dev/serve-dev.ts';
export { servePreview } from './serve/preview.ts';

export { watchSources } from './watch/watch-sources.ts';

/** Reads `content/site.yaml` below a folder. */
export async function loadConfig(root: string, flags: BuildFlags): Promise<Parsed<Config | undefined>> {
  const files = nodeFileSystem();
  const text = await files.readText(join(root, 'content/site.yaml') as FilePath);
  const { value, diagnostics } = resolveConfig({ root, flags, text });
  return { value, diagnostics: await addFrames(diagnostics, root as FilePath, files) };
}

/** Makes the builder of a site, on this machine's disk. Whoever makes it closes it. */
export function createBuilder(
  config: Config,
  options: Pick<BuilderOptions, 'progress' | 'signal' | 'once'>,
): Promise<Builder> {
  return createBuilderWith(config, {
    ...options,
    files: nodeFileSystem(),
    history: gitHistory,
    program: toolIdentity(),
    runtime: process.version,
    threads: threadCount(),
  });
}

/** Serves a site while it is written, with the client that this package brings along. */
export function serveDev(options: Omit<DevOptions, 'clientFile'>): Promise<DevServer> {
  return serveDevWith({ ...options, clientFile: join(packageRoot(), 'lib/dev-client.js') });
}
