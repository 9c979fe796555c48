import { join } from 'node:path';
import { bundlesKey } from '../../cache/store-keys.ts';
import type { FileSystem } from '../../effects/file-system.ts';
import { packageRoot } from '../../effects/package-root.ts';
import { hashData, hashParts } from '../../lib/hash.ts';
import type { PortablePaths } from '../../lib/portable-paths.ts';
import { memoize } from '../../memo/memoize.ts';
import type { Config } from '../../model/config.ts';
import type { Entry } from '../../model/entry.ts';
import type { FilePath } from '../../model/path.ts';
import { demoThemeFile, hasOwnLengths } from '../../model/theme.ts';
import type { TsconfigPaths } from '../esbuild/bundle-options.ts';

/** What bundles are made from. */
export interface BundledModules {
  readonly entries: readonly Entry[];
  /** Templates, the theme and style sheets of the site that the bundles do without. */
  readonly leftOut: ReadonlySet<FilePath>;
}

/** What decides, besides the bundled files, how modules are bundled. */
export interface KeyedOptions {
  readonly config: Config;
  readonly files: Pick<FileSystem, 'exists' | 'list'>;
  /** See `BundlerOptions`. */
  readonly paths: TsconfigPaths;
  /** Identifies the versions of this program and of its runtime, which may bundle differently. */
  readonly tool: string;
}

/**
 * Creates the function that returns the key of bundles in the cache. It depends on all that the bundles are
 * made from except the bytes of files and what follows from these, and is the same wherever the folder of the
 * site is.
 */
export function createKeyOf(
  { config, files, paths, tool }: KeyedOptions,
  { toStored }: PortablePaths,
): (modules: BundledModules) => Promise<string> {
  const { contentDir, licences, env, templatesDir, serviceWorker, theme, styles } = config;
  const places = [toStored(packageRoot()), toStored(templatesDir)];
  const alias = Object.entries(config.alias).map(([name, target]) => [name, toStored(target)]);
  const targets = Object.entries(paths).map(([name, all]) => [name, all.map(toStored)]);
  // Without this memory an edit takes longer: a site of 1,500 demos has 3,000 entries.
  const placedHash = memoize((_config: Config, entries: readonly Entry[]) =>
    hashData(entries.map(({ kind, id, file }) => ({ kind, id, file: toStored(file) }))),
  );
  return async ({ entries, leftOut }) => {
    const placed = placedHash(config, entries);
    const templates = (await files.list(templatesDir)).map(({ path }) => path).sort();
    const dependencies = [placed, alias, targets, licences, env, places, templates, serviceWorker];
    const own = [demoThemeFile, ...styles].map((path) => files.exists(join(contentDir, path) as FilePath));
    const missing = [...leftOut].map(toStored).sort();
    const themed = [hasOwnLengths(theme), styles, await Promise.all(own), missing];
    return bundlesKey(hashParts([tool, hashData(dependencies), hashData(themed)]));
  };
}
