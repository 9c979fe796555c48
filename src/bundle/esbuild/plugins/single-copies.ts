import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BuildOptions, Plugin } from 'esbuild';
import type { FilePath } from '../../../model/path.ts';

/** The folders from which templates and packages are resolved. */
export interface Roots {
  /** The site's folder. */
  readonly root: FilePath;
  /** Our templates. */
  readonly templates: FilePath;
  /** The site's templates, which replace ours. */
  readonly siteTemplates: FilePath;
  /** The fallback for packages that the site has not installed. */
  readonly packages: FilePath;
}

/** Packages that must exist once per page: hooks and contexts do not work across two copies of a package. */
export const singlePackages: readonly string[] = [
  'react',
  'react-dom',
  '@emotion/react',
  '@emotion/cache',
  '@emotion/styled',
];

/**
 * Resolves each of these packages from one folder: the site's if it has them, else ours. An alias of a
 * package to itself makes esbuild resolve it from the site's folder, and is faster than a plugin. The plugin
 * is for packages that only our templates can resolve, as in the folder layout of pnpm.
 */
export function singleCopies(roots: Roots): Pick<Required<BuildOptions>, 'alias' | 'plugins'> {
  const isVisible = (name: string) => isInstalledAbove(name, roots.root) || isInstalled(name, roots.packages);
  const visible = singlePackages.filter(isVisible);
  const hidden = singlePackages.filter((name) => !isVisible(name));
  return {
    alias: Object.fromEntries(visible.map((name) => [name, name])),
    plugins: hidden.length === 0 ? [] : [fromTemplates(hidden, roots)],
  };
}

/** Resolves packages from the site's folder, in case one was installed since, else from our templates. */
function fromTemplates(names: readonly string[], { root, templates }: Roots): Plugin {
  const nested = Symbol('nested resolve');
  return {
    name: 'single-copies',
    setup(build) {
      build.onResolve(
        { filter: new RegExp(`^(?:${names.join('|')})(?:/|$)`) },
        async ({ path, kind, pluginData }) => {
          if (pluginData === nested) return undefined;
          for (const resolveDir of [root, templates]) {
            const found = await build.resolve(path, { resolveDir, kind, pluginData: nested });
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
  return isInstalled(name, folder) || (above !== folder && isInstalledAbove(name, above));
}

function isInstalled(name: string, folder: string): boolean {
  return existsSync(join(folder, 'node_modules', name, 'package.json'));
}
