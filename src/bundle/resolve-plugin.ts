import { existsSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { Plugin } from 'esbuild';
import type { FilePath } from '../model/path.ts';

/** Where the bundles find templates and packages. */
export interface BundleRoots {
  /** The site's folder. */
  readonly root: FilePath;
  /** Our templates. */
  readonly templates: FilePath;
  /** The site's templates: a file of the same relative path takes the place of ours. */
  readonly siteTemplates: FilePath;
}

/** Packages that may exist only once in a page: two copies of React, or of emotion's context, do not know each other. */
export const singlePackages = /^(?:react|react-dom|@emotion\/(?:react|cache|styled))(?:\/|$)/;

/** Resolves the packages that exist once from one place: the site where it has them, else this package. */
export function singleCopies({ root, templates }: BundleRoots): Plugin {
  const isOurs = Symbol('resolved here');
  return {
    name: 'single-copies',
    setup(build) {
      build.onResolve({ filter: singlePackages }, async ({ path, kind, pluginData }) => {
        if (pluginData === isOurs) return undefined;
        for (const resolveDir of [root, templates]) {
          const found = await build.resolve(path, { resolveDir, kind, pluginData: isOurs });
          if (found.errors.length === 0) return found;
        }
        return undefined;
      });
    },
  };
}

/** Lets the site's templates take the place of ours. */
export function shadowTemplates({ templates, siteTemplates }: BundleRoots): Plugin {
  return {
    name: 'shadow-templates',
    setup(build) {
      if (siteTemplates === templates) return;
      // Looked for at every build: the folder may come while the same context is kept.
      let isThere = false;
      build.onStart(() => {
        isThere = existsSync(siteTemplates);
      });
      build.onResolve({ filter: /^\.{1,2}\// }, ({ path, resolveDir }) => {
        if (!isThere) return undefined;
        const inside = relative(templates, resolve(resolveDir, path));
        if (inside.startsWith('..') || inside.split(sep).length === 0) return undefined;
        const shadow = join(siteTemplates, inside);
        return existsSync(shadow) ? { path: shadow } : undefined;
      });
    },
  };
}
