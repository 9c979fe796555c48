import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import type { Roots } from './single-copies.ts';

/** Creates a plugin that resolves our templates to those of the site with the same relative path. */
export function shadowTemplates({ templates, siteTemplates }: Roots): Plugin {
  return {
    name: 'shadow-templates',
    setup(build) {
      if (siteTemplates === templates) return;
      // Checked in each build, because the folder may be created while the context lives.
      let isThere = false;
      build.onStart(() => {
        isThere = existsSync(siteTemplates);
      });
      // Only imports with an extension, as our templates have: packages have many relative imports.
      build.onResolve({ filter: /^\.{1,2}\/.+\.tsx?$/ }, ({ path, resolveDir }) => {
        if (!isThere) return undefined;
        const inside = relative(templates, resolve(resolveDir, path));
        if (inside.startsWith('..')) return undefined;
        const shadow = join(siteTemplates, inside);
        return existsSync(shadow) ? { path: shadow } : undefined;
      });
    },
  };
}
