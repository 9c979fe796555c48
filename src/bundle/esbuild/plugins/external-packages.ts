import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'esbuild';
import { parseManifest } from '../../../lib/parse-manifest.ts';

/** A plugin of esbuild, and the packages that it has left out so far. */
export interface ExternalPackages {
  readonly plugin: Plugin;
  /** `remark-math@6.0.0`, sorted. */
  versions(): string[];
}

/**
 * Leaves installed packages out of a bundle, which imports them from where they are: packages may contain
 * native code, or read files beside their own. Packages of a workspace are part of the site and are bundled.
 */
export function externalPackages(): ExternalPackages {
  const nested = Symbol('nested resolve');
  const versions = new Set<string>();
  return {
    plugin: {
      name: 'external-packages',
      setup(build) {
        build.onResolve({ filter: /^[@\w]/ }, async ({ path, pluginData, ...from }) => {
          // A call of `require` cannot load a URL.
          if (pluginData === nested || from.kind === 'entry-point' || from.kind === 'require-call')
            return undefined;
          const found = await build.resolve(path, { ...from, pluginData: nested });
          if (found.errors.length > 0 || found.external || !isRunnable.test(found.path)) return found;
          versions.add(versionOf(found.path));
          return { path: pathToFileURL(found.path).href, external: true };
        });
      },
    },
    versions: () => [...versions].sort(),
  };
}

/** A module in a package that Node can load. */
const isRunnable = /[\\/]node_modules[\\/].*\.[cm]?js$/;

/** Reads name and version from the package that contains a file; the file without either. */
function versionOf(file: string): string {
  for (let folder = dirname(file); basename(folder) !== 'node_modules'; folder = dirname(folder)) {
    const manifest = join(folder, 'package.json');
    if (!existsSync(manifest)) continue;
    const { name, version } = parseManifest(readFileSync(manifest, 'utf8'));
    // A package may have another manifest, with a type alone, beside its modules.
    if (typeof name === 'string' && typeof version === 'string') return `${name}@${version}`;
  }
  return file;
}
