import { posix } from 'node:path';
import { descriptionsBeside } from '../../config/api-schema.ts';
import { toSitePath } from '../../lib/path.ts';
import type { SitePath, SourcePath } from '../../model/path.ts';
import type { InspectedApi } from '../inspected-tree.ts';
import { filesBelow, type TreeFiles } from '../tree-files.ts';
import type { FamilyPageModule } from './page-modules.ts';

/** The API documents of a product of a family tree. */
export interface FamilyApi {
  readonly api: InspectedApi;
  /** The addresses of the documents with a page of their own, by the rule of the new site. */
  readonly paths: readonly SitePath[];
  /** The addresses of all documents: some are shown in a tab of another page. */
  readonly all: readonly SitePath[];
}

/** Lists the API documents of a tree: `docs/pages/x/api/charts/gauge.json`. */
export function apiFilesIn(tree: TreeFiles, root: string): readonly string[] {
  return filesBelow(tree, posix.join(root, 'pages'), /\.json$/).filter((file) =>
    /\/api(?:-docs)?\//.test(file),
  );
}

/**
 * Finds the API documents below the root of a product, and their descriptions; undefined if there are none.
 */
export function familyApi(
  productRoot: string,
  { root, tree, apiFiles, modules }: FamilyApiSources,
): FamilyApi | undefined {
  const own = apiFiles.filter((file) => `/${file}`.includes(`/pages${productRoot}`));
  const documents = own.map((file) => /^.*?\/api(?:-docs)?(?=\/)/.exec(file)?.[0]).find(Boolean);
  if (documents === undefined) return undefined;
  const names = own
    .filter((file) => file.startsWith(`${documents}/`))
    .map((file) => file.slice(documents.length + 1).replace(/\.json$/, ''));
  const shown = new Set(modules.filter(({ isApi }) => isApi).map(({ path }) => toSitePath(path)));
  // A tree without page modules of documents says nowhere else that they are part of other pages.
  const isShown = (path: SitePath) => shown.size === 0 || shown.has(path);
  const paths = names.map((name) => toSitePath(`${productRoot}/api/${name}`));
  const descriptions = descriptionsFolder(names, root, tree);
  const isDefault = descriptions === descriptionsBeside(documents as SourcePath);
  return {
    api: { documents, ...(descriptions !== undefined && !isDefault && { descriptions }) },
    paths: paths.filter(isShown),
    all: paths,
  };
}

interface FamilyApiSources {
  readonly root: string;
  readonly tree: TreeFiles;
  readonly apiFiles: readonly string[];
  readonly modules: readonly FamilyPageModule[];
}

/** Trees of several products have `translations/api-docs`, `translations/api-docs-joy` and so on. */
function descriptionsFolder(names: readonly string[], root: string, tree: TreeFiles): string | undefined {
  const translations = posix.join(root, 'translations');
  const files = filesBelow(tree, translations, /\.json$/);
  const folders = new Set(
    files.flatMap((file) => /^api-docs[^/]*/.exec(posix.relative(translations, file))?.[0] ?? []),
  );
  const known = new Set(files);
  const counted = [...folders].map((folder) => {
    const path = posix.join(translations, folder);
    const found = names.filter((name) =>
      [`${name}/${posix.basename(name)}`, name].some((file) => known.has(posix.join(path, `${file}.json`))),
    );
    return { path, count: found.length };
  });
  return counted.sort((a, b) => b.count - a.count).find(({ count }) => count > 0)?.path;
}
