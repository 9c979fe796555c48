import { join } from 'node:path';
import { packageRoot } from '../../effects/package-root.ts';
import { hashParts } from '../../lib/hash.ts';
import type { Config } from '../../model/config.ts';
import type { FilePath } from '../../model/path.ts';
import { externalPackages } from './plugins/external-packages.ts';

/** The module of a site with everything that it imports, except for packages. */
export interface BundledSiteModule {
  readonly code: string;
  /** Source map with files relative to the site's root. */
  readonly map: string;
  /** Changes with the code, and with the versions of packages that it imports. */
  readonly hash: string;
}

/** Bundles the module of a site for Node, so that every thread can load it. Rejects with esbuild's failure. */
export async function bundleSiteModule(
  file: FilePath,
  { root, alias }: Pick<Config, 'root' | 'alias'>,
): Promise<BundledSiteModule> {
  const { build } = await import('esbuild');
  const packages = externalPackages();
  const result = await build({
    entryPoints: [file],
    outfile: join(root, 'site-module.mjs'),
    absWorkingDir: root,
    alias: { ...alias },
    bundle: true,
    write: false,
    sourcemap: 'external',
    sourcesContent: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    // Node resolves packages without the conditions of bundlers.
    conditions: [],
    mainFields: ['main'],
    nodePaths: [join(packageRoot(), 'node_modules')],
    logLevel: 'silent',
    plugins: [packages.plugin],
    banner: {
      js: "import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);",
    },
  });
  const textOf = (end: string) => result.outputFiles.find(({ path }) => path.endsWith(end))?.text ?? '';
  const code = textOf('.mjs');
  return { code, map: textOf('.map'), hash: hashParts([code, ...packages.versions()]) };
}
