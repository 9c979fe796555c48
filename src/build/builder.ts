import { importedFiles, ownFiles } from '../bundle/stored/bundle-inputs.ts';
import type { BuildReport } from '../model/build-report.ts';
import type { Config } from '../model/config.ts';
import type { FilePath } from '../model/path.ts';
import type { ChangeSet } from '../model/source.ts';
import { build } from './build.ts';
import { type CheckRequest, check } from './check.ts';
import { type BuildContext, type BuilderOptions, createContext } from './context.ts';

/** Builds one site repeatedly. It keeps sources, cache, bundler and worker threads between builds. */
export interface Builder extends WatchedFiles {
  /** Builds the site. With the files that changed since the last build, reads only those. */
  build(changes?: ChangeSet): Promise<BuildReport>;
  /** Reports every problem, including demos that do not compile or fail to render. Writes no output. */
  check(options?: CheckRequest): Promise<BuildReport>;
  close(): Promise<void>;
}

/** The files of the last build that a watcher has to know. */
export interface WatchedFiles {
  /** The sources that no longer exist. */
  removed(): Promise<readonly FilePath[]>;
  /** Files outside packages that bundles and API documents were made from, in the site or beside it. */
  imported(): readonly FilePath[];
}

/** Creates the builder of a site; the caller closes it. */
export async function createBuilder(config: Config, options: BuilderOptions): Promise<Builder> {
  const context = await createContext(config, options, 'build');
  return {
    async build(changes) {
      if (!config.shard) return build(context, { changes, isOnce: options.isOnce === true });
      const { buildShard } = await import('./build-shard.ts');
      return buildShard(context, config.shard);
    },
    check: (options = {}) => check(context, options),
    ...watchedFiles(context),
    close: context.close,
  };
}

/** Returns the files of the last build or dev snapshot. */
export function watchedFiles({ sources, files, cache, extractedFiles }: BuildContext): WatchedFiles {
  return {
    async removed() {
      const known = (sources.latest()?.all() ?? []).filter(({ kind }) => kind !== 'irregular');
      const exist = await Promise.all(known.map(({ file }) => files.exists(file)));
      return known.flatMap(({ file }, index) => (exist[index] ? [] : [file]));
    },
    imported: () => [...importedFiles(cache.latest()?.record), ...ownFiles(extractedFiles())],
  };
}
