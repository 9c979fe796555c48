import { isInside } from '../lib/path.ts';
import type { Config } from '../model/config.ts';
import type { SourcePath } from '../model/path.ts';
import type { SourceKind } from '../model/source.ts';

/** The part of the configuration that determines the kind of a file. */
export type SourceLayout = Pick<Config, 'publicDir' | 'products' | 'errorCodes' | 'pageModules'>;

const inPackage = /(?:^|\/)node_modules(?:\/|$)/;
const moduleEnd = /\.(?:[cm]?[jt]sx?(?:\.preview)?|json|css)$/;

/**
 * Returns the kind of a file in the content folder from its path alone, so that watching and reading agree.
 *
 * `site.yaml` → config; `navigation/x.ts` → navigation; `translations/de.yaml` → translation;
 * `public/favicon.svg` → public; `a/b.md` → page; `a/B.tsx` → module; `a/b.png` → media; `a/.DS_Store` and
 * `a/~b.md` → ignored
 */
export function sourceKind(path: SourcePath, layout: SourceLayout): SourceKind {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (path === 'site.yaml') return 'config';
  if (path === layout.errorCodes) return 'messages';
  if (isInside(layout.publicDir, path)) return 'public';
  if (layout.products.some((product) => product.navigation === path)) return 'navigation';
  if (/^translations\/[^/~.][^/]*\.(?:ya?ml|json)$/.test(path)) return 'translation';
  if (isInside('navigation', path) || isInside('translations', path)) return 'ignored';
  if (name.startsWith('.') || name.startsWith('~') || inPackage.test(path)) return 'ignored';
  if (isPageModule(path, layout)) return 'page-module';
  if (isBesideModules(path, layout)) return 'ignored';
  if (name.endsWith('.md')) return 'page';
  if (/\.d\.ts$/.test(name) || name === 'tsconfig.json') return 'ignored';
  if (moduleEnd.test(name)) return 'module';
  return 'media';
}

/** Modules in a folder of pages that is inside the folder of page modules are those of demos. */
function isPageModule(path: SourcePath, { pageModules, products }: SourceLayout): boolean {
  if (pageModules === undefined || !isInside(pageModules, path) || !/\.[jt]sx?$/.test(path)) return false;
  return !products.some(
    ({ content }) => content !== undefined && isInside(pageModules, content) && isInside(content, path),
  );
}

/** True for other files in the folder of page modules, unless the folder is read for another reason. */
function isBesideModules(path: SourcePath, { pageModules, products }: SourceLayout): boolean {
  if (pageModules === undefined || !path.startsWith('../') || !isInside(pageModules, path)) return false;
  const folders = products.flatMap(({ content, api }) => [content, api]);
  return !folders.some((folder) => folder !== undefined && isInside(folder, path));
}
