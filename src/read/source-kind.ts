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
  if (isBeside(path, layout)) return 'ignored';
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

/**
 * True for other files outside the content folder that are only there because page modules or API documents
 * are: an index in Markdown beside API documents is no page, and would have no address.
 */
function isBeside(path: SourcePath, { pageModules, products }: SourceLayout): boolean {
  if (!path.startsWith('../')) return false;
  const isIn = (folder: SourcePath | undefined) => folder !== undefined && isInside(folder, path);
  if (products.some(({ content }) => isIn(content))) return false;
  const isApi = products.some(({ api }) => isIn(api));
  return path.endsWith('.md') ? isApi || isIn(pageModules) : isIn(pageModules) && !isApi;
}
