import { join } from 'node:path';
import type { FileSystem } from '../effects/file-system.ts';
import { packageRoot } from '../effects/package-root.ts';
import type { Config } from '../model/config.ts';
import type { FilePath } from '../model/path.ts';
import { demoThemeFile, hasOwnLengths } from '../model/theme.ts';
import type { BundlerOptions, TsconfigPaths } from './esbuild/bundle-options.ts';
import { createBundler } from './esbuild/create-bundler.ts';
import { type PrefetchingBundler, prefetchingBundler } from './prefetching-bundler.ts';
import { preparedShell, withPreparedShell } from './shell/prepared-shell.ts';

/** What the bundler of a site needs besides its configuration. */
export interface OpenBundlerOptions extends Pick<BundlerOptions, 'hashOf'> {
  readonly files: FileSystem;
  readonly paths: TsconfigPaths;
  /** True if the process ends after one build. */
  readonly isOnce: boolean;
}

/**
 * Creates the bundler of a site. It uses the shell that the package contains if
 * the site changes no part of it.
 */
export function openBundler(
  config: Config,
  { files, hashOf, paths, isOnce }: OpenBundlerOptions,
): PrefetchingBundler {
  const packages = packageRoot();
  const options = {
    hashOf,
    root: config.root,
    templates: join(packages, 'templates') as FilePath,
    siteTemplates: config.templatesDir,
    themed: hasOwnLengths(config.theme),
    demoTheme: join(config.contentDir, demoThemeFile) as FilePath,
    leftOut: new Set<string>(),
    alias: config.alias,
    licences: config.licences,
    env: config.env,
    paths,
    packages,
  };
  const shellFolder = join(packages, 'lib/shell') as FilePath;
  const bundler = withPreparedShell(createBundler(options, { isOnce }), () =>
    preparedShell(shellFolder, options, files),
  );
  return prefetchingBundler(bundler, async () =>
    (await files.list(config.templatesDir)).map(({ path }) => path),
  );
}
