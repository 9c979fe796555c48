import { join } from 'node:path';
import type { BundlerOptions } from '../../src/bundle/esbuild/bundle-options.ts';
import { packageRoot } from '../../src/effects/package-root.ts';
import type { FilePath } from '../../src/model/path.ts';

/** Returns bundler options for a site in a folder, with our templates. By default no file has a hash. */
export function bundlerOptions(root: string, given: Partial<BundlerOptions> = {}): BundlerOptions {
  const ours = packageRoot();
  return {
    root: root as FilePath,
    templates: join(ours, 'templates') as FilePath,
    siteTemplates: join(root, 'templates') as FilePath,
    themed: false,
    demoTheme: join(root, 'content/theme.ts') as FilePath,
    leftOut: new Set(),
    alias: {},
    licences: {},
    env: {},
    paths: {},
    packages: ours,
    hashOf: async () => undefined,
    ...given,
  };
}
