// picomatch (jonschlinkert and the micromatch organisation) matches globs for most tools of the field.
import picomatch from 'picomatch';
import { siteModuleName } from '../config/site-module.ts';
import { isInside, pageEnd, pathIn } from '../lib/path.ts';
import { isRelease } from '../lib/release-folder.ts';
import { routePattern } from '../lib/route-pattern.ts';
import { memoize } from '../memo/memoize.ts';
import type { Config, RouteRule } from '../model/config.ts';
import type { SourcePath } from '../model/path.ts';
import type { SourceKind } from '../model/source.ts';

/** The part of the configuration that determines the kind of a file. */
export type SourceLayout = Pick<
  Config,
  | 'publicDir'
  | 'products'
  | 'routes'
  | 'errorCodes'
  | 'linkManifests'
  | 'pageModules'
  | 'components'
  | 'includes'
  | 'exclude'
>;

const inPackage = /(?:^|\/)node_modules(?:\/|$)/;
const moduleEnd = /\.(?:[cm]?[jt]sx?(?:\.preview)?|json|css)$/;

/**
 * Returns the kind of a file in the content folder from its path alone, so that watching and reading agree.
 *
 * `site.yaml` and `site.ts` → config; `navigation/x.ts` → navigation; `translations/de.yaml` → translation;
 * `public/favicon.svg` → public; `a/b.md` and `a/b.mdx` → page; `a/B.tsx` → module; `a/b.png` → media;
 * `a/.DS_Store` and `a/~b.md` → ignored
 */
export function sourceKind(path: SourcePath, layout: SourceLayout): SourceKind {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (path === 'site.yaml' || path === siteModuleName) return 'config';
  if (path === layout.errorCodes) return 'messages';
  if (layout.linkManifests.some(({ source }) => source === path)) return 'link-manifest';
  if (isInside(layout.publicDir, path)) return 'public';
  if (layout.products.some((product) => product.navigation === path)) return 'navigation';
  const api = name.startsWith('.') || name.startsWith('~') ? undefined : apiKind(path, layout.products);
  if (api) return api;
  if (/^translations\/[^/~.][^/]*\.(?:ya?ml|json)$/.test(path)) return 'translation';
  // A file that no product names may be one whose name a product misspells: a hint finds it.
  if (isInside('navigation', path) && /\.(?:ya?ml|json)$/.test(path)) return 'media';
  if (/^(?:navigation|translations)\//.test(path)) return 'ignored';
  if (name.startsWith('.') || name.startsWith('~') || inPackage.test(path)) return 'ignored';
  if (isPageModule(path, layout)) return 'page-module';
  if (isIncluded(path, layout)) return moduleEnd.test(name) ? 'module' : 'media';
  if (isBeside(path, layout)) return 'ignored';
  if (pageEnd.test(name)) return isPage(path, layout) ? 'page' : 'media';
  if (/\.d\.ts$/.test(name) || name === 'tsconfig.json') return 'ignored';
  if (moduleEnd.test(name)) return 'module';
  return 'media';
}

/** API documents and their descriptions are JSON in folders of their own. */
function apiKind(path: SourcePath, products: SourceLayout['products']): SourceKind | undefined {
  if (!path.endsWith('.json')) return undefined;
  for (const { api } of products) {
    if (api && isRelease(path, api)) return 'api-release';
    if (api?.documents.some((folder) => isInside(folder, path))) return 'api-document';
    if (api && isInside(api.descriptions, path)) return 'api-descriptions';
  }
  return undefined;
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
 * are: an index in Markdown beside API documents is no page unless the route table gives it an address.
 */
function isBeside(path: SourcePath, { pageModules, products, routes }: SourceLayout): boolean {
  if (!path.startsWith('../')) return false;
  if (pageEnd.test(path) && routes.some((rule) => patternOf(rule)(path))) return false;
  const isIn = (folder: SourcePath | undefined) => folder !== undefined && isInside(folder, path);
  if (products.some(({ content }) => isIn(content))) return false;
  const isApi = products.some(({ api }) => api?.documents.some(isIn) || isIn(api?.descriptions));
  return isApi || isIn(pageModules);
}

/** True for a file of `includes`, unless a product has its pages nearer: no such file is a page. */
function isIncluded(path: SourcePath, { includes, products }: SourceLayout): boolean {
  const found = innermost(includes, path);
  return found !== undefined && found.length > (innermost(contentFolders(products), path)?.length ?? -1);
}

const patternOf = memoize((rule: RouteRule) => routePattern(rule.source));

/**
 * False for a Markdown file that the site excludes, and for one in a folder of components, unless a product
 * has its pages there. Such a file can still be linked to.
 */
function isPage(path: SourcePath, layout: SourceLayout): boolean {
  const { components, exclude } = layout;
  const folders = contentFolders(layout.products);
  if (exclude.length > 0 && isExcluded(path, folders, exclude)) return false;
  const component = innermost(components, path);
  return component === undefined || component.length <= (innermost(folders, path)?.length ?? -1);
}

const contentFolders = memoize((products: SourceLayout['products']): readonly SourcePath[] => [
  '.' as SourcePath,
  ...products.flatMap(({ content }) => (content === undefined ? [] : [content])),
]);

function isExcluded(path: SourcePath, folders: readonly SourcePath[], exclude: readonly string[]): boolean {
  const matches = matcherOf(exclude);
  const inside = folders.filter((folder) => isInside(folder, path)).map((folder) => pathIn(folder, path));
  return [path, ...inside].some((name) => matches(name));
}

const matcherOf = memoize((exclude: readonly string[]) => picomatch([...exclude], { dot: true }));

/** The longest of the folders that contain a path. */
function innermost(folders: readonly SourcePath[], path: SourcePath): SourcePath | undefined {
  let found: SourcePath | undefined;
  for (const folder of folders)
    if (isInside(folder, path) && folder.length >= (found?.length ?? 0)) found = folder;
  return found;
}
