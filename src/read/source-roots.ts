import { join } from 'node:path';
import type { Config } from '../model/config.ts';
import type { FilePath } from '../model/path.ts';

/**
 * Returns the source folders: the content folder, and folders of products, API documents, components, page
 * modules and public files outside it.
 */
export function sourceRoots(config: Config): FilePath[] {
  const outside = config.products
    .flatMap(({ content, api, translations = {} }) => [
      content,
      ...(api?.documents ?? []),
      api?.descriptions,
      ...Object.values(translations),
    ])
    .concat(config.components, config.publicDir, config.pageModules)
    .filter((folder) => folder?.startsWith('../'))
    .map((folder) => join(config.contentDir, folder ?? '') as FilePath);
  return [...new Set([config.contentDir, ...outside])];
}
