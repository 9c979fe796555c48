import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BuildOptions, Plugin } from 'esbuild';
import type { FilePath } from '../../../model/path.ts';

/** Where packages are looked for. */
export interface PackageRoots {
  /** The site's folder. */
  readonly root: FilePath;
  /** Our templates. */
  readonly templates: FilePath;
  /** Looked into for packages that the site has not installed. */
  readonly packages: FilePath;
}

/** Packages that may exist only once in a page: two copies of React, or of emotion's context, do not know each other. */
export const singlePackages: readonly string[] = [
  'react',
  'react-dom',
  '@emotion/react',
  '@emotion/cache',
  '@emotion/styled',
];

/**
 * Resolves the packages that exist once from one place: the site where it has them, else this package. An alias to itself makes the bundler
 * look from the site's folder, and costs nothing; a plug-in is asked for each of 200 imports, and asks twice: a third of the time of bundling
 * ten demos. So it is there for packages alone that only our templates see, as they are stored by pnpm.
 */
export function singleCopies(roots: PackageRoots): Pick<Required<BuildOptions>, 'alias' | 'plugins'> {
  const isSeen = (name: string) => isInstalledAbove(name, roots.root) || isThere(name, roots.packages);
  const seen = singlePackages.filter(isSeen);
  const hidden = singlePackages.filter((name) => !isSeen(name));
  return {
    alias: Object.fromEntries(seen.map((name) => [name, name])),
    plugins: hidden.length === 0 ? [] : [fromTemplates(hidden, roots)],
  };
}

/** Resolves packages from the site's folder, where one was installed since, else from our templates. */
function fromTemplates(names: readonly string[], { root, templates }: PackageRoots): Plugin {
  const isOurs = Symbol('resolved here');
  return {
    name: 'single-copies',
    setup(build) {
      build.onResolve(
        { filter: new RegExp(`^(?:${names.join('|')})(?:/|$)`) },
        async ({ path, kind, pluginData }) => {
          if (pluginData === isOurs) return undefined;
          for (const resolveDir of [root, templates]) {
            const found = await build.resolve(path, { resolveDir, kind, pluginData: isOurs });
            if (found.errors.length === 0) return found;
          }
          return undefined;
        },
      );
    },
  };
}

function isInstalledAbove(name: string, folder: string): boolean {
  const above = dirname(folder);
  return isThere(name, folder) || (above !== folder && isInstalledAbove(name, above));
}

function isThere(name: string, folder: string): boolean {
  return existsSync(join(folder, 'node_modules', name, 'package.json'));
}
