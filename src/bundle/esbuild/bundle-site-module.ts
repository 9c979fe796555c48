import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildOptions, Plugin } from 'esbuild';
import { packageRoot } from '../../effects/package-root.ts';
import { hashParts } from '../../lib/hash.ts';
import type { FilePath } from '../../model/path.ts';
import { type ExternalPackages, externalPackages } from './plugins/external-packages.ts';

/** The module of a site with everything that it imports, except for packages. */
export interface BundledSiteModule {
  readonly code: string;
  /** Source map with files relative to the site's root. */
  readonly map: string;
  /** Changes with the code, and with the versions of packages that it imports. */
  readonly hash: string;
}

/**
 * Bundles the module of a site for Node, so that every thread can load it. Rejects with esbuild's failure.
 */
export async function bundleSiteModule(file: FilePath, root: FilePath): Promise<BundledSiteModule> {
  const { build } = await import('esbuild');
  const packages = externalPackages();
  const result = await build({
    ...siteModuleOptions(file, root, packages),
    write: false,
    outfile: join(root, 'site-module.mjs'),
    sourcemap: 'external',
    sourcesContent: false,
  });
  const textOf = (end: string) => result.outputFiles.find(({ path }) => path.endsWith(end))?.text ?? '';
  const code = textOf('.mjs');
  return { code, map: textOf('.map'), hash: hashParts([code, ...packages.versions()]) };
}

/** Options for modules of a site that run while it is built. */
export function siteModuleOptions(
  file: FilePath,
  root: FilePath,
  packages: ExternalPackages,
): Omit<BuildOptions, 'write'> {
  return {
    entryPoints: [file],
    absWorkingDir: root,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    // Node resolves packages without the conditions of bundlers.
    conditions: [],
    mainFields: ['main'],
    nodePaths: [join(packageRoot(), 'node_modules')],
    logLevel: 'silent',
    define: { 'import.meta.url': '__moduleUrl' },
    plugins: [ownFunctions, packages.plugin],
    banner: { js: surroundingsOf(file) },
  };
}

/** The module of our functions for modules of a site. */
export function defineFile(): string {
  return join(packageRoot(), 'lib/define.js');
}

/**
 * Resolves `colophon` to its functions for the modules of a site. The whole package would bundle this
 * program, and is missing in a site that uses the command of another folder.
 */
const ownFunctions: Plugin = {
  name: 'own-functions',
  setup({ onResolve }) {
    onResolve({ filter: /^colophon$/ }, () => ({ path: defineFile() }));
  },
};

/** Lets the code run as if it were at the place of its file, from which it may read others. */
function surroundingsOf(file: FilePath): string {
  return [
    "import { createRequire as __createRequire } from 'node:module';",
    `const __moduleUrl = ${JSON.stringify(pathToFileURL(file).href)};`,
    // CommonJS modules load modules of Node.js with `require`.
    'const require = __createRequire(__moduleUrl);',
  ].join('');
}
