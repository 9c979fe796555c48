import { existsSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { Plugin } from 'esbuild';
import type { FilePath } from '../../../model/path.ts';

/** The folders of templates. */
export interface TemplateRoots {
  readonly templates: FilePath;
  /** The site's templates: a file of the same relative path takes the place of ours. */
  readonly siteTemplates: FilePath;
}

/** Lets the site's templates take the place of ours. */
export function shadowTemplates({ templates, siteTemplates }: TemplateRoots): Plugin {
  return {
    name: 'shadow-templates',
    setup(build) {
      if (siteTemplates === templates) return;
      // Looked for at every build: the folder may come while the same context is kept.
      let isThere = false;
      build.onStart(() => {
        isThere = existsSync(siteTemplates);
      });
      // Our templates name one another with their endings, and packages do not, which have 900 relative imports in a bundle of ten demos.
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
