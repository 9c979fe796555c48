import { dirname, join } from 'node:path';
import type { BuildContext } from '../build/context.ts';
import { findPackageFolder, linkPackage } from '../effects/find-package-folder.ts';
import { relativePath } from '../lib/relative-path.ts';
import type { ApiPackage } from '../model/api-extraction.ts';
import type { FilePath, SourcePath } from '../model/path.ts';
import type { ReadPackage } from '../read/read-package.ts';

/** Where another version of a package is written. */
export interface UnpackPlace {
  /** An empty folder of the site. */
  readonly folder: FilePath;
  /** The version that the site documents. */
  readonly present: ApiPackage;
}

/**
 * Writes another version of a package and returns its module. It stands in a folder of packages, so that its
 * types count as those of this package, and imports the packages that the present version imports: types of
 * their other versions have other names.
 */
export async function unpackPackage(
  { name, entry, files: texts, dependencies }: ReadPackage,
  { folder, present }: UnpackPlace,
  { files, config }: Pick<BuildContext, 'files' | 'config'>,
): Promise<SourcePath> {
  const place = join(folder, 'node_modules', name) as FilePath;
  for (const [path, bytes] of texts)
    if (/\.(?:[cm]?tsx?|json)$/.test(path)) await files.write(join(place, path) as FilePath, bytes);
  const home =
    present.entry === undefined
      ? await findPackageFolder(name, config.root)
      : (dirname(join(config.contentDir, present.entry)) as FilePath);
  for (const dependency of home === undefined ? [] : dependencies.flatMap(withTypes)) {
    const theirs = home && (await findPackageFolder(dependency, home));
    const found = await findPackageFolder(dependency, place);
    if (theirs !== undefined && theirs !== found) await linkPackage(dependency, place, theirs);
  }
  return relativePath(config.contentDir, join(place, entry)) as SourcePath;
}

/** `react` → `react`, `@types/react`; `@acme/ui` → `@acme/ui`, `@types/acme__ui` */
function withTypes(name: string): string[] {
  if (name.startsWith('@types/')) return [name];
  return [name, `@types/${name.replace(/^@([^/]+)\//, '$1__')}`];
}
