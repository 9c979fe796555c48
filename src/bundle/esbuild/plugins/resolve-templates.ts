import { existsSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { Plugin } from 'esbuild';
import type { FilePath } from '../../../model/path.ts';
import type { Roots } from './single-copies.ts';

/** What the imports of templates depend on. */
export interface TemplatePlaces extends Pick<Roots, 'templates' | 'siteTemplates'> {
  /** The site has a theme, so that lengths and fonts are variables. */
  readonly themed: boolean;
  /** The theme of the site's demos, `content/theme.ts`. It may not exist. */
  readonly demoTheme: FilePath;
  /** Templates and the theme of the site that do not compile. Ours stand in for them. */
  readonly leftOut: ReadonlySet<string>;
}

/** How modules of a site import our templates: `colophon/templates/layout/icons.tsx`. */
export const templatesImport = 'colophon/templates/';

/** How our templates import the theme of the site. */
const siteThemeImport = 'colophon:site-theme';

/** The modules that need our own tokens where a site has a theme. */
const basedOnTokens = ['themed-tokens.ts', join('styles', 'site-theme.ts')];

/**
 * Creates a plugin that resolves imports of our templates to those of the site with the same relative path.
 * On sites with a theme, other modules replace our tokens and the theme of demos; the templates of all other
 * sites are bundled without them.
 */
export function resolveTemplates(places: TemplatePlaces): Plugin {
  const { templates, siteTemplates, themed, demoTheme, leftOut } = places;
  return {
    name: 'resolve-templates',
    setup(build) {
      // Checked in each build, because files may be created while the context lives.
      let hasShadows = false;
      let hasDemoTheme = false;
      build.onStart(() => {
        hasShadows = siteTemplates !== templates && existsSync(siteTemplates);
        hasDemoTheme = existsSync(demoTheme) && !leftOut.has(demoTheme);
      });
      const shadowOf = (inside: string, importer: string): string | undefined => {
        const shadow = join(siteTemplates, inside);
        // A template that imports its own path extends ours.
        const isUsable = hasShadows && shadow !== importer && !leftOut.has(shadow);
        return isUsable && existsSync(shadow) ? shadow : undefined;
      };
      const themedModule = (inside: string, importer: string): string | undefined => {
        const isBased = basedOnTokens.some((name) => join(templates, name) === importer);
        if (inside === 'tokens.ts' && themed && !isBased) return join(templates, 'themed-tokens.ts');
        if (inside === 'demo-theme.ts' && hasDemoTheme) return join(templates, 'themed-demo-theme.ts');
        return undefined;
      };
      const find = (inside: string, importer: string) =>
        shadowOf(inside, importer) ?? themedModule(inside, importer);
      // Only imports with an extension, as our templates have: packages have many relative imports.
      build.onResolve({ filter: /^\.{1,2}\/.+\.tsx?$/ }, ({ path, resolveDir, importer }) => {
        if (!hasShadows && !themed && !hasDemoTheme) return undefined;
        const inside = relative(templates, resolve(resolveDir, path));
        if (inside.startsWith('..')) return undefined;
        const found = find(inside, importer);
        return found === undefined ? undefined : { path: found };
      });
      build.onResolve({ filter: new RegExp(`^${templatesImport}`) }, ({ path, importer }) => {
        const inside = withExtension(path.slice(templatesImport.length), templates);
        if (inside === undefined) return undefined;
        return { path: find(inside, importer) ?? join(templates, inside) };
      });
      build.onResolve({ filter: new RegExp(`^${siteThemeImport}$`) }, () => ({ path: demoTheme }));
    },
  };
}

/** Returns the path of one of our templates; TypeScript users may leave out its extension, or write `.js`. */
function withExtension(written: string, templates: FilePath): string | undefined {
  const bare = written.replace(/\.jsx?$/, '');
  return [written, `${bare}.tsx`, `${bare}.ts`]
    .map((path) => path.split('/').join(sep))
    .find((path) => !path.startsWith('..') && /\.tsx?$/.test(path) && existsSync(join(templates, path)));
}
