import { existsSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { Plugin } from 'esbuild';
import type { FilePath } from '../../../model/path.ts';

/** Template folders. */
export interface TemplateRoots {
  readonly templates: FilePath;
  /** The site's templates: each shadows our template with the same relative path. */
  readonly siteTemplates: FilePath;
}

/** Creates a plugin that resolves our templates to those of the site. */
export function shadowTemplates({ templates, siteTemplates }: TemplateRoots): Plugin {
  return {
    name: 'shadow-templates',
    setup(build) {
      if (siteTemplates === templates) return;
      // Checked in each build, because the folder may be created while the context lives.
      let isThere = false;
      build.onStart(() => {
        isThere = existsSync(siteTemplates);
      });
      // Our templates import each other with extensions. Imports inside packages mostly have none and skip
      // the plugin.
      build.onResolve({ filter: /^\.{1,2}\/.+\.tsx?$/ }, ({ path, resolveDir }) => {
        if (!isThere) return undefined;
        const inside = relative(templates, resolve(resolveDir, path));
        if (inside.startsWith('..') || inside.split(sep).length === 0) return undefined;
        const shadow = join(siteTemplates, inside);
        return existsSync(shadow) ? { path: shadow } : undefined;
      });
    },
  };
}
