import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join, sep } from 'node:path';
import type { Plugin } from 'esbuild';
import type { TemplatePlaces } from './resolve-templates.ts';

const core = /^@mui\/(?:material|system|utils|private-theming|styled-engine|types)(?:\/|$)/;

const forDemos: ReadonlySet<string> = new Set(['demo-theme.ts', 'themed-demo-theme.ts', 'demo-root.tsx']);

/** True for our templates that give demos their theme, which is that of the site's version of Material UI. */
export function isDemoTheme(template: string): boolean {
  return forDemos.has(basename(template));
}

/**
 * Creates a plugin that gives the templates their own version of Material UI where a site has an alias for
 * it: the sources of a tree may be of a version without the functions that templates need. Templates that are
 * left out use it too, because the site's version does not compile.
 */
export function ownMaterial(
  { templates, leftOut }: Pick<TemplatePlaces, 'templates' | 'leftOut'>,
  alias: Readonly<Record<string, string>>,
): Plugin {
  const { resolve } = createRequire(join(templates, 'theme.ts'));
  const resolved = (specifier: string) => {
    const path = resolve(specifier);
    const module = path.replace(/\.js$/, '.mjs');
    return existsSync(module) ? module : path;
  };
  return {
    name: 'own-material',
    setup(build) {
      if (!Object.keys(alias).some((name) => core.test(name))) return;
      const scope = `${sep}node_modules${sep}@mui${sep}`;
      const folder = resolve('@mui/material/styles').split(`${scope}material${sep}`)[0] + scope;
      const isOwn = (importer: string) =>
        importer.startsWith(folder)
          ? core.test(`@mui/${importer.slice(folder.length).split(sep)[0]}`)
          : importer.startsWith(templates + sep) && (!isDemoTheme(importer) || leftOut.has(importer));
      build.onResolve({ filter: core }, ({ path, importer }) =>
        isOwn(importer) ? { path: resolved(path), sideEffects: false } : undefined,
      );
    },
  };
}
